import type { Issue } from "@payment-routing/callback-contract";
import type { RequiredMember } from "@payment-routing/config-contract";
import { issueOfBody } from "./body-issue.ts";
import type { UnsignedBody } from "./compose-body.ts";
import { findUnknownCodes } from "./find-unknown-codes.ts";
import type { MerchantCallbacks } from "./resolve-callbacks.ts";

/** The values of closed codes in a callback that the configuration does not know. */
export function checkKnownCodes({ known_codes }: MerchantCallbacks, body: UnsignedBody): readonly Issue[] {
  if (known_codes.size === 0) return [];
  return findUnknownCodes(known_codes, body).map(({ code, path, received }) =>
    issueOfBody(
      "not-in-enumeration",
      path,
      `a known ${code}, as the code is closed`,
      JSON.stringify(received),
    ),
  );
}

/** The members that a merchant's configuration asks for and a transaction is without. */
export function checkRequiredMembers(merchant: MerchantCallbacks, body: UnsignedBody): readonly Issue[] {
  const { required_members } = merchant;
  if (required_members.length === 0) return [];
  return body.transactions.flatMap((transaction, index) =>
    required_members
      .filter((member) => isMissing(transaction, member))
      .map((member) =>
        issueOfBody("missing-member", `/transactions/${index}/${member}`, EXPECTED, "nothing"),
      ),
  );
}

const EXPECTED = "a member, as the merchant is configured";

/** `psp/id` and its like are asked for where there is a `psp`. */
function isMissing(transaction: object, member: RequiredMember): boolean {
  const [name = "", part] = member.split("/");
  const value = (transaction as Readonly<Record<string, unknown>>)[name];
  if (part === undefined) return value === undefined;
  return typeof value === "object" && value !== null && !(part in value);
}
