import type { MacSpecification } from "../gen/index.ts";
import { digestText } from "./digest-text.ts";
import { joinFields } from "./join-fields.ts";

/**
 * Makes the member `hmac` of a transaction under a merchant's specification: SHA-512, in hexadecimal digits, over the
 * values of its fields and the salt. Fields of the callback are read from the last argument.
 *
 * Throws a MacError that names the field: a required one that is absent, a value that has no text (an object, an array,
 * null, a number past 2^53 - 1), a character that the charset does not have. The specification must be one that
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
