import type { OutgoingHttpHeaders } from "node:http";
import {
  createLiveConfiguration,
  createOperatorStore,
  type InternalScope,
} from "@payment-routing/config-store";
import type { Route } from "@payment-routing/contract-runtime";
import { beforeAll, expect, test } from "vitest";
import type { TestResponse } from "../../../test/check-response.ts";
import { openEvents } from "../../../test/open-events.ts";
import { readProblemJson } from "../../../test/read-problem.ts";
import { reportSession } from "../../../test/reports.ts";
import { loadSandbox } from "../../../test/sandbox.ts";
import { bearer, loadWithScopedKeys } from "../../../test/scoped-keys.ts";
import { send } from "../../../test/send.ts";
import { signIn } from "../../../test/sign-in.ts";
import { startInternal, useSandboxDelivery } from "../../../test/start-internal.ts";
import { ROUTES as CONTRACT_ROUTES, scopesOf } from "./operation.ts";

const sandbox = useSandboxDelivery();
beforeAll(async () => {
  await sandbox.delivery.applyReports([reportSession(1)] as never[], { keyId: "processor" });
  await sandbox.delivery.context.pool.query(`
    insert into attempts (at, session_id, sequence, attempt, endpoint, url, duration_ms, outcome, status, worker, response_body)
    select at, session_id, sequence, 1, 'https://merchant.example', 'https://merchant.example', 1, 'rejected', 500, 'w', 'no'
    from callbacks`);
});

/** The least scope of every route, by method and path after `/internal/v1`. */
const LEAST: Readonly<Record<string, readonly InternalScope[]>> = {
  "GET /payment-sessions/:session_id": ["processor", "viewer"],
  "GET /payment-sessions/:session_id/history": ["processor", "viewer"],
  "PUT /payment-sessions/:session_id": ["processor"],
  "POST /payment-sessions/:session_id/status": ["processor"],
  "POST /payment-sessions/:session_id/transactions/:transaction_id/status": ["processor"],
  "POST /reports": ["processor"],
  "POST /find": ["viewer"],
  "GET /callbacks": ["viewer"],
  "GET /callbacks/:callback_id": ["viewer"],
  "GET /callbacks/:callback_id/body": ["operator"],
  "POST /callbacks/:callback_id/redeliver": ["operator"],
  "GET /redeliveries": ["viewer"],
  "POST /redeliveries": ["operator"],
  "GET /lanes": ["viewer"],
  "GET /lanes/:session_id": ["viewer"],
  "GET /lanes/pause": ["viewer"],
  "GET /lanes/resume": ["viewer"],
  "GET /lanes/unpark": ["viewer"],
  "GET /lanes/skip": ["viewer"],
  "POST /lanes/pause": ["operator"],
  "POST /lanes/resume": ["operator"],
  "POST /lanes/unpark": ["operator"],
  "POST /lanes/skip": ["operator"],
  "POST /lanes/:session_id/pause": ["operator"],
  "POST /lanes/:session_id/resume": ["operator"],
  "POST /lanes/:session_id/unpark": ["operator"],
  "POST /lanes/:session_id/skip": ["operator"],
  "GET /actions": ["viewer"],
  "GET /actions/:action_id": ["viewer"],
  "POST /actions/:action_id/stop": ["operator"],
  "POST /actions/:action_id/approve": ["operator"],
  "GET /endpoints": ["viewer"],
  "POST /endpoints/pause": ["operator"],
  "POST /endpoints/resume": ["operator"],
  "GET /endpoints/skip": ["viewer"],
  "POST /endpoints/skip": ["operator"],
  "POST /test-events": ["operator"],
  "POST /payment-sessions/:session_id/erase": ["operator"],
  "GET /audit": ["viewer"],
  "GET /events": ["viewer"],
  "GET /system": ["viewer"],
  "GET /overview": ["viewer"],
  "GET /endpoints/statistics": ["viewer"],
  "GET /endpoints/failures": ["viewer"],
  "GET /decisions": ["viewer"],
  "GET /routing": ["viewer"],
  "GET /rejected-searches": ["viewer"],
  "GET /cell": ["viewer"],
  "GET /clients/:client_id/decisions/:event_id": ["viewer"],
  "POST /explain": ["viewer"],
  "GET /configuration": ["viewer"],
  "GET /configuration/activations": ["viewer"],
  "GET /configuration/versions": ["viewer"],
  "GET /configuration/versions/:digest": ["viewer"],
  "POST /configuration/versions": ["admin"],
  "POST /configuration/versions/:digest/activate": ["admin"],
  "POST /configuration/rollback": ["admin"],
  "POST /configuration/validate": ["admin"],
  "POST /configuration/lint": ["admin"],
  "POST /configuration/cases": ["admin"],
  "POST /configuration/diff": ["admin"],
  "POST /configuration/simulate": ["admin"],
  "POST /configuration/coverage": ["admin"],
  "GET /keys": ["viewer"],
  "POST /keys": ["admin"],
  "POST /keys/revoke": ["admin"],
  "GET /secrets": ["viewer"],
};

const ALLOWED: Readonly<Record<InternalScope, readonly InternalScope[]>> = {
  processor: ["processor"],
  viewer: ["viewer"],
  operator: ["viewer", "operator"],
  admin: ["viewer", "operator", "admin"],
};

const ROUTES = Object.values<Route>(CONTRACT_ROUTES)
  .filter(({ path }) => path.startsWith("/internal/"))
  .map((route) => ({ ...route, path: route.path.replaceAll(/\{(\w+)\}/g, ":$1"), scopes: scopesOf(route) }));

test("the table has every route of the internal interface", () => {
  const served = ROUTES.map(({ method, path }) => `${method} ${path.replace("/internal/v1", "")}`);
  expect(served.sort()).toEqual(Object.keys(LEAST).sort());
});

test.each(["processor", "viewer", "operator", "admin"] as const)(
  "a key of scope %s gets 403 exactly where another scope is required",
  async (scope) => {
    const port = await start();
    for (const route of ROUTES) {
      const { name, response } = await request(port, route, bearer(scope));
      const isAllowed = LEAST[name]?.some((least) => ALLOWED[scope].includes(least));
      expect([name, response.status === 403]).toEqual([name, !isAllowed]);
      if (!isAllowed) expect(readProblemJson(response).code).toBe("scope-mismatch");
    }
  },
);

test.each(["viewer", "operator", "admin"] as const)(
  "a session of a key of scope %s gets 403 exactly where another scope is required",
  async (scope) => {
    const port = await start();
    const session = await signIn(port, scope);
    for (const route of ROUTES) {
      const { name, response } = await request(port, route, { ...session });
      const isAllowed = LEAST[name]?.some((least) => ALLOWED[scope].includes(least));
      // Reports by the line take keys only.
      const expected = name === "POST /reports" ? 401 : isAllowed ? "allowed" : 403;
      const { status } = response;
      expect([name, status === 401 || status === 403 ? status : "allowed"]).toEqual([name, expected]);
    }
  },
);

async function start(): Promise<number> {
  const { internalPort } = await startInternal(sandbox.delivery, {
    configuration: await loadWithScopedKeys(),
    operatorStore: createOperatorStore({
      live: createLiveConfiguration(await loadSandbox()),
      findDatabase: () => sandbox.delivery.context.pool,
      source: "database",
      sandbox: true,
    }),
  });
  return internalPort;
}

/** Nothing has the IDs, and the documents are not valid: an allowed request changes nothing. */
async function request(
  port: number,
  { method, path, ...route }: (typeof ROUTES)[number],
  credentials: OutgoingHttpHeaders,
): Promise<{ readonly name: string; readonly response: TestResponse }> {
  const name = `${method} ${path.replace("/internal/v1", "")}`;
  if (route.response === "text/event-stream") return { name, response: await openEvents(port, credentials) };
  const response = await send(port, {
    method,
    path: path.replaceAll(/:\w+/g, "404"),
    headers: { ...credentials, "content-type": route.request ?? "application/json" },
    body: method === "GET" ? "" : "{}",
  });
  return { name, response };
}

test("the problem names every scope that is allowed", async () => {
  const port = await start();
  const detailOf = async (method: string, path: string, scope: InternalScope) => {
    const headers = { ...bearer(scope), "content-type": "application/json" };
    return JSON.parse((await send(port, { method, path: `/internal/v1${path}`, headers })).body).detail;
  };
  expect(await detailOf("GET", "/audit", "processor")).toBe(
    "A key with the scope viewer, operator, or admin is required; this key has the scope processor.",
  );
  expect(await detailOf("POST", "/endpoints/pause", "viewer")).toBe(
    "A key with the scope operator or admin is required; this key has the scope viewer.",
  );
});

test.each([
  { scope: "viewer", responseBody: undefined },
  { scope: "operator", responseBody: "no" },
  { scope: "admin", responseBody: "no" },
] as const)("a callback for a key of scope $scope", async ({ scope, responseBody }) => {
  const port = await start();
  const { rows } = await sandbox.delivery.context.pool.query("select callback_id from callbacks");
  const path = `/internal/v1/callbacks/${rows[0]?.callback_id}`;
  const callback = JSON.parse((await send(port, { path, headers: bearer(scope) })).body);
  expect(callback).not.toHaveProperty("body");
  expect(callback.history).toHaveLength(1);
  expect(callback.history[0].response_body).toEqual(responseBody);
});
