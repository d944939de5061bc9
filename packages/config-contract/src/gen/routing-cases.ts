// Generated from schemas/config/routing-cases.schema.json. Do not edit: npm run generate.

import type { RequiredField } from "./merchant-configuration.ts";

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
