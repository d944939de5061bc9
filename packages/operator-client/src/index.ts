export { type ClientOptions, createOperatorClient } from "./create-operator-client.ts";
export type * from "./operations.ts";
export { ProblemError } from "./problem-error.ts";
export {
  createReportSender,
  type ReportCell,
  type ReportSender,
  type ReportSenderOptions,
  type SentReport,
} from "./send-to-cells.ts";
