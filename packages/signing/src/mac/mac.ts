import { hash, timingSafeEqual } from "node:crypto";
import type { MacSpecification } from "../gen/index.ts";
import { readMember } from "../read-member.ts";
import { encodeText, isEncodable, joinFields, MacError } from "./mac-fields.ts";

/**
 * Computes the member `hmac` of a transaction: SHA-512 over the values of the specified fields and the salt, in hexadecimal
 * digits. `callback` provides the fields with `of: "callback"`.
 *
 * Throws a MacError that names the field: a required field that is absent, a value without a text form (an object, an array,
 * null, a number above 2^53 - 1), or a character outside of the charset. Requires a specification that
 * `validateMacSpecification` accepts.
 */
export function computeMac(
  transaction: object,
  specification: MacSpecification,
  salt: string,
  callback?: object,
): string {
  const digits = digestText(joinFields({ transaction, callback }, specification), specification, salt);
  return specification.hex_case === "upper" ? digits.toUpperCase() : digits;
}

const DIGITS = { lower: /^[0-9a-f]{128}$/, upper: /^[0-9A-F]{128}$/ } as const;

/**
 * Returns whether the member `hmac` of a transaction matches the specification and one of the salts.
 *
 * Never throws because of the transaction; `computeMac` explains why one has no MAC. Throws a MacError for an invalid salt.
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
  const received = Buffer.from(hmac, "hex");
  // Every salt is tried, so that the time does not depend on which one matches.
  const matching = salts.filter((salt) =>
    timingSafeEqual(Buffer.from(digestText(joined, specification, salt), "hex"), received),
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

/** Computes the digest of the joined fields and the salt, in lower-case hexadecimal digits. */
function digestText(joined: string, specification: MacSpecification, salt: string): string {
  const { charset, salt_position, salt_separator } = specification;
  if (salt === "") throw new MacError("empty-salt", "expected a salt, got an empty text");
  const parts = {
    leading: [salt, joined],
    trailing: [joined, salt],
    both: [salt, joined, salt],
  }[salt_position];
  const text = parts.join(salt_separator);
  if (!isEncodable(text, charset)) {
    throw new MacError("unencodable-character", `expected a salt and separators in ${charset}`);
  }
  return hash("sha512", encodeText(text, charset), "hex");
}
