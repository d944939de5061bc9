// Generated from schemas/mac/mac-specification.schema.json. Do not edit: npm run generate.

/**
 * How the MAC of a transaction is made for a merchant: the SHA-512 digest of the values of the fields, in
 * their order, joined with the salt into one text.
 *
 * From mac-specification.schema.json.
 */
export interface MacSpecification {
  /**
   * What enters the MAC, in order.
   *
   * @minItems 1
   * @maxItems 100
   */
  readonly fields: readonly [MacField, ...MacField[]];
  /**
   * What stands between two values; it may be empty. Where it is empty, or can occur in a value, different
   * transactions may have the same MAC: a control character such as U+001F does not occur in ordinary values.
   */
  readonly separator: string;
  /**
   * Where the salt stands: before the values, after them, or both. With a salt that only leads, whoever sees
   * a MAC can make the MAC of a longer text without knowing the salt.
   */
  readonly salt_position: "leading" | "trailing" | "both";
  /**
   * What stands between the salt and the values; it may be empty.
   */
  readonly salt_separator: string;
  /**
   * How true and false are written.
   */
  readonly booleans: "true/false" | "1/0";
  /**
   * What a field that is not required contributes when its value is absent: nothing at all (omit), or an
   * empty text with its separator (empty), which keeps the places of the others.
   */
  readonly absent: "omit" | "empty";
  /**
   * The bytes of the text. With iso-8859-1 a transaction that holds other characters in its fields has no
   * MAC.
   */
  readonly charset: "utf-8" | "iso-8859-1";
  /**
   * The case of the hexadecimal digits A to F in the MAC. A MAC in the other case is rejected.
   */
  readonly hex_case: "lower" | "upper";
}

/**
 * A value that enters the MAC of a transaction. Text enters as it stands, an integer as its digits, any
 * other number in the shortest decimal form that reads back as the same number (RFC 8785), unless decimals
 * says how many.
 *
 * From mac-field.schema.json.
 */
export interface MacField {
  /**
   * Where the pointer starts: at the transaction, or at the callback around it.
   */
  readonly of?: "transaction" | "callback";
  /**
   * The value, by its JSON Pointer (RFC 6901). It cannot be a hmac or the signature, which are made after it.
   */
  readonly pointer: string;
  /**
   * Whether a transaction without the value has no MAC. Otherwise the value enters when it is present.
   */
  readonly required: boolean;
  /**
   * Digits after the decimal point, for a number: it is rounded to the nearest, a tie away from zero, and
   * padded with zeros.
   */
  readonly decimals?: number;
}
