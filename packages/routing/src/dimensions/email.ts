import type { Dimension, DimensionModule, LocatedSpec } from "./dimension.ts";
import { FLAGS, makeFlagSpec, PRESENCE } from "./flag.ts";
import { makeListSpec, sampleTexts, TEXTS } from "./list.ts";

export interface EmailFacts {
  readonly email_address: boolean;
  readonly email_type: string | undefined;
  readonly email_validated: boolean | undefined;
}

const ADDRESS = {
  ...PRESENCE,
  name: "email-address",
  group: "email",
  read: ({ email_address }) => email_address,
  fields: [{ field: "client_info/email/email", isThere: ({ email_address }: EmailFacts) => email_address }],
  listSamples: () => [true, false].map((email_address) => ({ email_address })),
} as const satisfies Dimension<boolean, EmailFacts>;

const TYPE = {
  ...TEXTS,
  name: "email-type",
  group: "email",
  noun: "e-mail addresses of type",
  read: ({ email_type }) => email_type,
  fields: [{ field: "client_info/email/email_type" }],
  listSamples: (lists) => [undefined, ...sampleTexts(lists, undefined)].map((email_type) => ({ email_type })),
} as const satisfies Dimension<string, EmailFacts>;

const VALIDATED = {
  ...FLAGS,
  name: "email-validated",
  group: "email",
  read: ({ email_validated }) => email_validated,
  fields: [{ field: "client_info/email/validated" }],
  listSamples: () => [undefined, true, false].map((email_validated) => ({ email_validated })),
} as const satisfies Dimension<boolean, EmailFacts>;

export const email = {
  member: "email",
  dimensions: [ADDRESS, TYPE, VALIDATED],
  plainFacts: { email_address: false, email_type: undefined, email_validated: undefined } as EmailFacts,
  listSpecs: ({ address, type, validated }) => {
    const specs: LocatedSpec[] = [];
    if (address !== undefined) specs.push(["/email/address", makeFlagSpec(ADDRESS, address.present)]);
    if (type !== undefined) specs.push(["/email/type", makeListSpec(TYPE, type)]);
    if (validated !== undefined)
      specs.push(["/email/validated", makeFlagSpec(VALIDATED, validated.is, validated.on_missing)]);
    return specs;
  },
} as const satisfies DimensionModule<"email", EmailFacts>;
