export {
  findRejectedValues,
  type RejectedCode,
  type RejectedValues,
} from "./callbacks/find-rejected-values.ts";
export { type MerchantCallbacks, resolveCallbacks } from "./callbacks/resolve-callbacks.ts";
export { DeliveryError, type DeliveryErrorCode } from "./delivery-error.ts";
export { type Delivery, type DeliveryOptions, openDelivery } from "./open-delivery.ts";
export { beginRecovery, endRecovery, type Recovery } from "./operations/recover.ts";
export { ReportSeries } from "./sessions/report.ts";
export { isAccepted, REJECTION_REASONS } from "./sessions/verdict.ts";

// What HTTP and the command need to read an operator's request.

export { parseAddressException } from "./http/address-guard.ts";
export { CALLBACK_STATES } from "./operations/callback-filter.ts";
export { LANE_ACTIONS } from "./operations/change-lanes.ts";
export { LANE_STATES } from "./operations/lane-summary.ts";
export { isOrigin, rejectUnlessOrigin } from "./operations/pause-endpoint.ts";

// Types, by folder.

export type { CheckSummary } from "./checker/check-delivery.ts";
export type { Finding } from "./checker/finding.ts";
export type {
  AttemptEnded,
  DeliveryContext,
  LaneParked,
  MerchantDirectory,
  SecretDirectory,
} from "./context.ts";
export type { Worker } from "./lanes/worker.ts";
export type { WorkerClock } from "./lanes/worker-clock.ts";
export type { WorkerOptions } from "./lanes/worker-options.ts";
export type { ActionOutcome, ActionRejection } from "./operations/action-outcome.ts";
export type { CallbackFilter } from "./operations/callback-filter.ts";
export type { CallbackSummary } from "./operations/callback-summary.ts";
export type { LaneAction, LanesCount, LanesProgress } from "./operations/change-lanes.ts";
export type { LaneSummary } from "./operations/lane-summary.ts";
export type { AuditRecord } from "./operations/list-audit.ts";
export type { EndpointSummary } from "./operations/list-endpoints.ts";
export type { LaneFilter } from "./operations/list-lanes.ts";
export type { Operations } from "./operations/operations.ts";
export type { Page, PageOptions } from "./operations/page.ts";
export type { CallbackDetail } from "./operations/read-callback.ts";
export type { RedeliveryCount, RedeliveryProgress } from "./operations/redeliver-callbacks.ts";
export type { EndpointSkipCount, EndpointSkipProgress } from "./operations/skip-endpoint.ts";
export type { TestEvent, TestStatus } from "./operations/test-event.ts";
export type { RetentionPeriods } from "./retention/apply-retention.ts";
export type { Erasure } from "./retention/erase-session.ts";
export type { HistoryItem, PaymentSession } from "./sessions/load-session.ts";
export type { Report, ReportConditions } from "./sessions/report.ts";
export type {
  AcceptedReport,
  FailedReport,
  RejectedReport,
  RejectionReason,
  ReportVerdict,
} from "./sessions/verdict.ts";
