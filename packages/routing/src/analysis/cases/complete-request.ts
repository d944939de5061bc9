import type { RoutingCase } from "@payment-routing/config-contract";
import { validatePaymentMethodSearchCriteria } from "@payment-routing/search-contract";

/** The result of `completeRequest`: issues if the completed request is invalid. */
export type CompletedRequest = ReturnType<typeof validatePaymentMethodSearchCriteria>;

/**
 * Completes the request of a case: by default a payment of 100.00 for one line item, from the platform web, in English. A
 * list of the case replaces the default list, and null removes a default.
 */
export function completeRequest({ client_id, account_id, request }: RoutingCase): CompletedRequest {
  const { country_id } = Object(Object(request.transaction).amount);
  const lines = [{ line_item: { product: [] }, amount: { value: "100.00", country_id } }];
  const filledIn = merge(PLAIN_REQUEST, { transaction: { orders: lines } });
  const ofCase = { account_id, client_info: { client_id } };
  return validatePaymentMethodSearchCriteria(merge(merge(filledIn, request), ofCase));
}

// The address is one of those for documentation (RFC 5737).
const PLAIN_REQUEST = {
  event_id: 1,
  transaction: {
    order_no: "CASE-1",
    amount: { value: 10_000, decimal: 2 },
  },
  client_info: { platform: "web", language: "en", version: "1.0", ip: "192.0.2.1" },
};

function merge(base: unknown, over: unknown): unknown {
  if (!isObject(base) || !isObject(over)) return over;
  const members = new Map(Object.entries(base));
  for (const [name, value] of Object.entries(over)) {
    if (value === null) members.delete(name);
    else members.set(name, merge(members.get(name), value));
  }
  return Object.fromEntries(members);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
