import type { ChangeHint } from "@payment-routing/operator-contract";

export type ChangeKind = ChangeHint["kinds"][number];

/** By the first part of a path of the operator interface. */
const KINDS: Readonly<Record<string, readonly ChangeKind[]>> = {
  callbacks: ["callbacks"],
  lanes: ["lanes"],
  endpoints: ["endpoints"],
  "payment-sessions": ["sessions", "callbacks"],
  decisions: ["decisions"],
  clients: ["decisions"],
  audit: ["audit"],
  configuration: ["configuration"],
  keys: ["configuration"],
  secrets: ["configuration"],
};

/** The kinds of changes that a resource shows. Undefined: no hint names them, so it is read by the clock. */
export function findKinds(path: string): readonly ChangeKind[] | undefined {
  const [, resource = "", detail = ""] = path.split(/[/?]/);
  // Statistics are stored by the minute.
  return detail === "statistics" ? undefined : KINDS[resource];
}
