import type { Result } from "@payment-routing/contract-runtime";
import type { Actor } from "@payment-routing/database";
import {
  type InternalAnswer,
  type InternalRequest,
  type RequestDocument,
  reject,
} from "../http/internal/internal-route.ts";
import { readId } from "../http/internal/read-id.ts";
import type { Operation } from "../metrics/request-tracker.ts";
import { describeIssues, NO_RESOURCE } from "../problems/request-problems.ts";

/** A request with the document of an action. */
export interface ActionRequest<Action> extends InternalRequest {
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
