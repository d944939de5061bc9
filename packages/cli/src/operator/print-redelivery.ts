import type { Redelivery } from "@payment-routing/operator-contract";
import { describeHold } from "./describe-hold.ts";
import { showTime } from "./print-table.ts";

/** Describes a redelivery in one line. */
export function printRedelivery({
  requested_at,
  requested_by,
  attempts,
  due_at,
  waits_for,
  outcome,
}: Redelivery): string {
  const failed = attempts === 0 ? "" : `, ${attempts} failed`;
  const next = waits_for ? describeHold(waits_for) : due_at && `due at ${showTime(due_at)}`;
  const state = outcome ?? `${["pending", next].filter(Boolean).join(", ")}${failed}`;
  return `${state}; requested by ${requested_by} at ${showTime(requested_at)}`;
}
