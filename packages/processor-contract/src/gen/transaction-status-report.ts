// Generated from schemas/processor/transaction-status-report.schema.json. Do not edit: npm run generate.

import type { TransactionStatus } from "@payment-routing/callback-contract";

/**
 * Status change of a transaction of a payment session. All other content stays as reported before; to
 * change more, send a session report.
 *
 * From transaction-status-report.schema.json.
 */
export interface TransactionStatusReport {
  /**
   * ID of the report, chosen by the processor and unique in the session. A report that is sent again with the
   * same ID is applied once.
   */
  readonly report_id: string;
  /**
   * Position of the report among all reports of the processor on the session, of every kind. Later reports
   * have higher numbers; gaps are allowed.
   */
  readonly source_sequence: number;
  /**
   * Time of the event at the processor, in RFC 3339 format with capital `T` and `Z` and seconds up to 59:
   * `2026-06-30T18:02:00Z`.
   */
  readonly occurred_at: string;
  /**
   * Client ID that the service assigned to the merchant.
   */
  readonly client_id: number;
  /**
   * ID of the merchant's account that the payment belongs to.
   */
  readonly account_id: number;
  /**
   * ID of the payment session.
   */
  readonly session_id: number;
  /**
   * Transaction ID.
   */
  readonly transaction_id: number;
  readonly status: TransactionStatus;
  /**
   * Internal code of the content type, passed to the merchant. Default: from the client's configuration; not
   * inherited from earlier reports.
   */
  readonly content_type?: number;
  /**
   * Internal code of the event type, passed to the merchant. Default: from the client's configuration; not
   * inherited from earlier reports.
   */
  readonly event_type?: string;
  /**
   * Internal code of the event subtype, passed to the merchant. Default: from the client's configuration; not
   * inherited from earlier reports.
   */
  readonly event_subtype?: string;
}
