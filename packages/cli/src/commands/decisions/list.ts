import type { Decision } from "@payment-routing/operator-contract";
import { defineCommand, type Terminal } from "../../command.ts";
import { printDecision } from "../../configuration/print-explanation.ts";
import { CONFIGURATION_DIGEST, OUTCOME } from "../../configuration/record-settings.ts";
import { complainUnreadable } from "../../decisions/write-output.ts";
import { moment } from "../../inputs/times.ts";
import { connectOperator, OPERATOR_SETTINGS } from "../../operator/operator-settings.ts";
import { type Column, LIST_SETTINGS, printTable, showTime } from "../../operator/print-table.ts";
import { anyInteger, flag, optionalText } from "../../settings/setting-kinds.ts";
import { choosePaint } from "../../show-text.ts";

export const command = defineCommand({
  description:
    "List recorded decisions, newest first. --client-id together with --event-id finds decisions fast; an event ID may have several. Other filters read all decisions of the period, so give --since. A page that takes long to find is short or empty, and can be continued. --explain shows why each method was offered or not.",
  settings: {
    client_id: anyInteger("List decisions on searches of this client."),
    event_id: anyInteger("List decisions on searches with this event_id."),
    since: moment("List decisions at or after this time, for example 2026-11-20T09:30:00Z."),
    until: moment("List decisions before this time."),
    outcome: optionalText("code", OUTCOME),
    configuration_digest: optionalText("digest", CONFIGURATION_DIGEST),
    ...OPERATOR_SETTINGS,
    ...LIST_SETTINGS,
    explain: flag(
      "Repeat each decision with the configuration version that made it, and explain each method. At most 10 decisions.",
    ),
    method: anyInteger("Explain this method only."),
  },
  async run(given, terminal) {
    const service = await connectOperator(given);
    const { client_id, event_id, since, until, outcome, configuration_digest, limit, after, json, method } =
      given;
    const isExplained = given.explain || method !== undefined;
    const explain = isExplained || undefined;
    const query = { since, until, outcome, configuration_digest, limit, after, explain };
    const select = method === undefined ? undefined : (found: Decision) => selectMethod(found, method);
    const isOnEvent = client_id !== undefined && event_id !== undefined;
    const show = (
      found: readonly Decision[],
      next: string | undefined,
      unreadable?: readonly string[],
    ): void => {
      complainUnreadable(unreadable, terminal);
      // A page without decisions may have a next one.
      if (found.length === 0) terminal.print(next === undefined ? "None." : "None so far.");
      else
        terminal.print(
          isExplained ? printExplained(found, method, terminal) : printPlain(found, isOnEvent, terminal),
        );
      if (next !== undefined) terminal.print(`More: --after ${next}`);
    };
    if (isOnEvent) {
      const request = { client_id, event_id, ...query };
      const { decisions: found, ...rest } = await service.call("listDecisions", request);
      const decisions = select === undefined ? found : found.map(select);
      if (json) terminal.print(JSON.stringify({ ...rest, decisions }));
      else show(decisions, rest.next, rest.unreadable);
    } else {
      const request = { client_id, event_id, ...query };
      const { items: found, ...rest } = await service.call("listRecordedDecisions", request);
      const items = select === undefined ? found : found.map(select);
      if (json) terminal.print(JSON.stringify({ items, ...rest }));
      else show(items, rest.next, rest.unreadable);
    }
  },
});

/** Keeps one method in the explanation. Some versions may not contain it. */
function selectMethod({ explanation, ...record }: Decision, id: number): Decision {
  if (explanation === undefined) return record;
  const methods = explanation.methods.filter((method) => method.id === id);
  return { ...record, explanation: { ...explanation, methods } };
}

function printPlain(found: readonly Decision[], isOnEvent: boolean, terminal: Terminal): string {
  return printTable(found, isOnEvent ? COLUMNS : [...IDS, ...COLUMNS], choosePaint(terminal));
}

function printExplained(found: readonly Decision[], method: number | undefined, terminal: Terminal): string {
  const paint = choosePaint(terminal);
  return found.map((decision) => printDecision(decision, paint, method)).join("\n\n");
}

const IDS: readonly Column<Decision>[] = [
  ["client", ({ client_id }) => client_id],
  ["event", ({ event_id }) => event_id],
];

const COLUMNS: readonly Column<Decision>[] = [
  ["decided", ({ decided_at }) => showTime(decided_at)],
  ["account", ({ account_id }) => account_id],
  ["answer", ({ offered, problem }) => problem ?? offered.map(({ id }) => id).join(",")],
  ["us", ({ duration_us }) => duration_us],
  ["version", ({ configuration_digest }) => configuration_digest.slice(0, SHOWN_DIGEST)],
  ["advisories", ({ advisories }) => advisories.join(",") || undefined],
  ["request", ({ request_id }) => request_id],
];

/** The shortest prefix of a digest that commands accept. */
const SHOWN_DIGEST = 19;
