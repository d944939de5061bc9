import type { Facts } from "../facts/facts.ts";

/** What a constraint looks at, and what its failure is called in an explanation. The list is closed. */
export const DIMENSION_NAMES = [
  "country",
  "currency",
  "amount",
  "product-type",
  "transaction-type",
  "fee",
  "fee-amount",
  "order-lines",
  "order-sku",
  "order-airline-data",
  "order-country",
  "platform",
  "language",
  "version",
  "sdk-version",
  "device-id",
  "mobile-number",
  "mobile-type",
  "mobile-country",
  "mobile-validated",
  "email-address",
  "email-type",
  "email-validated",
  "ip",
  "effective",
] as const;

/** The name of what a constraint looks at. */
export type DimensionName = (typeof DIMENSION_NAMES)[number];

/** Something that constraints look at. */
export interface Dimension<Value> {
  readonly name: DimensionName;
  /** Of what looks at fees: the type that they must have, or undefined where all of them count. */
  readonly feeType?: number | undefined;
  /**
   * How its values fall into classes that every constraint treats alike: `values` by the values that constraints name,
   * `numbers` by the bounds that they set on integers, `amounts` by bounds in each currency; `none` into no classes that
   * are few.
   */
  readonly classes: "values" | "numbers" | "amounts" | "none";
  /** Undefined when the request leaves it out, or what it has cannot be read. */
  readonly read: (facts: Facts) => Value | undefined;
  /** Of what has a lowest and a highest: where it is on its scale. */
  readonly measure?: (value: Value) => Measure;
  /** Writes what was read, for people. */
  readonly show: (value: Value, facts: Facts) => string;
  /** Writes, for people, what is there and cannot be read; undefined where nothing is. */
  readonly showUnread?: (facts: Facts) => string | undefined;
}

/** A number and what it counts: amounts of different currencies are not compared. */
export interface Measure {
  readonly scale: string;
  readonly value: number;
}
