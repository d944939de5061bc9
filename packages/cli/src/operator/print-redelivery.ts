import type { CallbackDetailContent } from "@payment-routing/server";
import { showTime } from "./print-table.ts";

type Redelivery = CallbackDetailContent["redeliveries"][number];

/** What an operator asked for and what became of it, in a line. */
export function printRedelivery({
  requested_at,
  requested_by,
  attempts,
  due_at,
  outcome,
}: Redelivery): string {
  const failed = attempts === 0 ? "" : `, ${attempts} failed`;
  const state = outcome ?? `pending, due at ${showTime(due_at)}${failed}`;
  return `${state}; asked for by ${requested_by} at ${showTime(requested_at)}`;
}
