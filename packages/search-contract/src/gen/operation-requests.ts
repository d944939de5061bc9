// Generated from schemas/search/operations.yaml. Do not edit: npm run generate.
import type { RequestFormat } from "@payment-routing/contract-runtime";

/** What servers read the requests of operations by. */
export const REQUESTS = {
  searchPaymentMethods: {},
  postPaymentMethodSearch: {},
  getLivez: {},
  headLivez: {},
  getReadyz: {},
  headReadyz: {},
  getMetrics: {},
  headMetrics: {},
} as const satisfies Readonly<Record<string, RequestFormat>>;
