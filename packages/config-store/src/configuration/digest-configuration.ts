import { createHash } from "node:crypto";
import type { MerchantConfiguration } from "@payment-routing/config-contract";

/**
 * The digest that names a version of the configuration: `sha256:` and the SHA-256, in hexadecimal, of its canonical JSON
 * (RFC 8785). White space, comments and the order of members make no difference; the order of lists does, and with it
 * how they are spread over files.
 */
export function digestConfiguration(configuration: MerchantConfiguration): string {
  return `sha256:${createHash("sha256").update(canonicalize(configuration)).digest("hex")}`;
}

/** JSON.stringify already writes strings and numbers as RFC 8785 wants them: what is left is the order of members. */
function canonicalize(configuration: MerchantConfiguration): string {
  return JSON.stringify(configuration, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value) ? sortMembers(value) : value,
  );
}

/** Sorts by UTF-16 code units, as RFC 8785 does and as strings compare. */
function sortMembers(value: object): object {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
