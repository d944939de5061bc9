// Generated from schemas/operator/test-event-action.schema.json. Do not edit: npm run generate.

import type { Reason } from "./activation-action.ts";

/**
 * Test event to send to a client: a callback that is marked as a test and belongs to no session.
 *
 * From test-event-action.schema.json.
 */
export interface TestEventAction {
  /**
   * Client ID.
   */
  readonly client_id: number;
  /**
   * Account ID. Default: 0.
   */
  readonly account_id?: number;
  readonly status: TestStatus;
  readonly transaction_status?: TestStatus;
  /**
   * Event type. Default: from the client's configuration.
   */
  readonly event_type?: string;
  /**
   * Event subtype. Default: from the client's configuration.
   */
  readonly event_subtype?: string;
  readonly reason: Reason;
}

/**
 * Status of the session or transaction in a test event. Default for the transaction: the status of the
 * session.
 *
 * From test-status.schema.json.
 */
export interface TestStatus {
  /**
   * Status code.
   */
  readonly code: number;
  /**
   * Sub-code.
   */
  readonly sub_code?: number;
  /**
   * Status message. Default: `Test event`.
   */
  readonly message?: string;
}
