import type { MerchantConfiguration } from "@payment-routing/config-contract";
import type { ClientInfo, PaymentMethodSearchCriteria, Transaction } from "@payment-routing/search-contract";
import { createRouter, type Explanation, type Reason } from "../src/index.ts";
import { makeCriteria } from "./make-criteria.ts";

/** The differences from the plain request. */
export interface Request {
  readonly transaction?: Partial<Transaction>;
  readonly client_info?: Partial<ClientInfo>;
}

const INSTANT = Date.parse("2026-11-21T12:00:00Z");

/** Explains what account 2 of client 1 is answered with at noon on 21 November 2026. */
export function explain(configuration: MerchantConfiguration, request: Request = {}): Explanation {
  const router = createRouter(configuration, "digest");
  const account = router.findAccount(1, 2);
  if (account === undefined) throw new Error("the configuration lacks account 2 of client 1");
  const plain = makeCriteria();
  const criteria: PaymentMethodSearchCriteria = {
    ...plain,
    transaction: { ...plain.transaction, ...request.transaction },
    client_info: { ...plain.client_info, ...request.client_info },
  };
  return router.explain(account, criteria, INSTANT);
}

export function describeReason({ code, pointer, expected, actual, isMissing }: Reason): string {
  return `${code} at ${pointer}: expected ${expected}, got ${actual}${isMissing ? ", missing" : ""}`;
}

/** The reasons of one method, a line each. */
export function findReasons(configuration: MerchantConfiguration, request?: Request, id = 1): string[] {
  const { methods } = explain(configuration, request);
  return methods.filter((method) => method.id === id).flatMap(({ reasons }) => reasons.map(describeReason));
}
