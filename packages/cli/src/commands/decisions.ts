import type { Decision, DecisionList } from "@payment-routing/operator-contract";
import { defineCommand, type Terminal } from "../command.ts";
import { EXIT_CODES } from "../exit-codes.ts";
import { anyInteger } from "../inputs/any-integer.ts";
import { LIST_SETTINGS } from "../operator/list-settings.ts";
import { connectOperator } from "../operator/operator-service.ts";
import { OPERATOR_SETTINGS, readAccess } from "../operator/operator-settings.ts";
import { printDecision } from "../operator/print-decision.ts";
import { type Column, printTable, showTime } from "../operator/print-table.ts";
import { choosePaint } from "../paint.ts";
import { SettingsError, type SettingsOf } from "../settings/setting-definition.ts";
import { flag } from "../settings/setting-kinds.ts";

const settings = {
  clientId: anyInteger("The client that searched. Required."),
  eventId: anyInteger("The event_id of its search. Required."),
  ...OPERATOR_SETTINGS,
  ...LIST_SETTINGS,
  explain: flag(
    "Makes each decision once more by the version that made it, and says of every method why it was offered or not. At most 10 decisions at a time.",
  ),
  method: anyInteger("Explains this method only."),
};

/** `payment-routing decisions`: what was decided on an event, and why. */
export const decisions = defineCommand({
  description:
    "Lists the recorded decisions on an event, the newest first: IDs of events may repeat. With --explain, why each method was offered or not.",
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
  const faults = [
    clientId === undefined && "--client-id: expected an ID, got nothing",
    eventId === undefined && "--event-id: expected an ID, got nothing",
  ].filter((fault) => fault !== false);
  if (faults.length > 0) throw new SettingsError(faults);
  return `/clients/${clientId}/decisions/${eventId}`;
}

/** Leaves one method in each explanation. A version may lack it that another one has. */
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

/** As much of a digest as commands take for the whole. */
const SHOWN_DIGEST = 19;
