import type { HistoryEntry } from "./activations.ts";

/**
 * Finds the version that was active before the current one. Repeated rollbacks go further back, like an undo. Undefined
 * when there is none.
 *
 * @param history the newest switch first
 */
export function findRollbackTarget(
  history: readonly Pick<HistoryEntry, "kind" | "digest">[],
): string | undefined {
  const stack: string[] = [];
  for (const { kind, digest } of history.toReversed()) {
    // A rollback to a given version may skip several.
    if (kind === "rollback" && stack.includes(digest)) stack.length = stack.lastIndexOf(digest) + 1;
    else if (stack.at(-1) !== digest) stack.push(digest);
  }
  return stack.at(-2);
}
