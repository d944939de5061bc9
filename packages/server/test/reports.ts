import { readFileSync } from "node:fs";
import { EXAMPLES } from "./sandbox.ts";

type Document = Readonly<Record<string, unknown>>;

let reports = 0;
let sessions = 0;

/** An ID that is unique in the test file. */
export function nextSessionId(): number {
  return ++sessions;
}

/** A report of a session of the sandbox shop with an authorised card payment. */
export function reportSession(sessionId: number, changes: Document = {}): Document {
  return { ...readExample("session-report-shop-card-authorised"), ...nextReport(sessionId), ...changes };
}

/** The same session completed. */
export function reportSessionStatus(sessionId: number, changes: Document = {}): Document {
  return { ...readExample("session-status-report-partly-paid"), ...nextReport(sessionId), ...changes };
}

export const TRANSACTION_ID = 1900561200;

/** The transaction of the session captured. */
export function reportTransactionStatus(sessionId: number, changes: Document = {}): Document {
  return { ...readExample("transaction-status-report-captured"), ...nextReport(sessionId), ...changes };
}

function readExample(name: string): Document {
  return JSON.parse(readFileSync(new URL(`processor/valid/${name}.json`, EXAMPLES), "utf8"));
}

/** Newer than earlier reports. */
function nextReport(sessionId: number): Document {
  reports++;
  return {
    report_id: `report-${reports}`,
    source_sequence: reports,
    client_id: 10077,
    account_id: 100482,
    session_id: sessionId,
  };
}
