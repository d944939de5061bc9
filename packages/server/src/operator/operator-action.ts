import type { Result } from "@payment-routing/contract-runtime";
import type { Actor } from "@payment-routing/database";
import type { ActionOutcome, ActionRejection } from "@payment-routing/delivery";
import type { ActionResult } from "@payment-routing/operator-contract";
import {
  answerWith,
  type InternalAnswer,
  type InternalRequest,
  type RequestDocument,
  reject,
} from "../http/internal/internal-route.ts";
import { readId } from "../http/internal/read-query.ts";
import { writeMembers } from "../http/internal/write-members.ts";
import type { Operation } from "../metrics/request-tracker.ts";
import { type Problem, type ProblemCode, toSentence } from "../problems/problem.ts";
import { describeIssues, NO_RESOURCE } from "../problems/request-problems.ts";

/** A request with the document of an action. */
interface ActionRequest<Action> extends InternalRequest {
  readonly action: Action;
  /** The ID of the key, and the reason in the document. */
  readonly actor: Actor;
}

/** Parses the document of an action and runs it, or rejects the document. */
export async function act<Action extends { readonly reason: string }>(
  request: InternalRequest,
  parse: (document: Uint8Array) => Result<Action>,
  run: (request: ActionRequest<Action>) => Promise<InternalAnswer>,
): Promise<InternalAnswer> {
  const parsed = parse(request.document);
  if (!parsed.ok) return reject(describeIssues(parsed.issues));
  const actor = { actor: request.keyId, reason: parsed.value.reason };
  return run({ ...request, action: parsed.value, actor });
}

/** `act` for a session or its lane, by the ID in the path. */
export async function actOnSession<Action extends { readonly reason: string }>(
  request: InternalRequest,
  parse: (document: Uint8Array) => Result<Action>,
  run: (sessionId: number, request: ActionRequest<Action>) => Promise<InternalAnswer>,
): Promise<InternalAnswer> {
  const sessionId = readId(request.parameters.session_id);
  if (sessionId === undefined) return reject(NO_RESOURCE);
  request.exchange.sessionId = sessionId;
  return act(request, parse, (actionRequest) => run(sessionId, actionRequest));
}

/** The common members of routes that operators read. */
export function readRoute<Path extends string>(operation: Operation, path: Path) {
  return { method: "GET", path, operation, scopes: ["viewer"] } as const;
}

/** The common members of routes for operator actions. */
export function actionRoute<Path extends string>(
  operation: Operation,
  path: Path,
  document: RequestDocument = "OperatorAction",
) {
  return { method: "POST", path, operation, scopes: ["operator"], document } as const;
}

/** The common members of routes that run jobs of the configuration. */
export function jobRoute<Path extends string>(operation: Operation, path: Path, document: RequestDocument) {
  return { ...adminRoute(operation, path, document), share: "jobs" } as const;
}

/** The common members of routes that change the configuration or keys. */
export function adminRoute<Path extends string>(operation: Operation, path: Path, document: RequestDocument) {
  return { ...actionRoute(operation, path, document), scopes: ["admin"] } as const;
}

/** Answers an action with its result or the reason of its rejection. */
export function answerAction(outcome: ActionOutcome): InternalAnswer {
  if (!outcome.done) return reject(describeRejection(outcome));
  return answerWith<ActionResult>(writeMembers(outcome));
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
  "unknown-client": "unknown-client",
  "not-an-origin": "not-an-origin",
  "other-state": "other-state",
  "not-next": "not-next",
  held: "callback-under-way",
  rejected: "rejected-callback",
};
