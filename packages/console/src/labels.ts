import type { ConfigurationVersion } from "@payment-routing/operator-contract";

// Labels that several pages show.

export const describeWait = (reason: string) => `waits: ${reason}`;

export const describeReplay = (requests: string, recorded: string) =>
  `Requests answered again: ${requests}, of ${recorded} recorded in the period.`;

export const SWITCHES = { activate: "Activated", rollback: "Rolled back" } as const;

export const OUTCOMES = {
  accepted: "accepted",
  rejected: "rejected",
  failed: "no response",
  timeout: "timeout",
  blocked: "not sent: address not public (CALLBACK_EXCEPTIONS allows it), or not signed",
  gone: "gone",
  slowed: "slowed down",
} as const;

export const HOLDS = {
  paused: "endpoint paused",
  slowed: "endpoint asked for a pause",
  breaker: "circuit breaker open",
  "lane-paused": "lane paused",
} as const;

export const CHANGE_LABELS = {
  emptied: "lose all methods",
  filled: "get a method, had none",
  default_changed: "get another default",
  method_lost: "lose a method",
  method_won: "gain a method",
  reordered: "get another order",
  preference_changed: "get another preference",
  method_changed: "get a changed method",
  rejection_changed: "are rejected for another reason",
} as const;

export const VIEW_NAMES = {
  validate: "Validation",
  diff: "Changes",
  lint: "Lint",
  cases: "Test cases",
  simulate: "Simulation",
  coverage: "Coverage",
} as const;

/** `12`, or `12: spring prices`. */
export function describeVersion({ number, name }: Pick<ConfigurationVersion, "number" | "name">): string {
  return name === undefined ? String(number) : `${number}: ${name}`;
}
