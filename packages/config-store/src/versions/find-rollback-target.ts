import type { HistoryEntry } from "./read-history.ts";

/**
 * The version that a rollback leads to: the one that was active before the current one was activated. Rolling back once
 * more leads to the one before that, as undoing does, and not back to what was rolled back. Undefined when there is none.
 *
 * @param history from the newest switch to the first
 */
export function findRollbackTarget(
  history: readonly Pick<HistoryEntry, "kind" | "digest">[],
): string | undefined {
  const stack: string[] = [];
  for (const { kind, digest } of history.toReversed()) {
    // A rollback may have been told to lead further back than by one.
    if (kind === "rollback" && stack.includes(digest)) stack.length = stack.lastIndexOf(digest) + 1;
    else if (stack.at(-1) !== digest) stack.push(digest);
  }
  return stack.at(-2);
}
