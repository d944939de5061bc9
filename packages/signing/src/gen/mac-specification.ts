// Generated from schemas/mac/mac-specification.schema.json. Do not edit: npm run generate.

/**
 * Specification of the MAC of a merchant's transactions: the SHA-512 digest of a text that joins the values
 * of the fields, in order, and the salt.
 *
 * From mac-specification.schema.json.
 */
export interface MacSpecification {
  /**
   * Values included in the MAC, in order.
   *
   * @minItems 1
   * @maxItems 100
   */
  readonly fields: readonly [MacField, ...MacField[]];
  /**
   * Separator between two values. May be empty. If it is empty or can occur in a value, different
   * transactions can have the same MAC. A control character such as U+001F does not occur in ordinary values.
   */
  readonly separator: string;
  /**
   * Position of the salt: before the values, after them, or both. With `leading`, anyone who sees a MAC can
   * compute the MAC of a longer text without knowing the salt.
   */
  readonly salt_position: "leading" | "trailing" | "both";
  /**
   * Separator between the salt and the values. May be empty.
   */
  readonly salt_separator: string;
  /**
   * Text for `true` and `false`.
   */
  readonly booleans: "true/false" | "1/0";
  /**
   * Handling of a field that is not required and has no value. `omit`: the field is left out. `empty`: it is
   * an empty text with its separator, so that the other values keep their positions.
   */
  readonly absent: "omit" | "empty";
  /**
   * Character encoding of the text. With `iso-8859-1`, a transaction with other characters in its fields has
   * no MAC.
   */
  readonly charset: "utf-8" | "iso-8859-1";
  /**
   * Case of the hexadecimal digits A to F in the MAC. A MAC in the other case is rejected.
   */
  readonly hex_case: "lower" | "upper";
}

/**
 * Value included in the MAC of a transaction. Text is included unchanged, an integer as its digits, any
 * other number in the shortest decimal form that parses to the same number (RFC 8785), unless `decimals` is
 * set.
 *
 * From mac-field.schema.json.
 */
export interface MacField {
  /**
   * Object that the pointer starts at: the transaction, or the callback that contains it.
   */
  readonly of?: "transaction" | "callback";
  /**
   * JSON Pointer (RFC 6901) to the value. Cannot point to an `hmac` or the `signature`, which are computed
   * later.
   */
  readonly pointer: string;
  /**
   * Whether the value must be present. If `true`, a transaction without the value has no MAC. If `false`, the
   * value is included if it is present.
   */
  readonly required: boolean;
  /**
   * Number of digits after the decimal point of a number, which is rounded (half away from zero) and padded
   * with zeros.
   */
  readonly decimals?: number;
}
