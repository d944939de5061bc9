import type { MobileConstraint } from "@payment-routing/config-contract";
import { membersOf } from "../configuration/configuration-parts.ts";
import type { Dimension, DimensionModule, LocatedSpec } from "./dimension.ts";
import { FLAGS, makeFlagSpec, PRESENCE } from "./flag.ts";
import { CODES, checkList, makeListSpec, sampleCodes, sampleTexts, TEXTS } from "./list.ts";

export interface MobileFacts {
  readonly mobile_number: boolean;
  readonly mobile_type: string | undefined;
  readonly mobile_country: number | undefined;
  readonly mobile_validated: boolean | undefined;
}

const NUMBER = {
  ...PRESENCE,
  name: "mobile-number",
  group: "mobile",
  read: ({ mobile_number }) => mobile_number,
  fields: [
    { field: "client_info/mobile/mobile", isThere: ({ mobile_number }: MobileFacts) => mobile_number },
  ],
  listSamples: () => [true, false].map((mobile_number) => ({ mobile_number })),
} as const satisfies Dimension<boolean, MobileFacts>;

const TYPE = {
  ...TEXTS,
  name: "mobile-type",
  group: "mobile",
  noun: "phones of type",
  read: ({ mobile_type }) => mobile_type,
  fields: [{ field: "client_info/mobile/mobile_type" }],
  listSamples: (lists) =>
    [undefined, ...sampleTexts(lists, undefined)].map((mobile_type) => ({ mobile_type })),
} as const satisfies Dimension<string, MobileFacts>;

const COUNTRY = {
  ...CODES,
  name: "mobile-country",
  group: "mobile",
  code: "phone_country",
  noun: "phones of country",
  read: ({ mobile_country }) => mobile_country,
  fields: [{ field: "client_info/mobile/country_id" }],
  listSamples: (lists, { known }) =>
    [undefined, ...sampleCodes(lists, known.get("phone_country"))].map((mobile_country) => ({
      mobile_country,
    })),
} as const satisfies Dimension<number, MobileFacts>;

const VALIDATED = {
  ...FLAGS,
  name: "mobile-validated",
  group: "mobile",
  read: ({ mobile_validated }) => mobile_validated,
  fields: [{ field: "client_info/mobile/validated" }],
  listSamples: () => [undefined, true, false].map((mobile_validated) => ({ mobile_validated })),
} as const satisfies Dimension<boolean, MobileFacts>;

export const mobile = {
  member: "mobile",
  dimensions: [NUMBER, TYPE, COUNTRY, VALIDATED],
  plainFacts: {
    mobile_number: false,
    mobile_type: undefined,
    mobile_country: undefined,
    mobile_validated: undefined,
  } as MobileFacts,
  listSpecs: ({ number, type, country, validated }) => {
    const specs: LocatedSpec[] = [];
    if (number !== undefined) specs.push(["/mobile/number", makeFlagSpec(NUMBER, number.present)]);
    if (type !== undefined) specs.push(["/mobile/type", makeListSpec(TYPE, type)]);
    if (country !== undefined) specs.push(["/mobile/country", makeListSpec(COUNTRY, country)]);
    if (validated !== undefined)
      specs.push(["/mobile/validated", makeFlagSpec(VALIDATED, validated.is, validated.on_missing)]);
    return specs;
  },
  check: (path, given, { countries }) =>
    checkList(`${path}/country`, membersOf<MobileConstraint>(given).country, countries, "countries"),
} as const satisfies DimensionModule<"mobile", MobileFacts>;
