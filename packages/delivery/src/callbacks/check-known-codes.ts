import type { Issue } from "@payment-routing/callback-contract";
import type { UnsignedBody } from "./compose-body.ts";
import { findUnknownCodes } from "./find-unknown-codes.ts";
import { issueOfBody } from "./issue-of-body.ts";
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
