import type { IssueCode } from "@payment-routing/operator-contract";
import type { DecisionRecord } from "@payment-routing/routing";

/** The record of one search that was answered with a problem before a decision. It holds no text of the caller. */
export interface RejectedSearch {
  /** In milliseconds since 1970-01-01 UTC. */
  readonly instant: number;
  readonly requestId: string;
  /** The code of the problem. */
  readonly code: string;
  /** Undefined for a caller that was not authenticated. */
  readonly clientId?: number;
  readonly keyId?: string;
  /** Undefined if it could not be read. */
  readonly eventId?: number;
  /** The first issues of the document. */
  readonly issues: readonly RejectedIssue[];
  /** The length of the body. */
  readonly bytes: number;
  /** The first product of the user agent: `okhttp/4.12.0`. */
  readonly product?: string;
  /** The number of rejected searches of the caller that were not recorded since the record before. */
  readonly leftOut: number;
}

/** An issue without what was received. */
export interface RejectedIssue {
  readonly code: IssueCode;
  /** Names that the schema does not have are replaced. */
  readonly path: string;
  readonly line?: number;
  readonly column?: number;
}

/** A row of a segment: a decision, or a rejected search with what decisions have not. */
export interface StoredRecord extends DecisionRecord {
  readonly rejected?: Omit<RejectedSearch, "instant" | "requestId" | "code"> | undefined;
}

/** The row of a rejected search. Members that only decisions have are empty. */
export function toRecord({ instant, requestId, code, ...rejected }: RejectedSearch): StoredRecord {
  const { clientId = 0, eventId = 0 } = rejected;
  return {
    ...{ instant, requestId, clientId, eventId, problem: code, rejected },
    ...{ accountId: 0, digest: "", durationUs: 0, facts: {}, offered: [], advisories: [] },
  };
}

/** The rejected search of a row. Undefined for a decision. */
export function fromRecord({
  instant,
  requestId,
  problem = "",
  rejected,
}: StoredRecord): RejectedSearch | undefined {
  return rejected && { instant, requestId, code: problem, ...rejected };
}

/** The outcome of a decision that offered methods. The others are codes of problems. */
export const OFFERED = "offered";

/** Before the code of a rejected search, among the outcomes of a block. */
export const REJECTED = "rejected:";

/** The outcome of a row, by which blocks are found. */
export function outcomeOf({ problem = OFFERED, rejected }: StoredRecord): string {
  return rejected === undefined ? problem : `${REJECTED}${problem}`;
}
