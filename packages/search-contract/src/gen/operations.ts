// Generated from schemas/search/operations.yaml. Do not edit: npm run generate.

import type { Route } from "@payment-routing/contract-runtime";

/**
 * The operations, by their IDs: parameters and those of them with a default, body, response, and the codes
 * of problems of their own.
 *
 * From operations.yaml.
 */
export interface Operations {
  /**
   * Search for payment methods (GET with a body).
   *
   * The request of the interface: a GET with the body that the POST on the same path describes. OpenAPI and
   * many HTTP clients have no body for GET; the response is the same.
   */
  readonly searchPaymentMethods: {
    readonly response: string;
    readonly problem: "account-mismatch" | "no-eligible-method";
  };
  /**
   * Search for payment methods.
   *
   * Returns the payment methods that a merchant may offer for a prospective payment, in ascending order of
   * preference. Documents are XML in UTF-8. The XSD is the contract: OpenAPI cannot express that `line_item`
   * and `amount` alternate in `orders`.
   */
  readonly postPaymentMethodSearch: {
    readonly body: string;
    readonly response: string;
    readonly problem: "account-mismatch" | "no-eligible-method";
  };
  /**
   * Check that the process is alive.
   */
  readonly getLivez: {
    /**
     * State of the process.
     */
    readonly response: {
      /**
       * `alive` or `ready`.
       */
      readonly status: string;
    };
    readonly problem: "malformed-request";
  };
  /**
   * Check that the process is alive, without a body.
   */
  readonly headLivez: {
    readonly problem: "malformed-request";
  };
  /**
   * Check that the process is ready.
   */
  readonly getReadyz: {
    /**
     * State of the process.
     */
    readonly response: {
      /**
       * `alive` or `ready`.
       */
      readonly status: string;
    };
    readonly problem: "malformed-request" | "shutting-down" | "database-unavailable" | "clock-differs";
  };
  /**
   * Check that the process is ready, without a body.
   */
  readonly headReadyz: {
    readonly problem: "malformed-request" | "shutting-down" | "database-unavailable" | "clock-differs";
  };
  /**
   * Read the metrics, for Prometheus.
   */
  readonly getMetrics: {
    readonly response: string;
    readonly problem: "malformed-request";
  };
  /**
   * Read the metrics, for Prometheus, without a body.
   */
  readonly headMetrics: {
    readonly problem: "malformed-request";
  };
}

/** The routes of the operations, by their IDs. */

export const ROUTES = {
  searchPaymentMethods: {
    method: "GET",
    path: "/crs/routingservice/external/get-payment-methods",
    tag: "Search",
    security: { clientBasic: [], clientBearer: [] },
    response: "application/xml",
  },
  postPaymentMethodSearch: {
    method: "POST",
    path: "/crs/routingservice/external/get-payment-methods",
    tag: "Search",
    security: { clientBasic: [], clientBearer: [] },
    request: "application/xml",
    response: "application/xml",
  },
  getLivez: { method: "GET", path: "/livez", tag: "Probes", security: {}, response: "application/json" },
  headLivez: { method: "HEAD", path: "/livez", tag: "Probes", security: {} },
  getReadyz: { method: "GET", path: "/readyz", tag: "Probes", security: {}, response: "application/json" },
  headReadyz: { method: "HEAD", path: "/readyz", tag: "Probes", security: {} },
  getMetrics: { method: "GET", path: "/metrics", tag: "Probes", security: {}, response: "text/plain" },
  headMetrics: { method: "HEAD", path: "/metrics", tag: "Probes", security: {} },
} as const satisfies Readonly<Record<string, Route>>;
