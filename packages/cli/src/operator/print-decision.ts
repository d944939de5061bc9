import type { Decision } from "@payment-routing/operator-contract";
import { printExplanation } from "../configuration/print-explanation.ts";
import type { Paint } from "../paint.ts";
import { showText } from "../show-text.ts";

/** Prints a recorded decision and its explanation, for one method if it is given. */
export function printDecision(decision: Decision, paint: Paint, method?: number): string {
  const { client_id, account_id, event_id, advisories, explanation } = decision;
  const head = paint("bold", describeRecord(decision));
  if (explanation === undefined) return head;
  if (method !== undefined && explanation.methods.length === 0)
    return [head, `method ${method}: not in the catalogue of this version`].join("\n");
  const explained = { client_id, account_id, event_id, advisories, ...explanation };
  return [head, printExplanation(explained, paint, method !== undefined)].join("\n");
}

function describeRecord(decision: Decision): string {
  const { decided_at, request_id, problem, duration_us, configuration_digest, reproduced } = decision;
  return [
    `${decided_at} request ${showText(request_id)}`,
    ...(problem === undefined ? [] : [`rejected: ${problem}`]),
    `decided in ${duration_us} us`,
    describeReplay(reproduced, configuration_digest),
  ].join(", ");
}

function describeReplay(reproduced: boolean | null | undefined, digest: string): string {
  if (reproduced) return "reproduced";
  if (reproduced === false) return "not reproduced: the record or the program has changed";
  return `not explained: ${digest} is not stored, or this program rejects it`;
}
