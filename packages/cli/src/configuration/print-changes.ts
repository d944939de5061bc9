import {
  CHANGES,
  type Change,
  type ChangedAnswer,
  type Difference,
  type LostMethod,
  type SimulationReport,
} from "@payment-routing/config-analysis";
import { type Locate, writeReason } from "@payment-routing/server";
import { showText } from "../show-text.ts";
import { describeReason } from "./print-explanation.ts";

const WORDS: Readonly<Record<Change, string>> = {
  emptied: "get no method",
  filled: "had no method and get one",
  "default-changed": "get another default method",
  "method-lost": "lose a method",
  "method-won": "gain a method",
  reordered: "get their methods in another order",
  "preference-changed": "get a method with another preference",
  "method-changed": "get a method with another psp_type or state_id",
  "refusal-changed": "are rejected for another reason, with another status",
};

/** Prints the number of changed requests, the methods, and examples with their reasons. */
export function printChanges(
  { counts, methods, examples }: SimulationReport,
  locate: Locate,
): readonly string[] {
  const kinds = CHANGES.filter((change) => counts[change] > 0);
  return [
    ...kinds.map((change) => `  ${counts[change]} ${WORDS[change]}`),
    ...methods.map(({ id, lost, won }) => `  method ${id}: lost in ${lost}, gained in ${won}`),
    ...kinds.flatMap((change) => [
      `  for example, ${WORDS[change]}:`,
      ...examples[change].flatMap((example) => describeExample(example, locate, SHOWN_MEMBERS[change])),
    ]),
  ];
}

/** The members to print for a change that the lists of methods do not show. */
const SHOWN_MEMBERS: Partial<Record<Change, readonly Difference["member"][]>> = {
  "preference-changed": ["preference"],
  "method-changed": ["psp_type", "state_id"],
  "refusal-changed": ["refusal"],
};

/** A generated request has event ID 0, which is not printed. */
function describeExample(
  { clientId, accountId, eventId, instant, before, after, differences, lost }: ChangedAnswer,
  locate: Locate,
  shown: readonly Difference["member"][] = [],
) {
  const when = eventId === 0 ? "" : `, event ${eventId} at ${new Date(instant).toISOString()}`;
  return [
    `    client ${clientId}, account ${accountId}${when}: ${showIds(before)} -> ${showIds(after)}`,
    ...differences.filter(({ member }) => shown.includes(member)).map(describeDifference),
    ...lost.flatMap((method) => describeLost(method, locate)),
  ];
}

function describeLost({ methodId, reasons }: LostMethod, locate: Locate): readonly string[] {
  if (reasons.length === 0) return [`      method ${methodId} is not in the catalogue`];
  return [
    `      method ${methodId}:`,
    ...reasons.flatMap((reason) => describeReason(writeReason(reason, locate), "        ")),
  ];
}

function describeDifference({ methodId, member, before, after }: Difference): string {
  const of = methodId === undefined ? "" : `method ${methodId}: `;
  return `      ${of}${member} ${showText(String(before))} -> ${showText(String(after))}`;
}

function showIds(ids: readonly number[]): string {
  return ids.length === 0 ? "none" : ids.join(", ");
}

/** The changes as JSON. Each reason of an example has the file and line of its constraint. */
export function writeChanges({ examples, ...report }: SimulationReport, locate: Locate): object {
  const written = Object.entries(examples).map(([change, answers]) => [
    change,
    answers.map((answer) => writeExample(answer, locate)),
  ]);
  return { ...report, examples: Object.fromEntries(written) };
}

function writeExample({ lost, ...answer }: ChangedAnswer, locate: Locate): object {
  const written = lost.map(({ methodId, reasons }) => {
    return { methodId, reasons: reasons.map((reason) => writeReason(reason, locate)) };
  });
  return { ...answer, lost: written };
}
