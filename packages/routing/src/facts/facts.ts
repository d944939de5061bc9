import type { ClosedCode, RequiredField } from "@payment-routing/config-contract";
import type { Fee } from "@payment-routing/search-contract";

/**
 * What a decision looks at in a request, and all that it looks at: the same facts give the same decision from the same
 * configuration. They are plain JSON without personal data (a phone is known to be there, not its number; of an address,
 * the ranges of the configuration that hold it) and can be recorded. Undefined is what the request leaves out.
 */
export interface Facts {
  /** The moment of the decision, in milliseconds since 1970 began in UTC. */
  readonly instant: number;
  /** Elements that the configuration asks for somewhere and the request leaves out. */
  readonly missing_fields: readonly RequiredField[];
  /** Codes of the request whose values are closed and lack the one that it gives. */
  readonly unknown_codes: readonly ClosedCode[];
  readonly country: number;
  /** The request's, or else the account's default. */
  readonly currency: number | undefined;
  /** The total, as requests state it: an integer, and how many of its digits are decimals. */
  readonly value: number;
  readonly decimal: number;
  /** How many decimals the currency has; undefined where there is no currency that the configuration knows. */
  readonly currency_decimals: number | undefined;
  readonly product_type: string | undefined;
  readonly transaction_type: number | undefined;
  readonly fees: readonly Fee[];
  readonly platform: string;
  /** In lower case; the request's, or else the account's default. */
  readonly language: string;
  readonly version: string;
  readonly sdk_version: number | undefined;
  readonly device_id: boolean;
  readonly mobile_number: boolean;
  readonly mobile_type: string | undefined;
  readonly mobile_country: number | undefined;
  readonly mobile_validated: boolean | undefined;
  readonly email_address: boolean;
  readonly email_type: string | undefined;
  readonly email_validated: boolean | undefined;
  readonly line_count: number;
  /** Undefined where the configuration does not look at what is in order lines. */
  readonly order: OrderFacts | undefined;
  /** The configuration's ranges that hold the address; null for a text that is none, undefined where it has no ranges. */
  readonly ip_ranges: readonly string[] | null | undefined;
  /**
   * The configuration's ranges that nobody knows of whether they hold the address: those that another configuration did
   * not have, which recorded the facts. Left out of facts that are read from a request.
   */
  readonly unrecorded_ip_ranges?: readonly string[];
}

/** The lines of an order, each value once. */
export interface OrderFacts {
  readonly skus: readonly string[];
  /** Whether a product is without a stock keeping unit, or the order without products. */
  readonly sku_missing: boolean;
  readonly airline_data: boolean;
  readonly countries: readonly number[];
}
