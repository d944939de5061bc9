// Generated from schemas/processor/transaction-status-report.schema.json. Do not edit: npm run generate.

/**
 * A transaction of a payment session changed its status. All else is as it was reported before: a change
 * that brings more with it is a session report. The codes of the event (content_type, event_type,
 * event_subtype) are each report's own: those that are left out are not inherited from the report before,
 * and are left to the merchant's configuration.
 *
 * From transaction-status-report.schema.json.
 */
export type TransactionStatusReport = {
  /**
   * The report, by an ID that the processor gives it. The same report sent again has the same ID, and counts
   * once.
   */
  readonly report_id: string;
  /**
   * The place of the report among the processor's reports on the session, whatever their kind: higher is
   * later. Gaps mean nothing.
   */
  readonly source_sequence: number;
  /**
   * When it happened, at the processor: a moment as RFC 3339 writes it, with T and Z as capitals and seconds
   * up to 59 (2026-06-30T18:02:00Z).
   */
  readonly occurred_at: string;
  /**
   * The merchant, by the ID that the service gave it.
   */
  readonly client_id: number;
  /**
   * The merchant's account that the payment belongs to, by its ID.
   */
  readonly account_id: number;
  /**
   * The payment session, by its ID.
   */
  readonly session_id: number;
  /**
   * The transaction, by its ID.
   */
  readonly transaction_id: number;
  readonly status: ReportedTransactionStatus;
  /**
   * A code that is internal to the service, passed on to the merchant.
   */
  readonly content_type?: number;
  /**
   * The kind of event, by a code that is internal to the service, passed on to the merchant.
   */
  readonly event_type?: string;
  /**
   * The kind of event, more finely, by a code that is internal to the service, passed on to the merchant.
   */
  readonly event_subtype?: string;
};

/**
 * Where a transaction stands.
 *
 * From ../callback/transaction-status.schema.json.
 */
export type ReportedTransactionStatus = {
  /**
   * The status, by its code.
   */
  readonly code: number;
  /**
   * What there is to know beyond the status, by its code.
   */
  readonly sub_code?: number;
  /**
   * The status in words.
   */
  readonly message: string;
  /**
   * What the payment provider said, in its words.
   */
  readonly provider_message?: string;
  /**
   * What the payment provider said, by its code.
   */
  readonly provider_status_code?: string;
};
