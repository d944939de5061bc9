// Generated from schemas/operator/test-event-action.schema.json. Do not edit: npm run generate.

/**
 * Why it is done, for whoever reads the audit later: one line.
 *
 * From reason.schema.json.
 */
export type Reason = string;

/**
 * An operator has a test event sent to a merchant: a callback of no session, marked as a test.
 *
 * From test-event-action.schema.json.
 */
export interface TestEventAction {
  /**
   * The merchant, by its ID.
   */
  readonly client_id: number;
  /**
   * The merchant's account, by its ID; 0 unless given.
   */
  readonly account_id?: number;
  readonly status: TestStatus;
  readonly transaction_status?: TestStatus;
  /**
   * The kind of event, by an internal code; the merchant's configuration says otherwise what it is.
   */
  readonly event_type?: string;
  /**
   * The kind of event, more finely.
   */
  readonly event_subtype?: string;
  readonly reason: Reason;
}

/**
 * A status as a callback has it.
 *
 * From test-status.schema.json.
 */
export interface TestStatus {
  /**
   * The status code.
   */
  readonly code: number;
  /**
   * The sub-code.
   */
  readonly sub_code?: number;
  /**
   * The message; Test event unless given.
   */
  readonly message?: string;
}
