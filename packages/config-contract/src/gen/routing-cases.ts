// Generated from schemas/config/routing-cases.schema.json. Do not edit: npm run generate.

/**
 * Optional element of a search, as a path below the root. An empty text counts as absent. If the path is in
 * fees or products, there must be at least one fee or product, and each must have the element.
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
 * Test cases of a configuration: requests with the payment methods expected in their responses. The cases
 * are not part of the configuration, but a version with a failing case cannot be activated.
 *
 * From routing-cases.schema.json.
 */
export interface RoutingCasesFile {
  /**
   * Test cases. Each name is unique.
   */
  readonly cases: readonly RoutingCase[];
}

/**
 * Request with the payment methods expected in its response.
 *
 * From routing-case.schema.json.
 */
export interface RoutingCase {
  /**
   * Display name: the behaviour that the case shows.
   */
  readonly name: string;
  /**
   * Client that sends the request.
   */
  readonly client_id: number;
  /**
   * Storefront where the payment is made.
   */
  readonly account_id: number;
  /**
   * Time of the request (RFC 3339 with offset). If absent, the time when the case is run.
   */
  readonly at?: string;
  /**
   * Parts of the search request that matter to the case: `transaction` and `client_info`, with the names of
   * the search contract. Other required members are filled in, except the country of the amount: a payment of
   * 100.00 for one line item, from the platform `web`, in English. `null` removes a member that would be
   * filled in.
   */
  readonly request: {
    readonly [k: string]: unknown;
  };
  /**
   * Expected methods (IDs), in the order of the response; the first one is the default. Empty if the request
   * is expected to be rejected.
   */
  readonly expect: readonly number[];
  /**
   * Fields that are required and missing, for which the request is expected to be rejected.
   *
   * @minItems 1
   */
  readonly expect_missing?: readonly [RequiredField, ...RequiredField[]];
}
