import type { ChangeKind } from "@payment-routing/database";
import type { ChangeHint } from "@payment-routing/operator-contract";
import { type Handlers, reject } from "../http/internal/operation.ts";
import type { Problem } from "../problems/problem.ts";

/** The console has one stream for each browser. */
export const MAX_STREAMS = 100;
/** Then the browser connects again, and its session or key is checked again. */
const STREAM_MS = 10 * 60_000;

/** Names the kinds of changed data, without the data, as server-sent events. */
export function createFollowChanges(streamMs = STREAM_MS): Handlers["followChanges"] {
  return async ({ watchEnd, feed }) => {
    if (feed.followers >= MAX_STREAMS) return reject(TOO_MANY_STREAMS);
    const signal = AbortSignal.any([watchEnd(), AbortSignal.timeout(streamMs)]);
    return { ok: true, items: writeHints(feed.follow(signal)) };
  };
}

async function* writeHints(changes: AsyncIterable<readonly ChangeKind[]>): AsyncGenerator<ChangeHint> {
  for await (const kinds of changes) yield { kinds: [...kinds] };
}

const TOO_MANY_STREAMS: Problem = {
  code: "too-many-streams",
  detail: `At most ${MAX_STREAMS} streams of events may be open in a process. Read again from time to time instead.`,
  headers: { "retry-after": "60" },
};
