import type { Decision, DecisionList } from "@payment-routing/operator-contract";
import { defineCommand, type Terminal } from "../command.ts";
import { EXIT_CODES } from "../exit-codes.ts";
import { connectOperator } from "../operator/operator-service.ts";
import { OPERATOR_SETTINGS, readAccess } from "../operator/operator-settings.ts";
import { printDecision } from "../operator/print-decision.ts";
import { LIST_SETTINGS } from "../operator/print-list.ts";
import { type Column, printTable, showTime } from "../operator/print-table.ts";
import { choosePaint } from "../paint.ts";
import { SettingsError, type SettingsOf } from "../settings/setting-definition.ts";
import { anyInteger, flag } from "../settings/setting-kinds.ts";

const settings = {
  clientId: anyInteger("The client ID of the search. Required."),
  eventId: anyInteger("The event_id of the search. Required."),
  ...OPERATOR_SETTINGS,
  ...LIST_SETTINGS,
  explain: flag(
    "Repeat each decision with the configuration version that made it, and explain each method. At most 10 decisions.",
  ),
  method: anyInteger("Explain this method only."),
};

export const decisions = defineCommand({
  description:
    "List the recorded decisions for an event, newest first. An event ID may have several decisions. --explain shows why each method was offered or not.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, terminal: Terminal): Promise<number> {
  const { json, limit, after, method } = given;
  const path = writePath(given);
  const isExplained = given.explain || method !== undefined;
  const service = connectOperator(await readAccess(given));
  const query = { limit, after, ...(isExplained && { explain: "true" }) };
  const answer = await service.get<DecisionList>(path, query);
  const found = method === undefined ? answer : selectInEach(answer, method);
  if (json) terminal.print(JSON.stringify(found));
  else {
    terminal.print(printDecisions(found, isExplained, method, terminal));
    if (found.next !== undefined) terminal.print(`More: --after ${found.next}`);
  }
  return EXIT_CODES.done;
}

function writePath({ clientId, eventId }: SettingsOf<typeof settings>): string {
  const issues = [
    clientId === undefined && "--client-id: expected an ID, got nothing",
    eventId === undefined && "--event-id: expected an ID, got nothing",
  ].filter((issue) => issue !== false);
  if (issues.length > 0) throw new SettingsError(issues);
  return `/clients/${clientId}/decisions/${eventId}`;
}

/** Keeps one method in each explanation. Some versions may not contain it. */
function selectInEach(answer: DecisionList, id: number): DecisionList {
  const decisions = answer.decisions.map(({ explanation, ...record }): Decision => {
    if (explanation === undefined) return record;
    const methods = explanation.methods.filter((method) => method.id === id);
    return { ...record, explanation: { ...explanation, methods } };
  });
  return { ...answer, decisions };
}

function printDecisions(
  found: DecisionList,
  isExplained: boolean,
  method: number | undefined,
  terminal: Terminal,
): string {
  const paint = choosePaint(terminal);
  if (found.decisions.length === 0) return "None.";
  if (!isExplained) return printTable(found.decisions, COLUMNS, paint);
  return found.decisions.map((decision) => printDecision(found, decision, paint, method)).join("\n\n");
}

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
