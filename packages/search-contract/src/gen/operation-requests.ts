// Generated from schemas/search/operations.yaml. Do not edit: npm run generate.
import type { RequestFormat } from "@payment-routing/contract-runtime";
import type { Operations } from "./operations.ts";

/** Problems that several operations have. */
const GATES = {
  search: [
    "shutting-down",
    "client-limit-exceeded",
    "body-too-large",
    "request-timeout",
    "unsupported-media-type",
    "too-many-failed-authentications",
    "unauthenticated",
    "unreadable-document",
    "invalid-document",
  ],
} as const;

/** What servers read the requests of operations by. */
export const REQUESTS: Readonly<Record<keyof Operations, RequestFormat>> = {
  searchPaymentMethods: { problems: [...GATES.search, "account-mismatch", "no-eligible-method"] },
  postPaymentMethodSearch: { problems: [...GATES.search, "account-mismatch", "no-eligible-method"] },
  getLivez: { problems: ["malformed-request"] },
  headLivez: { problems: ["malformed-request"] },
  getReadyz: { problems: ["malformed-request", "shutting-down", "database-unavailable", "clock-differs"] },
  headReadyz: { problems: ["malformed-request", "shutting-down", "database-unavailable", "clock-differs"] },
  getMetrics: { problems: ["malformed-request"] },
  headMetrics: { problems: ["malformed-request"] },
};
