import type { Result } from "@payment-routing/contract-runtime";
import type { Report } from "@payment-routing/delivery";
import {
  parseSessionReport,
  parseSessionStatusReport,
  parseTransactionStatusReport,
} from "@payment-routing/processor-contract";
import { checkReport } from "./check-report.ts";

/**
 * Parses a report of any kind. Members identify the kind: `transactions` a report of a session, `transaction_id` a status of
 * a transaction, and neither a status of a session.
 */
export function parseReport(document: Buffer): Result<Report> {
  return checkReport(document, findParser(document));
}

function findParser(document: Buffer): (document: Uint8Array) => Result<Report> {
  const hasMember = document.includes(BACKSLASH)
    ? findMembers(document)
    : (member: Member) => hasName(document, member);
  if (hasMember(TRANSACTIONS)) return parseSessionReport;
  return hasMember(TRANSACTION_ID) ? parseTransactionStatusReport : parseSessionStatusReport;
}

interface Member {
  readonly name: string;
  /** As bytes, to search documents without conversion. */
  readonly quoted: Buffer;
}

const TRANSACTIONS: Member = { name: "transactions", quoted: Buffer.from('"transactions"') };
const TRANSACTION_ID: Member = { name: "transaction_id", quoted: Buffer.from('"transaction_id"') };

/** In a document without a backslash, a quoted name before a colon is a member. A valid report has it once. */
function hasName(document: Buffer, { quoted }: Member): boolean {
  for (let at = document.indexOf(quoted); at >= 0; at = document.indexOf(quoted, at + 1)) {
    let next = at + quoted.length;
    while (WHITE_SPACE.has(document[next] ?? 0)) next++;
    if (document[next] === COLON) return true;
  }
  return false;
}

const WHITE_SPACE: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d]);
const COLON = 0x3a;
const BACKSLASH = 0x5c;

/** With a backslash, the document is parsed. Invalid JSON has no members: the parser of any kind reports the issues. */
function findMembers(document: Buffer): (member: Member) => boolean {
  try {
    const value: unknown = JSON.parse(document.toString());
    return ({ name }) => typeof value === "object" && value !== null && Object.hasOwn(value, name);
  } catch {
    return () => false;
  }
}
