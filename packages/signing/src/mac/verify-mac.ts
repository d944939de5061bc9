import { timingSafeEqual } from "node:crypto";
import type { MacSpecification } from "../gen/index.ts";
import { readMember } from "../read-member.ts";
import { digestText } from "./digest-text.ts";
import { joinFields } from "./join-fields.ts";
import { MacError } from "./mac-error.ts";

const DIGITS = { lower: /^[0-9a-f]{128}$/, upper: /^[0-9A-F]{128}$/ } as const;

/**
 * Whether the member `hmac` of a transaction was made under this specification with one of these salts.
 *
 * Never throws for what a transaction holds: one that has no MAC is refused, and `computeMac` says why. Throws a
 * MacError for a salt that cannot be used.
 */
export function verifyMac(
  transaction: object,
  specification: MacSpecification,
  salts: readonly string[],
  callback?: object,
): boolean {
  const hmac = readMember(transaction, "hmac");
  const joined = findJoinedFields(transaction, specification, callback);
  if (joined === undefined || typeof hmac !== "string" || !DIGITS[specification.hex_case].test(hmac))
    return false;
  const offered = Buffer.from(hmac, "hex");
  // Every salt is tried, found or not: the time taken tells nothing.
  const matching = salts.filter((salt) =>
    timingSafeEqual(Buffer.from(digestText(joined, specification, salt), "hex"), offered),
  );
  return matching.length > 0;
}

function findJoinedFields(
  transaction: object,
  specification: MacSpecification,
  callback: object | undefined,
): string | undefined {
  try {
    return joinFields({ transaction, callback }, specification);
  } catch (error) {
    if (error instanceof MacError) return undefined;
    throw error;
  }
}
