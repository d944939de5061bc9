// Generated from schemas/search/operations.yaml. Do not edit: npm run generate.
import type { RequestFormat } from "@payment-routing/contract-runtime";

/** What servers read the requests of operations by. */
export const REQUESTS = {
  searchPaymentMethods: { parameters: {}, defaults: {} },
  postPaymentMethodSearch: { parameters: {}, defaults: {} },
  getLivez: { parameters: {}, defaults: {} },
  headLivez: { parameters: {}, defaults: {} },
  getReadyz: { parameters: {}, defaults: {} },
  headReadyz: { parameters: {}, defaults: {} },
  getMetrics: { parameters: {}, defaults: {} },
  headMetrics: { parameters: {}, defaults: {} },
} as const satisfies Readonly<Record<string, RequestFormat>>;
