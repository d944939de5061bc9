export {
  findRejectedValues,
  type RejectedCode,
  type RejectedValue,
  type RejectedValues,
} from "./callbacks/find-rejected-values.ts";
export type { Rerendering } from "./callbacks/rerender-callback.ts";
export type { CheckSummary } from "./checker/check-delivery.ts";
export type { Finding, FindingKind } from "./checker/finding.ts";
export type {
  AttemptEnded,
  DeliveryContext,
  DeliveryEvents,
  LaneParked,
  MerchantDirectory,
  ReportsCommitted,
  ReportsFailed,
  SecretDirectory,
  TakenForOlder,
} from "./context.ts";
export { DeliveryError, type DeliveryErrorCode } from "./delivery-error.ts";
export { type AddressException, readException } from "./http/address-guard.ts";
export type { Worker } from "./lanes/worker.ts";
export type { WorkerClock } from "./lanes/worker-clock.ts";
export type { WorkerOptions } from "./lanes/worker-options.ts";
export { type Delivery, type DeliveryOptions, openDelivery } from "./open-delivery.ts";
export type { ActionOutcome, ActionRefusal } from "./operations/action-outcome.ts";
export { CALLBACK_STATES, type CallbackFilter, type CallbackState } from "./operations/callback-filter.ts";
export type { CallbackLane, CallbackSummary } from "./operations/callback-summary.ts";
export {
  LANE_ACTIONS,
  type LaneAction,
  type LanesCount,
  type LanesProgress,
} from "./operations/change-lanes.ts";
export type { EndpointHold } from "./operations/endpoint-hold.ts";
export { LANE_STATES, type LaneState, type LaneSummary } from "./operations/lane-summary.ts";
export type { AuditFilter, AuditRecord } from "./operations/list-audit.ts";
export type { EndpointFilter, EndpointSummary } from "./operations/list-endpoints.ts";
export type { LaneFilter } from "./operations/list-lanes.ts";
export type { EndpointBacklog } from "./operations/measure-backlog.ts";
export type { Operations } from "./operations/operations.ts";
export type { Page, PageOptions } from "./operations/page.ts";
export { declineUnlessOrigin, isOrigin } from "./operations/pause-endpoint.ts";
export type { Attempt, CallbackDetail, Redelivery } from "./operations/read-callback.ts";
export { beginRecovery, endRecovery, type Recovery } from "./operations/recover.ts";
export type { HeldEndpoint, RedeliveryCount, RedeliveryProgress } from "./operations/redeliver-callbacks.ts";
export type { TestEventOutcome } from "./operations/send-test-event.ts";
export type { EndpointSkipCount, EndpointSkipProgress } from "./operations/skip-endpoint.ts";
export type { TestEvent, TestStatus } from "./operations/test-event.ts";
export type { RetentionOutcome, RetentionPeriods } from "./retention/apply-retention.ts";
export type { EraseOptions, Erasure } from "./retention/erase-session.ts";
export type { HistoryCallback, HistoryItem, PaymentSession } from "./sessions/load-session.ts";
export type { Report, ReportConditions, ReportSource } from "./sessions/report.ts";
export { ReportSeries } from "./sessions/report.ts";
export type { SessionSnapshot } from "./sessions/snapshot.ts";
export { TEST_SESSION_ID } from "./sessions/snapshot.ts";
export type { StatusChange, StatusCodes } from "./sessions/status-change.ts";
export {
  type FailedReport,
  isTaken,
  REFUSAL_REASONS,
  type RefusalReason,
  type RefusedReport,
  type ReportVerdict,
  type TakenReport,
} from "./sessions/verdict.ts";
