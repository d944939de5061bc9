/** The kinds of data that lists of operators show and that can change. The list is closed. */
export const CHANGE_KINDS = [
  "callbacks",
  "lanes",
  "endpoints",
  "sessions",
  "decisions",
  "configuration",
  "audit",
  "actions",
] as const;

/** `configuration` includes keys and secrets. */
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** The NOTIFY channel of changes. The payload is a list of kinds, separated by spaces. A hint only: it may be lost. */
export const CHANGES_CHANNEL = "payment_routing_changes";

/** The kinds that an operator action may change. */
export const CHANGED_BY_ACTIONS = CHANGE_KINDS.filter((kind) => kind !== "decisions");

export function writeKinds(kinds: Iterable<ChangeKind>): string {
  return [...kinds].join(" ");
}

/** Leaves out kinds of a later version. */
export function parseKinds(payload: string): readonly ChangeKind[] {
  const given = payload.split(" ");
  return CHANGE_KINDS.filter((kind) => given.includes(kind));
}
