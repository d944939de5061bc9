import type { OperatorClient } from "@payment-routing/operator-client";
import type { RequestedAction } from "@payment-routing/operator-contract";
import { EXIT_CODES, type Terminal } from "../command.ts";
import { flag } from "../settings/setting-kinds.ts";
import { CONFIRMATION_SETTINGS, confirm } from "./confirm.ts";
import { followAction, printAction } from "./follow-action.ts";

/** The settings of commands that change all things that match a filter. */
export const MANY_SETTINGS = {
  ...CONFIRMATION_SETTINGS,
  detach: flag("Do not wait for the end of an action on many items: see payment-routing actions."),
};

/** A change of all things that match a filter, which the service has counted. */
interface ManyChange {
  readonly found: string;
  /** Asked before the change. Undefined when nothing matches: no request is sent then. */
  readonly question: string | undefined;
  readonly request: () => Promise<RequestedAction>;
}

/** Prints what was found, asks for confirmation, and follows the action. Returns the exit code of the command. */
export async function changeMany(
  service: OperatorClient,
  { found, question, request }: ManyChange,
  { yes, json, detach }: { readonly yes: boolean; readonly json: boolean; readonly detach: boolean },
  terminal: Terminal,
): Promise<number> {
  if (!json) terminal.print(found);
  if (question === undefined) {
    if (json) terminal.print(JSON.stringify({ done: 0, total: 0 }));
    return EXIT_CODES.done;
  }
  if (!(await confirm(question, yes, terminal))) return EXIT_CODES.failed;
  const requested = await request();
  const action = detach ? requested : await followAction(service, requested, terminal);
  terminal.print(json ? JSON.stringify(action) : printAction(action));
  return action.state === "stopped" ? EXIT_CODES.failed : EXIT_CODES.done;
}
