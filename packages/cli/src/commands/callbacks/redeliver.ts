import type { ActionResult, Redelivery, RedeliveryCount } from "@payment-routing/operator-contract";
import { defineCommand } from "../../command.ts";
import { changeMany, MANY_SETTINGS } from "../../operator/change-many.ts";
import { describeHold } from "../../operator/describe-hold.ts";
import { CALLBACK_FILTER_SETTINGS, readFilter, requireEither } from "../../operator/filter-settings.ts";
import { ACTION_SETTINGS, connectOperator, readReason } from "../../operator/operator-settings.ts";
import { showTime } from "../../operator/print-table.ts";
import { SettingsError } from "../../settings/setting-definition.ts";
import { integer, optionalText } from "../../settings/setting-kinds.ts";
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
    ...MANY_SETTINGS,
    ...CALLBACK_FILTER_SETTINGS,
    rate: integer(
      { min: 1, max: 10_000, unit: "callbacks/s" },
      "The maximum number of callbacks that become due in a second. Callbacks that wait in one lane are still sent in a row. Default: no limit.",
    ),
  },
  async run(given, terminal) {
    const { callback, json } = given;
    const reason = readReason(given);
    const filter = readFilter(CALLBACK_FILTER_SETTINGS, given);
    requireEither("callback", callback, filter);
    if (callback !== undefined && given.rate !== undefined)
      throw new SettingsError(["--rate: expected filter options with it, got an ID"]);
    const service = await connectOperator(given);
    if (callback === undefined) {
      const count = await service.call("countRedeliveries", filter);
      const due = count.settled + count.waiting;
      const change = {
        found: describeCount(count),
        question: due === 0 ? undefined : `Redeliver ${showCount(due, "callback")}?`,
        request: () =>
          service.call("redeliverCallbacks", { ...filter, body: { reason, per_second: given.rate } }),
      };
      return changeMany(service, change, given, terminal);
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
