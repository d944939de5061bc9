import { compress, decompress, isCompressed } from "../compression/compress.ts";
import type { StatusChange } from "../sessions/status-change.ts";

// A callback is stored in one of two forms:
//
// - plain: `body` and `secret_ids` are columns of its row, and `changes` is a column of the history
// - compact: all three are compressed together in `content` of the history, and these columns are null. Settling updates the
//   row of the callback, which writes it once more; the history is written once.
//
// A callback that is rendered again gets the plain form.

/** The part of a report with a callback that the history stores. */
interface ReportContent extends StoredBody {
  readonly changes: readonly StatusChange[];
}

/** A body, and the IDs of the secrets for its signatures. */
export interface StoredBody {
  readonly body: Uint8Array;
  readonly secretIds: readonly string[];
}

/** The compact form: a line of JSON, then the bytes of the body. */
export function compactReport({ body, secretIds, changes }: ReportContent): Buffer {
  const line = Buffer.from(`${JSON.stringify({ changes, secretIds })}\n`);
  return compress(Buffer.concat([line, body]));
}

/** Reads the changes of a report from columns of the history, of which one is null. */
export function readChanges(
  changes: readonly StatusChange[] | null,
  content: Buffer | null,
): readonly StatusChange[] {
  return changes ?? (content === null ? [] : readReport(content).changes);
}

function readReport(content: Buffer): ReportContent {
  const report = decompress(content);
  const end = report.indexOf("\n");
  const { changes, secretIds } = JSON.parse(report.toString("utf8", 0, end));
  return { changes, secretIds, body: report.subarray(end + 1) };
}

/**
 * SQL of the stored body of a callback in either form, from an alias of `callbacks`. Read it with `readCallbackBody`.
 *
 * The callback and the report are of one transaction, so they have the same time.
 */
export function selectCallbackBody(callbacks: string): string {
  return `coalesce(${callbacks}.body, (
      select h.content from session_history h
      where h.session_id = ${callbacks}.session_id and h.at = ${callbacks}.at
        and h.callback_sequence = ${callbacks}.sequence
    ))`;
}

/** Reads the result of `selectCallbackBody`. Undefined if the report of the callback is missing. */
export function readCallbackBody(
  stored: Buffer | null,
  secretIds: readonly string[] | null,
): StoredBody | undefined {
  if (stored === null) return undefined;
  if (!isCompressed(stored)) return { body: stored, secretIds: secretIds ?? [] };
  const report = readReport(stored);
  return { body: report.body, secretIds: report.secretIds };
}
