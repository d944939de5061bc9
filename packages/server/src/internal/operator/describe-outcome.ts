import type { ActionOutcome, ActionRejection } from "@payment-routing/delivery";
import type { ActionResult } from "@payment-routing/operator-contract";
import type { Problem } from "../../problems/problem.ts";
import type { ProblemCode } from "../../problems/problem-codes.ts";
import { type InternalAnswer, reject } from "../internal-route.ts";
import { writeMembers } from "./written.ts";

/** Answers an action with its result, or with why nothing has changed. */
export function answerAction(outcome: ActionOutcome): InternalAnswer {
  if (!outcome.done) return reject(describeRefusal(outcome));
  const content: ActionResult = writeMembers(outcome);
  return { ok: true, content };
}

/** The problem of an action that was not carried out. */
export function describeRefusal(outcome: ActionOutcome & { readonly done: false }): Problem {
  const { reason, message } = outcome;
  const detail = `${message.slice(0, 1).toUpperCase()}${message.slice(1)}.`;
  return {
    code: PROBLEM_CODES[reason],
    detail,
    ...(outcome.reason === "refused" && { issues: outcome.issues }),
    // A worker has it until its attempt ends, or its lease.
    ...(reason === "held" && { headers: { "retry-after": "5" } }),
  };
}

const PROBLEM_CODES: Readonly<Record<ActionRejection, ProblemCode>> = {
  "unknown-lane": "unknown-lane",
  "unknown-callback": "unknown-callback",
  "unknown-client": "unknown-client",
  "not-an-origin": "not-an-origin",
  "other-state": "other-state",
  "not-next": "not-next",
  held: "callback-under-way",
  refused: "refused-callback",
};
