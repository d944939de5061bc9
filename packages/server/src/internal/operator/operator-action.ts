import type { Result } from "@payment-routing/contract-runtime";
import type { Actor } from "@payment-routing/database";
import type { Operation } from "../../observability/exchange.ts";
import { describeIssues } from "../../problems/invalid-document.ts";
import { NO_RESOURCE } from "../../problems/request-problems.ts";
import { type InternalAnswer, type InternalRequest, reject } from "../internal-route.ts";
import { readId } from "../read-id.ts";

/** What an operator asks for by a document: what it says, and who says it. */
export interface ActionRequest<Action> extends InternalRequest {
  readonly action: Action;
  /** The key, and the reason that came with the action. */
  readonly actor: Actor;
}

/** Reads what an operator asks for and does it, or says what is wrong with the document. */
export async function act<Action extends { readonly reason: string }>(
  request: InternalRequest,
  parse: (document: Uint8Array) => Result<Action>,
  carryOut: (request: ActionRequest<Action>) => Promise<InternalAnswer>,
): Promise<InternalAnswer> {
  const parsed = parse(request.document);
  if (!parsed.ok) return reject(describeIssues(parsed.issues));
  const actor = { actor: request.keyId, reason: parsed.value.reason };
  return carryOut({ ...request, action: parsed.value, actor });
}

/** The same for what is done to a session or its lane, by the ID in the path. */
export async function actOnSession<Action extends { readonly reason: string }>(
  request: InternalRequest,
  parse: (document: Uint8Array) => Result<Action>,
  carryOut: (sessionId: number, request: ActionRequest<Action>) => Promise<InternalAnswer>,
): Promise<InternalAnswer> {
  const sessionId = readId(request.parameters.session_id);
  if (sessionId === undefined) return reject(NO_RESOURCE);
  request.exchange.sessionId = sessionId;
  return act(request, parse, (asked) => carryOut(sessionId, asked));
}

/** What every route has that shows something to operators. */
export function readRoute<Path extends string>(operation: Operation, path: Path) {
  return { method: "GET", path, operation, scopes: ["operator"], takesDocument: false } as const;
}

/** What every route has by which operators do something. */
export function actionRoute<Path extends string>(operation: Operation, path: Path) {
  return { method: "POST", path, operation, scopes: ["operator"], takesDocument: true } as const;
}
