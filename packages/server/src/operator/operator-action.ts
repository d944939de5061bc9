import type { ActionOutcome, ActionRejection, RequestedAction } from "@payment-routing/delivery";
import type { ActionResult, RequestedAction as WrittenAction } from "@payment-routing/operator-contract";
import { type Answer, answerWith, reject } from "../http/internal/operation.ts";
import { writeMembers } from "../http/internal/write-members.ts";
import { type Problem, type ProblemCode, toSentence } from "../problems/problem.ts";

/** Answers an action with its result or the reason of its rejection. */
export function answerAction(outcome: ActionOutcome): Answer<ActionResult> {
  if (!outcome.done) return reject(describeRejection(outcome));
  return answerWith<ActionResult>(writeMembers(outcome));
}

/** Answers a request for an action that goes on in steps. */
export function answerRequested(action: RequestedAction): Answer<WrittenAction> {
  return answerWith(writeAction(action), 202);
}

export function writeAction({ target, ...action }: RequestedAction): WrittenAction {
  return writeMembers({ ...action, target: { ...target } });
}

/** The problem of a rejected action. */
export function describeRejection(outcome: ActionOutcome & { readonly done: false }): Problem {
  const { reason, message } = outcome;
  return {
    code: PROBLEM_CODES[reason],
    detail: toSentence(message),
    ...(outcome.reason === "rejected" && { issues: outcome.issues }),
    // A worker holds the lease until its attempt or the lease ends.
    ...(reason === "held" && { headers: { "retry-after": "5" } }),
  };
}

const PROBLEM_CODES: Readonly<Record<ActionRejection, ProblemCode>> = {
  "unknown-lane": "unknown-lane",
  "unknown-callback": "unknown-callback",
  "own-action": "own-action",
  "unknown-client": "unknown-client",
  "not-an-origin": "not-an-origin",
  "other-state": "other-state",
  "not-next": "not-next",
  held: "callback-under-way",
  rejected: "rejected-callback",
};
