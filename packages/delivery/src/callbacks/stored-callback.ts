import { compress, decompress } from "../compression/compress.ts";
import type { StatusChange } from "../sessions/status-change.ts";

// What is long in a report and its callback is compressed together, in `content` of the history. Settling updates the row of the
// callback, which writes it once more; the history is written once. A callback that was rendered again, or a test event, has
// `content` in its own row.

/** The stored content of a report, and of its callback if it has one. */
export interface StoredContent extends StoredBody {
  readonly changes: readonly StatusChange[];
}

/** The body of a callback, and the IDs of the secrets for its signatures. */
export interface StoredBody {
  readonly body: Uint8Array;
  readonly secretIds: readonly string[];
}

/** A line of JSON, then the bytes of the body, compressed. */
export function writeContent({ body, secretIds, changes = [] }: StoredBody & Partial<StoredContent>): Buffer {
  const line = Buffer.from(`${JSON.stringify({ changes, secretIds })}\n`);
  return compress(Buffer.concat([line, body]));
}

/** Reads what `writeContent` has written. */
export function readContent(content: Buffer): StoredContent {
  const text = decompress(content);
  const end = text.indexOf("\n");
  const { changes, secretIds } = JSON.parse(text.toString("utf8", 0, end));
  return { changes, secretIds, body: text.subarray(end + 1) };
}

/** The changes of a report. One without changes has no content. */
export function readChanges(content: Buffer | undefined): readonly StatusChange[] {
  return content === undefined ? [] : readContent(content).changes;
}

/**
 * SQL of the content of a callback, from an alias of `callbacks`: read it with `readContent`. Null if the report of the callback
 * is missing.
 *
 * The callback and the report are of one transaction, so they have the same time.
 */
export function selectContent(callbacks: string): string {
  return `coalesce(${callbacks}.content, (
      select h.content from session_history h
      where h.session_id = ${callbacks}.session_id and h.at = ${callbacks}.at
        and h.callback_sequence = ${callbacks}.sequence
    ))`;
}
