// Generated from schemas/operator/test-event-action.schema.json. Do not edit: npm run generate.

/**
 * The reason, for the audit: one line.
 *
 * From reason.schema.json.
 */
export type Reason = string;

/**
 * Send a test event to a client: a callback that belongs to no session, marked as a test.
 *
 * From test-event-action.schema.json.
 */
export interface TestEventAction {
  /**
   * The client.
   */
  readonly client_id: number;
  /**
   * The account; 0 unless given.
   */
  readonly account_id?: number;
  readonly status: TestStatus;
  readonly transaction_status?: TestStatus;
  /**
   * The event type; from the configuration of the client unless given.
   */
  readonly event_type?: string;
  /**
   * The event subtype; from the configuration of the client unless given.
   */
  readonly event_subtype?: string;
  readonly reason: Reason;
}

/**
 * A status of a session or transaction. The status of the transaction is that of the session unless given.
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
   * The message; `Test event` unless given.
   */
  readonly message?: string;
}
