// Generated from schemas/processor/session-status-report.schema.json. Do not edit: npm run generate.

/**
 * A payment session changed its status. All else is as it was reported before. The codes of the event
 * (content_type, event_type, event_subtype) are each report's own: those that are left out are not
 * inherited from the report before, and are left to the merchant's configuration.
 *
 * From session-status-report.schema.json.
 */
export type SessionStatusReport = {
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
  readonly status: ReportedSessionStatus;
  readonly pending_amount?: ReportedPendingAmount;
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
 * Where a payment session stands.
 *
 * From ../callback/session-status.schema.json.
 */
export type ReportedSessionStatus = {
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
};

/**
 * What has not been paid yet of a session.
 *
 * From ../callback/pending-amount.schema.json.
 */
export type ReportedPendingAmount = {
  /**
   * The amount in the currency's smallest unit.
   */
  readonly value: number;
  /**
   * The currency, by its numeric ISO 4217 code.
   */
  readonly currency_id: number;
  /**
   * How many decimal places the currency has.
   */
  readonly decimals?: number;
  /**
   * The currency, by its ISO 4217 code of three capital letters.
   */
  readonly alpha3code?: string;
  /**
   * The rate of conversion, which may have a fraction.
   */
  readonly conversion_rate?: number;
};
