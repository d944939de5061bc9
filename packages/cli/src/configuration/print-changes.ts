import type {
  AnswerChanges,
  AnswerDifference,
  ChangedAnswer,
  LostMethod,
} from "@payment-routing/operator-contract";
import { CHANGES, type Change } from "@payment-routing/routing/analysis";
import { showText } from "../show-text.ts";
import { describeReason } from "./print-explanation.ts";

const WORDS: Readonly<Record<Change, string>> = {
  emptied: "get no method",
  filled: "had no method and get one",
  default_changed: "get another default method",
  method_lost: "lose a method",
  method_won: "gain a method",
  reordered: "get their methods in another order",
  preference_changed: "get a method with another preference",
  method_changed: "get a method with another psp_type or state_id",
  rejection_changed: "are rejected for another reason, with another status",
};

/** Prints the number of changed requests, the methods, and examples with their reasons. */
export function printChanges({ counts, methods, examples }: AnswerChanges): readonly string[] {
  const kinds = CHANGES.filter((change) => counts[change] > 0);
  return [
    ...kinds.map((change) => `  ${counts[change]} ${WORDS[change]}`),
    ...methods.map(({ id, lost, won }) => `  method ${id}: lost in ${lost}, gained in ${won}`),
    ...kinds.flatMap((change) => [
      `  for example, ${WORDS[change]}:`,
      ...examples[change].flatMap((example) => describeExample(example, SHOWN_MEMBERS[change])),
    ]),
  ];
}

/** The members to print for a change that the lists of methods do not show. */
const SHOWN_MEMBERS: Partial<Record<Change, readonly AnswerDifference["member"][]>> = {
  preference_changed: ["preference"],
  method_changed: ["psp_type", "state_id"],
  rejection_changed: ["rejection"],
};

/** A generated request has event ID 0, which is not printed. */
function describeExample(
  { client_id, account_id, event_id, instant, before, after, differences, lost }: ChangedAnswer,
  shown: readonly AnswerDifference["member"][] = [],
) {
  const when = event_id === 0 ? "" : `, event ${event_id} at ${instant}`;
  return [
    `    client ${client_id}, account ${account_id}${when}: ${showIds(before)} -> ${showIds(after)}`,
    ...differences.filter(({ member }) => shown.includes(member)).map(describeDifference),
    ...lost.flatMap(describeLost),
  ];
}

function describeLost({ method_id, reasons }: LostMethod): readonly string[] {
  if (reasons.length === 0) return [`      method ${method_id} is not in the catalogue`];
  return [`      method ${method_id}:`, ...reasons.flatMap((reason) => describeReason(reason, "        "))];
}

function describeDifference({ method_id, member, before, after }: AnswerDifference): string {
  const of = method_id === undefined ? "" : `method ${method_id}: `;
  return `      ${of}${member} ${showText(before)} -> ${showText(after)}`;
}

function showIds(ids: readonly number[]): string {
  return ids.length === 0 ? "none" : ids.join(", ");
}
