import { setTimeout as delay } from "node:timers/promises";
import type { OperatorClient } from "@payment-routing/operator-client";
import type { RequestedAction } from "@payment-routing/operator-contract";
import type { Terminal } from "../command.ts";
import { createProgress } from "../progress.ts";
import { showText } from "../show-text.ts";

const POLL_MS = 250;

/** Shows the progress of an action until it ends. The action goes on without the command. */
export async function followAction(
  service: OperatorClient,
  requested: RequestedAction,
  terminal: Terminal,
): Promise<RequestedAction> {
  const { action_id } = requested;
  const progress = createProgress(terminal);
  let action = requested;
  if (action.state === "running" && terminal.progressStream !== undefined)
    terminal.complain(
      `Action ${action_id} goes on without this command. To stop it: ${writeCommand("stop", action)}`,
    );
  try {
    for (;;) {
      if (action.state !== "awaiting-approval") progress.show(action.done, action.total);
      if (action.state !== "running") return action;
      await delay(POLL_MS);
      action = await service.call("readAction", { action_id });
    }
  } catch (error) {
    terminal.complain(`Action ${action_id} goes on. To see it: ${writeCommand("show", action)}`);
    throw error;
  } finally {
    progress.stop();
  }
}

/** What an action does or has done, with the next command where one is needed. */
export function printAction(action: RequestedAction): string {
  const { action_id, kind, subject, state, counts, waits_for, problem } = action;
  const lines = [
    `Action ${action_id}: ${kind}, ${subject}`,
    `${describeState(action)}, ${action.done} of ${action.total} processed`,
    ...Object.entries(counts).flatMap(([name, count]) =>
      count === 0 ? [] : [`${name.replaceAll("_", " ")}: ${count}`],
    ),
    ...waits_for.map((endpoint) => `deliveries to ${endpoint} wait: see endpoints list`),
    ...(problem === undefined ? [] : [`the last step failed and is repeated: ${problem}`]),
    ...(state === "awaiting-approval"
      ? [`another person approves it: ${writeCommand("approve", action)}`]
      : []),
  ];
  return lines.map(showText).join("\n  ");
}

function describeState({ state, ended_by: by, end_reason: reason, expires_at: at }: RequestedAction): string {
  if (state === "awaiting-approval") return `awaiting approval until ${at}`;
  return by === undefined ? state : `${state} by ${by}: ${reason}`;
}

function writeCommand(verb: string, { action_id }: RequestedAction): string {
  return `payment-routing actions ${verb} ${action_id}`;
}
