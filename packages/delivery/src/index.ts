export type { Rerendering } from "./callbacks/rerender-callback.ts";
export type { CheckSummary } from "./checker/check-delivery.ts";
export { FINDING_KINDS, type Finding, type FindingKind } from "./checker/finding.ts";
export type {
  AttemptEnded,
  DeliveryContext,
  DeliveryEvents,
  ReportsCommitted,
} from "./database/context.ts";
export { DeliveryError, type DeliveryErrorCode } from "./database/delivery-error.ts";
export type { MerchantDirectory } from "./database/merchant-directory.ts";
export { type MigrateOptions, migrate } from "./database/migrate.ts";
export { MigrationError, type MigrationErrorCode } from "./database/migration-error.ts";
export type { Actor } from "./database/record-action.ts";
export type { SecretDirectory } from "./database/secret-directory.ts";
export type { Worker } from "./lanes/worker.ts";
export type { WorkerOptions } from "./lanes/worker-options.ts";
export { type Delivery, type DeliveryOptions, openDelivery } from "./open-delivery.ts";
export type { RetentionOutcome, RetentionPeriods } from "./retention/apply-retention.ts";
export type { EraseOptions, Erasure } from "./retention/erase-session.ts";
export type { HistoryCallback, HistoryItem, HistoryOptions } from "./sessions/read-history.ts";
export type { PaymentSession } from "./sessions/read-session.ts";
export type { Report, ReportConditions, ReportSource } from "./sessions/report.ts";
export type { IntakeLimits } from "./sessions/report-intake.ts";
export type { SessionSnapshot } from "./sessions/snapshot.ts";
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
