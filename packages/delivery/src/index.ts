export { type Delivery, type DeliveryOptions, openDelivery } from "./open-delivery.ts";

// The merchants of a delivery, its worker, and reports.

export { type MerchantDirectory, NO_MERCHANTS, type SecretDirectory } from "./context.ts";
export { DeliveryError, type DeliveryErrorCode, isTransientError, OtherCellError } from "./delivery-error.ts";
export type { Worker } from "./lanes/worker.ts";
export type { WorkerOptions } from "./lanes/worker-options.ts";
export {
  type AcceptedReport,
  type FailedReport,
  isAccepted,
  REJECTION_REASONS,
  type RejectedReport,
  type RejectionReason,
  type Report,
  type ReportConditions,
  type ReportOutcome,
  ReportSeries,
  type ReportSpans,
} from "./sessions/report.ts";
export type { Span, SpanAttributes, StoredSpan, Tracer } from "./tracer.ts";

// Work on a database without an open delivery.

export { findRejectedValues } from "./callbacks/find-rejected-values.ts";
export { readContent, selectContent } from "./callbacks/stored-callback.ts";
export { type LastCheck, readLastCheck, recordCheck } from "./checker/check-delivery.ts";
export { createEndpointProbe } from "./http/probe-endpoint.ts";
export { CLOCK_TOLERANCE_MS, listWorkerClocks } from "./lanes/worker-clock.ts";
export { listLanes } from "./operations/list-lanes.ts";
export { readBacklog } from "./operations/read-backlog.ts";
export { beginRecovery, endRecovery, type Recovery } from "./operations/recover.ts";

// Values and parsers for requests of operators, for server and cli.

export { rejectApproval } from "./actions/change-action.ts";
export { parseAddressException } from "./http/address-guard.ts";
export { CALLBACK_STATES } from "./operations/callback-filter.ts";
export { selectAttempts } from "./operations/client-attempts.ts";
export { LANE_STATES } from "./operations/lane-summary.ts";
export { LANE_FILTER_STATES } from "./operations/list-lanes.ts";
export { isOrigin, rejectUnlessOrigin } from "./operations/pause-endpoint.ts";

// Types of events, and of results of operations and checks.

export type { ActivationRequest, RequestedAction } from "./actions/action.ts";
export type { CheckSummary } from "./checker/check-delivery.ts";
export type { DeliveryIssue } from "./checker/delivery-issue.ts";
export type { AttemptEnded, LaneParked } from "./context.ts";
export type { WorkerClock } from "./lanes/worker-clock.ts";
export type { ActionOutcome, ActionRejection } from "./operations/action-outcome.ts";
export type { CallbackFilter } from "./operations/callback-filter.ts";
export type { LaneAction } from "./operations/change-lanes.ts";
export type { EndpointSummary } from "./operations/list-endpoints.ts";
export type { LaneFilter } from "./operations/list-lanes.ts";
export type { Operations } from "./operations/operations.ts";
export type { Page, PageOptions } from "./operations/page.ts";
export type { TestEvent, TestStatus } from "./operations/test-event.ts";
export type { RetentionPeriods } from "./retention/apply-retention.ts";
export type { Erasure } from "./retention/erase-session.ts";
export type { HistoryItem, PaymentSession } from "./sessions/load-session.ts";
export { TEST_SESSION_ID } from "./sessions/snapshot.ts";

// Cells: databases that share nothing, and clients that move between them.

export { ANY_CELL, type Cell, type CellName, initCell, readCell, requireCell } from "./cells/cell.ts";
export { listOwners } from "./cells/client-owner.ts";
export { type CellOwners, compareOwners, judgeOwners, type OwnerComparison } from "./cells/compare-owners.ts";
export { type CellState, describeCell, type MovedClient } from "./cells/describe-cell.ts";
export { abortMove, releaseClient } from "./cells/end-move.ts";
export type { MoveProgress, MoveResult } from "./cells/move.ts";
export { moveClient } from "./cells/move-client.ts";
export { MoveError } from "./cells/move-error.ts";
export { listNoted } from "./cells/note-changes.ts";
export {
  type ClientRecovery,
  listMovedClients,
  type RecoveredClient,
  recoverClient,
} from "./cells/recover-clients.ts";
