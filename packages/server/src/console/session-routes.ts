import { hash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { OperatorStore } from "@payment-routing/config-store";
import {
  parseConsoleSignIn,
  type ConsoleSession as WrittenSession,
} from "@payment-routing/operator-contract";
import { guardAuthentication } from "../http/guard-authentication.ts";
import { checkCaller, type InternalGate, recordEnded } from "../http/internal/authorize.ts";
import { DATABASE_UNAVAILABLE } from "../http/internal/describe-failure.ts";
import { createDocumentRoute, type DocumentBounds } from "../http/internal/document-route.ts";
import {
  type Answer,
  type OperationOf,
  type ResponseOf,
  ROUTES,
  reject,
} from "../http/internal/operation.ts";
import { readParameterless } from "../http/internal/operation-routes.ts";
import { writeMembers } from "../http/internal/write-members.ts";
import type { RequestContext, Route } from "../http/request-context.ts";
import type { Exchange } from "../metrics/request-tracker.ts";
import { addNames } from "../operator/names.ts";
import type { Problem } from "../problems/problem.ts";
import { describeIssues } from "../problems/request-problems.ts";
import type { ConsoleSession } from "./console-sessions.ts";
import { readSessionToken, writeSessionCookie } from "./session-cookie.ts";
import {
  admitSession,
  CHALLENGE,
  checkOrigin,
  type SessionGate,
  type SessionRequest,
} from "./session-gate.ts";

type ConsoleOperation = OperationOf<"Console">;

type ConsoleHandler<Response extends object> = (
  context: RequestContext,
  document: Buffer,
) => Promise<Answer<Response>>;

export interface ConsoleService extends DocumentBounds {
  readonly gate: InternalGate & { readonly sessions: SessionGate };
  readonly store: Pick<OperatorStore, "served">;
  /** The public key of a sandbox. */
  readonly sandboxKey: string | undefined;
  readonly environment: WrittenSession["environment"];
  readonly cell: WrittenSession["cell"];
  /** The name of the OpenID Connect provider on the sign-in page. */
  readonly oidcName: string | undefined;
}

/** Routes to sign in to the console and out of it. */
export function createSessionRoutes(service: ConsoleService): readonly Route[] {
  const { gate, store, sandboxKey, environment, cell, oidcName } = service;
  const { sessions } = gate.sessions;

  const handlers: { readonly [Id in ConsoleOperation]: ConsoleHandler<ResponseOf<Id>> } = {
    readSignInOptions: async () => {
      const oidc = oidcName === undefined ? null : { name: oidcName };
      return { ok: true, content: { oidc, sandbox_key: findSandboxKey() } };
    },
    signIn: ({ message, exchange }, document) => signIn(message, exchange, document),
    readConsoleSession: forSession(async ({ session }) => ({ ok: true, content: writeSession(session) })),
    signOut: forSession(async ({ token, address }) => {
      await sessions.end(token);
      return { ok: true, headers: { "set-cookie": writeSessionCookie("", address) } };
    }),
    signOutEverywhere: forSession(async ({ token, address }) => {
      await sessions.endAll(token);
      return { ok: true, headers: { "set-cookie": writeSessionCookie("", address) } };
    }),
  };
  return (Object.keys(handlers) as readonly ConsoleOperation[]).map((id) =>
    createDocumentRoute(id, ROUTES[id], service, async (context, document) => {
      const query = readParameterless(context.message);
      return query.ok ? await handlers[id](context, document) : query;
    }),
  );

  function forSession<Response extends object>(
    answer: (request: SessionRequest) => Promise<Answer<Response>>,
  ): ConsoleHandler<Response> {
    return async ({ message, exchange }) => {
      const admission = await admitSession(gate.sessions, message);
      if (admission?.ok !== true) {
        if (admission === undefined || admission.hasEnded) recordEnded(gate, exchange);
        return admission ?? reject(SIGNED_OUT);
      }
      exchange.keyId = admission.session.keyId;
      return await answer(admission);
    };
  }

  async function signIn(
    message: IncomingMessage,
    exchange: Exchange,
    document: Buffer,
  ): Promise<Answer<WrittenSession>> {
    const origin = checkOrigin(gate.sessions, message);
    if (!origin.ok) return origin;
    if (!gate.sessions.isDatabaseReached()) return reject(DATABASE_UNAVAILABLE);
    const parsed = parseConsoleSignIn(document);
    if (!parsed.ok) return reject(describeIssues(parsed.issues));
    const sha256 = hash("sha256", parsed.value.key, "hex");
    const found = gate.authenticator.authenticateDigest(sha256, Date.now());
    const authentication = guardAuthentication(gate, found, gate.findAddress(message), exchange, WRONG_KEY);
    if (!authentication.ok) return authentication;
    const { keyId, scope, clientIds, expires } = authentication;
    const admission = checkCaller(authentication, exchange, SIGN_IN);
    if (!admission.ok || scope === "processor") return admission.ok ? reject(WRONG_KEY) : admission;
    const { address } = origin;
    const replaced = readSessionToken(message, address);
    if (replaced !== undefined) await sessions.end(replaced);
    const { token, session } = await sessions.start({ keyId, scope, clientIds, sha256, expires });
    const headers = { "set-cookie": writeSessionCookie(token, address) };
    return { ok: true, headers, content: writeSession(session) };
  }

  function writeSession({ clientIds, ...session }: ConsoleSession): WrittenSession {
    const named = { ...(environment && { environment }), ...(cell && { cell }) };
    const limit = clientIds && addNames({ client_ids: [...clientIds] }, store.served.configuration);
    return { ...writeMembers(session), is_sandbox: sandboxKey !== undefined, ...limit, ...named };
  }

  /** Null when the configuration of the sandbox does not have the key. */
  function findSandboxKey(): string | null {
    if (sandboxKey === undefined) return null;
    const sha256 = hash("sha256", sandboxKey, "hex");
    return gate.authenticator.authenticateDigest(sha256, Date.now()).ok ? sandboxKey : null;
  }
}

/** Those who may sign in. */
const SIGN_IN = { security: { key: ["viewer"] }, clientLimit: "filter" } as const;

const SIGNED_OUT: Problem = {
  code: "unauthenticated",
  detail: "The request has no cookie of the console. Sign in.",
  headers: CHALLENGE,
};

const WRONG_KEY: Problem = {
  code: "unauthenticated",
  detail: "The key is unknown, revoked or expired.",
  headers: CHALLENGE,
};
