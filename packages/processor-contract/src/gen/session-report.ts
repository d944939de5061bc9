// Generated from schemas/processor/session-report.schema.json. Do not edit: npm run generate.

import type {
  NameText,
  PendingAmount,
  SaleAmount,
  SessionStatus,
  Transaction,
} from "@payment-routing/callback-contract";

/**
 * Complete content of a payment session. Replaces all content reported before. Has the members of a
 * callback except those that the service adds (signature, MACs, local times, delivery codes).
 *
 * From session-report.schema.json.
 */
export interface SessionReport {
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
   * Type of session. Open set of values.
   */
  readonly session_type?: string;
  /**
   * URL at which the session requests its callbacks.
   */
  readonly callback_url?: string;
  readonly sale_amount: SaleAmount;
  readonly pending_amount?: PendingAmount;
  readonly status: SessionStatus;
  /**
   * Additional name-value pairs of the session.
   */
  readonly additional_data?: readonly NameText[];
  /**
   * Transactions of the session. Empty until a payment is attempted.
   */
  readonly transactions: readonly ReportedTransaction[];
  /**
   * Internal code of the content type, passed to the merchant. Default: from the client's configuration.
   */
  readonly content_type?: number;
  /**
   * Internal code of the event type, passed to the merchant. Default: from the client's configuration.
   */
  readonly event_type?: string;
  /**
   * Internal code of the event subtype, passed to the merchant. Default: from the client's configuration.
   */
  readonly event_subtype?: string;
}

/**
 * Payment or refund attempt within a payment session.
 *
 * From ../callback/transaction.schema.json.
 */
export interface ReportedTransaction extends Omit<Transaction, "hmac" | "local_date_time"> {
  readonly sale_amount: SaleAmount;
}
