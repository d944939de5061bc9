import type {
  ActionResult,
  Redelivery,
  RedeliveryCount,
  RedeliveryProgress,
} from "@payment-routing/operator-contract";
import { defineCommand } from "../../command.ts";
import { changeMany } from "../../operator/change-many.ts";
import { CONFIRMATION_SETTINGS } from "../../operator/confirm.ts";
import { describeHold } from "../../operator/describe-hold.ts";
import { CALLBACK_FILTER_SETTINGS, readFilter, requireEither } from "../../operator/filter-settings.ts";
import { ACTION_SETTINGS, connectOperator, readReason } from "../../operator/operator-settings.ts";
import { showTime } from "../../operator/print-table.ts";
import { optionalText } from "../../settings/setting-kinds.ts";
import { showCount } from "../../show-text.ts";

export const command = defineCommand({
  description:
    "Send a callback again, or all callbacks that match the filter options. The service sends settled callbacks again, marked as redeliveries, and attempts waiting callbacks immediately, in the order of their session. With filter options, the command first counts the callbacks and asks for confirmation.",
  settings: {
    callback: {
      ...optionalText(
        "callback",
        "The ID of the callback. Omit it to select callbacks by the filter options. Not with a filter option.",
      ),
      isOperand: true,
      isOptional: true,
    } as const,
    ...ACTION_SETTINGS,
    ...CONFIRMATION_SETTINGS,
    ...CALLBACK_FILTER_SETTINGS,
  },
  async run(given, terminal) {
    const { callback, json } = given;
    const reason = readReason(given);
    const filter = readFilter(CALLBACK_FILTER_SETTINGS, given);
    requireEither("callback", callback, filter);
    const service = await connectOperator(given);
    if (callback === undefined) {
      const count = await service.call("countRedeliveries", filter);
      const { callbacks, settled, waiting } = count;
      const due = settled + waiting;
      const change = {
        found: describeCount(count),
        question: due === 0 ? undefined : `Redeliver ${showCount(due, "callback")}?`,
        nothing: { done: callbacks, total: callbacks, settled: 0, lanes: 0, waits_for: [], finished: true },
        steps: service.stream("redeliverCallbacks", { ...filter, body: { reason } }),
        describeEnd,
      };
      return changeMany(change, given, terminal);
    }
    const done = await service.call("redeliverCallback", { callback_id: callback, body: { reason } });
    terminal.print(json ? JSON.stringify(done) : describeDone(callback, done));
  },
});

function describeDone(callback: string, { waits_for }: ActionResult): string {
  return waits_for === undefined
    ? `Callback ${callback} is queued for delivery.`
    : `Callback ${callback} is queued. Delivery waits: ${describeHold(waits_for)}.`;
}

function describeCount({ callbacks, settled, waiting, left }: RedeliveryCount): string {
  return [
    showCount(callbacks, "callback"),
    `${settled} settled: sent again (in a paused lane, once it is resumed)`,
    `${waiting} waiting: attempted immediately`,
    `${left} unchanged (rejected by the contract, waiting in a paused lane, or test events)`,
  ].join("\n  ");
}

function describeEnd({ settled, lanes, done, waits_for }: RedeliveryProgress): string {
  return [
    `Processed ${showCount(done, "callback")}: ${settled} will be sent again (in a paused lane, once it is resumed), ${showCount(lanes, "lane")} due immediately.`,
    ...waits_for.map((hold) => `Deliveries to ${hold.endpoint} wait: ${describeHold(hold)}.`),
  ].join("\n");
}

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
