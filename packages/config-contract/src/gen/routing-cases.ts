// Generated from schemas/config/routing-cases.schema.json. Do not edit: npm run generate.

/**
 * An element that a search may leave out, by its path below the root. An empty text counts as left out. Of
 * fees and products each must have it, and one must be there.
 *
 * From required-field.schema.json.
 */
export type RequiredField =
  | "transaction/type_id"
  | "transaction/product_type"
  | "transaction/fees/fee"
  | "transaction/fees/fee/type"
  | "transaction/amount/currency_id"
  | "transaction/orders/line_item/product"
  | "transaction/orders/line_item/product/name"
  | "transaction/orders/line_item/product/sku"
  | "transaction/orders/line_item/product/description"
  | "transaction/orders/line_item/product/airline_data"
  | "client_info/language"
  | "client_info/sdk-version"
  | "client_info/device_id"
  | "client_info/mobile/mobile"
  | "client_info/mobile/mobile_type"
  | "client_info/mobile/country_id"
  | "client_info/mobile/validated"
  | "client_info/email/email"
  | "client_info/email/email_type"
  | "client_info/email/validated";

/**
 * Test cases of a configuration: requests, and the payment methods that each is to be answered with. They
 * stand beside the configuration and are no part of it: a version with a case that fails cannot be
 * activated.
 *
 * From routing-cases.schema.json.
 */
export interface RoutingCasesFile {
  /**
   * The cases. Each name is given once.
   */
  readonly cases: readonly RoutingCase[];
}

/**
 * A request, and the payment methods that it is to be answered with.
 *
 * From routing-case.schema.json.
 */
export interface RoutingCase {
  /**
   * What the case shows, for people.
   */
  readonly name: string;
  /**
   * The client that asks.
   */
  readonly client_id: number;
  /**
   * The storefront that the payment is made at.
   */
  readonly account_id: number;
  /**
   * When the request comes: an RFC 3339 date and time with its offset. Without it, when the case is run.
   */
  readonly at?: string;
  /**
   * What the request says, by the names of the search contract: transaction and client_info with as much in
   * them as matters to the case. What is required besides is filled in: a payment of 100.00 for one line
   * item, from the platform web, in English. A null takes out what is filled in.
   */
  readonly request: {
    readonly [k: string]: unknown;
  };
  /**
   * The methods of the answer in its order, by their IDs: the first one is the default. Empty when the
   * request is to be rejected.
   */
  readonly expect: readonly number[];
  /**
   * The elements that the request is to be rejected for, as the merchant requires them and it lacks them.
   *
   * @minItems 1
   */
  readonly expect_missing?: readonly [RequiredField, ...RequiredField[]];
}
