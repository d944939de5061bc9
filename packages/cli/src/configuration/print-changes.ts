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
  emptied: "would end with no method",
  filled: "ended with no method and would not",
  "default-changed": "have another default",
  "method-lost": "lose a method",
  "method-won": "win a method",
  reordered: "have methods in another order",
  "preference-changed": "have a method with another preference",
  "method-changed": "have a method with another psp_type or state_id",
  "refusal-changed": "be refused for another reason, and with another status",
};

/** What changes, line by line: how many requests, which methods, and examples with their reasons. */
export function printChanges(
  { counts, methods, examples }: SimulationReport,
  locate: Locate,
): readonly string[] {
  const kinds = CHANGES.filter((change) => counts[change] > 0);
  return [
    ...kinds.map((change) => `  ${counts[change]} ${WORDS[change]}`),
    ...methods.map(({ id, lost, won }) => `  method ${id}: lost in ${lost}, won in ${won}`),
    ...kinds.flatMap((change) => [
      `  for example, ${WORDS[change]}:`,
      ...examples[change].flatMap((example) => describeExample(example, locate, TOLD[change])),
    ]),
  ];
}

/** The differences that make up a change; none of one that the lists of methods show. */
const TOLD: Partial<Record<Change, readonly Difference["member"][]>> = {
  "preference-changed": ["preference"],
  "method-changed": ["psp_type", "state_id"],
  "refusal-changed": ["refusal"],
};

/** With a request of its own, or without one that was made up. */
function describeExample(
  { clientId, accountId, eventId, instant, before, after, differences, lost }: ChangedAnswer,
  locate: Locate,
  told: readonly Difference["member"][] = [],
) {
  const when = eventId === 0 ? "" : `, event ${eventId} at ${new Date(instant).toISOString()}`;
  return [
    `    client ${clientId}, account ${accountId}${when}: ${showIds(before)} -> ${showIds(after)}`,
    ...differences.filter(({ member }) => told.includes(member)).map(describeDifference),
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
