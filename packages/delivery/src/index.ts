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
export type { SecretDirectory } from "./database/secret-directory.ts";
export { type Delivery, type DeliveryOptions, openDelivery } from "./open-delivery.ts";
export type { HistoryCallback, HistoryItem, HistoryOptions } from "./sessions/read-history.ts";
export type { PaymentSession } from "./sessions/read-session.ts";
export type { Report, ReportConditions, ReportSource } from "./sessions/report.ts";
export type { StatusChange, StatusCodes } from "./sessions/status-change.ts";
export {
  type FailedReport,
  isTaken,
  type RefusalReason,
  type RefusedReport,
  type ReportVerdict,
  type TakenReport,
} from "./sessions/verdict.ts";
