import type { OutgoingHttpHeaders } from "node:http";
import { createLiveConfiguration, type LoadedConfiguration } from "@payment-routing/config-store";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TestResponse } from "../../test/check-response.ts";
import { readProblemJson } from "../../test/read-problem.ts";
import { bearer, loadWithScopedKeys, SCOPED_KEYS } from "../../test/scoped-keys.ts";
import { send } from "../../test/send.ts";
import { originOf, sendSignIn, signIn } from "../../test/sign-in.ts";
import { openSandboxDelivery, startInternal, type TestSandboxDelivery } from "../../test/start-internal.ts";
import type { StartedServer } from "../../test/start-server.ts";

let sandbox: TestSandboxDelivery;
beforeAll(async () => {
  sandbox = await openSandboxDelivery();
});
afterAll(() => sandbox?.[Symbol.asyncDispose]());

let started: StartedServer;
let port: number;
let live: ReturnType<typeof createLiveConfiguration<LoadedConfiguration>>;
beforeEach(async () => {
  live = createLiveConfiguration(await loadWithScopedKeys());
  started = await startInternal(sandbox.delivery, {
    configuration: live,
    settings: { trustedProxies: ["127.0.0.1"], failedAuthenticationsPerMinute: 2 },
  });
  port = started.internalPort;
});
afterEach(() => run("delete from console_sessions"));

const run = (sql: string) => sandbox.delivery.context.pool.query(sql);

const SESSION = "/console/api/session";
const AUDIT = "/internal/v1/audit";
const TLS = {
  "x-forwarded-proto": "https",
  host: "operations.example",
  origin: "https://operations.example",
};

const get = (path: string, headers: OutgoingHttpHeaders) => send(port, { path, headers });
const drop = (path: string, headers: OutgoingHttpHeaders) => send(port, { method: "DELETE", path, headers });

function pause(headers: OutgoingHttpHeaders, reason = "console"): Promise<TestResponse> {
  return send(port, {
    method: "POST",
    path: "/internal/v1/endpoints/pause",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ endpoint: "https://paused.example", reason }),
  });
}

function outcomeOf(response: TestResponse): string {
  return response.status < 300
    ? String(response.status)
    : `${response.status} ${readProblemJson(response).code}`;
}

describe("signing in", () => {
  test("sets a cookie that scripts and other sites cannot use, with the port in its name", async () => {
    const response = await sendSignIn(port, SCOPED_KEYS.admin);
    expect(response.status).toBe(200);
    expect(response.headers["set-cookie"]).toEqual([
      expect.stringMatching(
        RegExp(`^payment-routing-console-${port}=[\\w-]{43}; HttpOnly; SameSite=Strict; Path=/$`),
      ),
    ]);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(JSON.parse(response.body)).toEqual({
      key_id: "test-admin-key",
      scope: "admin",
      csrf_token: expect.stringMatching(/^[\w-]{43}$/),
      expires_at: expect.any(String),
      idle_expires_at: expect.any(String),
      is_sandbox: false,
    });
  });

  test("over TLS, the cookie is secure, and its name has the port of the proxy", async () => {
    const response = await sendSignIn(port, SCOPED_KEYS.viewer, TLS);
    expect(String(response.headers["set-cookie"])).toMatch(
      /^payment-routing-console-443=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/; Secure$/,
    );
    const [cookie = ""] = String(response.headers["set-cookie"]).split(";");
    expect((await get(AUDIT, { ...TLS, cookie })).status).toBe(200);
  });

  test.each([
    { name: "an unknown key", key: "guess", headers: {}, want: "401 unauthenticated" },
    {
      name: "a key of a processor",
      key: SCOPED_KEYS.processor,
      headers: {},
      want: "403 scope-mismatch",
    },
    {
      name: "the page of another site",
      key: SCOPED_KEYS.admin,
      headers: { origin: "https://attacker.example" },
      want: "403 untrusted-origin",
    },
    {
      name: "the page of another port",
      key: SCOPED_KEYS.admin,
      headers: { origin: "http://127.0.0.1:1" },
      want: "403 untrusted-origin",
    },
    {
      name: "no origin",
      key: SCOPED_KEYS.admin,
      headers: { origin: undefined },
      want: "403 untrusted-origin",
    },
    {
      name: "another name of this machine (DNS rebinding)",
      key: SCOPED_KEYS.admin,
      headers: { host: "attacker.example", origin: "http://attacker.example" },
      want: "403 untrusted-origin",
    },
    {
      name: "a proxy without TLS",
      key: SCOPED_KEYS.admin,
      headers: { ...TLS, "x-forwarded-proto": "http", origin: "http://operations.example" },
      want: "403 untrusted-origin",
    },
    {
      name: "the form of another site",
      key: SCOPED_KEYS.admin,
      headers: { "content-type": "text/plain" },
      want: "415 unsupported-media-type",
    },
  ])("with $name is rejected: $want", async ({ key, headers, want }) => {
    const response = await sendSignIn(port, key, headers);
    expect(outcomeOf(response)).toBe(want);
    expect(response.headers).not.toHaveProperty("set-cookie");
    expect((await run("select from console_sessions")).rowCount).toBe(0);
  });

  test("is limited like keys, and a live key passes", async () => {
    const outcomes = [];
    for (let guess = 0; guess < 3; guess++)
      outcomes.push(outcomeOf(await sendSignIn(port, `guess ${guess}`)));
    expect(outcomes).toEqual([
      "401 unauthenticated",
      "401 unauthenticated",
      "429 too-many-failed-authentications",
    ]);
    expect(outcomeOf(await get(AUDIT, { authorization: "Bearer guess" }))).toBe(
      "429 too-many-failed-authentications",
    );
    expect((await sendSignIn(port, SCOPED_KEYS.viewer)).status).toBe(200);
  });

  test("is not kept alive by what a page sends by itself", async () => {
    const { cookie } = await signIn(port);
    await run("update console_sessions set last_used_at = now() - interval '10 min'");
    const readIdleEnd = async (headers: OutgoingHttpHeaders) =>
      JSON.parse((await get(SESSION, { cookie, ...headers })).body).idle_expires_at;
    const first = await readIdleEnd({ "x-background": "1" });
    expect(await readIdleEnd({ accept: "text/event-stream" })).toBe(first);
    expect(Date.parse(await readIdleEnd({}))).toBeGreaterThan(Date.parse(first));
  });

  test("replaces the session of the same browser", async () => {
    const { cookie } = await signIn(port);
    expect((await sendSignIn(port, SCOPED_KEYS.viewer, { cookie })).status).toBe(200);
    expect(outcomeOf(await get(SESSION, { cookie }))).toBe("401 unauthenticated");
    expect((await run("select from console_sessions")).rowCount).toBe(1);
  });

  test("needs the database", async () => {
    const { internalPort } = await startInternal(undefined, {
      configuration: await loadWithScopedKeys(),
      console: { sessions: undefined as never },
    });
    expect(outcomeOf(await sendSignIn(internalPort, SCOPED_KEYS.viewer))).toBe("503 database-unavailable");
    const headers = { cookie: `payment-routing-console-${internalPort}=${"a".repeat(43)}` };
    expect(outcomeOf(await send(internalPort, { path: SESSION, headers }))).toBe("503 database-unavailable");
  });
});

describe("a session", () => {
  test("reads and acts, and the audit has the ID of the key", async () => {
    const session = await signIn(port);
    expect((await get(AUDIT, { cookie: session.cookie })).status).toBe(200);
    expect((await pause({ ...session }, "by the console")).status).toBe(200);
    const { items } = JSON.parse((await get(AUDIT, { cookie: session.cookie })).body);
    expect(items[0]).toMatchObject({ actor: "test-operator-key", reason: "by the console" });
    await run("truncate endpoints");
  });

  test("is read again by a page that is loaded again, with the same CSRF token", async () => {
    const { cookie, ...session } = await signIn(port, "viewer");
    const response = await get(SESSION, { cookie });
    expect(JSON.parse(response.body)).toMatchObject({
      key_id: "test-viewer-key",
      scope: "viewer",
      csrf_token: session["x-csrf-token"],
    });
    expect(outcomeOf(await get(SESSION, {}))).toBe("401 unauthenticated");
    expect(outcomeOf(await get(SESSION, bearer("viewer")))).toBe("401 unauthenticated");
  });

  test("changes nothing without its CSRF token and its own origin", async () => {
    const { cookie, origin, ...token } = await signIn(port);
    const other = await signIn(port, "admin");
    for (const [headers, want] of [
      [{ cookie, origin }, "403 invalid-csrf-token"],
      [{ cookie, origin, "x-csrf-token": other["x-csrf-token"] }, "403 invalid-csrf-token"],
      [{ cookie, ...token }, "403 untrusted-origin"],
      [{ cookie, ...token, origin: "null" }, "403 untrusted-origin"],
      [{ cookie, ...token, origin: "http://127.0.0.1:1" }, "403 untrusted-origin"],
      [{ cookie, ...token, origin: `http://localhost:${port}` }, "403 untrusted-origin"],
    ] as const) {
      expect([headers, outcomeOf(await pause(headers))]).toEqual([headers, want]);
    }
    expect(outcomeOf(await drop(SESSION, { cookie, origin }))).toBe("403 invalid-csrf-token");
    expect(outcomeOf(await drop("/console/api/sessions", { cookie, origin }))).toBe("403 invalid-csrf-token");
    expect((await get(SESSION, { cookie })).status).toBe(200);
  });

  test("is not read by a page of another origin, or by another name of this machine", async () => {
    const { cookie } = await signIn(port);
    const outcome = async (headers: OutgoingHttpHeaders) =>
      outcomeOf(await get(AUDIT, { cookie, ...headers }));
    expect(await outcome({ origin: "http://attacker.example" })).toBe("403 untrusted-origin");
    expect(await outcome({ host: `attacker.example:${port}` })).toBe("403 untrusted-origin");
    expect(await outcome({ "x-forwarded-for": "203.0.113.7" })).toBe("403 untrusted-origin");
    expect(await outcome({ origin: originOf(port) })).toBe("200");
  });

  test("is rejected beside a key", async () => {
    const { cookie } = await signIn(port);
    for (const path of [AUDIT, SESSION]) {
      expect(outcomeOf(await get(path, { cookie, ...bearer("operator") }))).toBe("400 ambiguous-credentials");
    }
  });

  test("is not found by another token, by two cookies, or by the cookie of another port", async () => {
    const { cookie } = await signIn(port);
    const token = cookie.split("=")[1];
    for (const other of [
      `payment-routing-console-${port}=${"a".repeat(43)}`,
      `payment-routing-console-${port}=`,
      `${cookie}; payment-routing-console-${port}=${"a".repeat(43)}`,
      `payment-routing-console-1=${token}`,
    ]) {
      expect([other, outcomeOf(await get(AUDIT, { cookie: other }))]).toEqual([other, "401 unauthenticated"]);
    }
    expect((await get(AUDIT, { cookie: `theme=dark; ${cookie}; a` })).status).toBe(200);
  });

  test("ends at its absolute expiry and when it is idle", async () => {
    for (const change of [
      "expires_at = now() - interval '1 second'",
      "last_used_at = now() - interval '30 minutes'",
    ]) {
      const { cookie } = await signIn(port);
      expect((await get(AUDIT, { cookie })).status).toBe(200);
      await run(`update console_sessions set ${change}`);
      expect([change, outcomeOf(await get(AUDIT, { cookie }))]).toEqual([change, "401 unauthenticated"]);
    }
  });

  test("ends with its key, which other sessions survive", async () => {
    const [operator, viewer] = [await signIn(port, "operator"), await signIn(port, "viewer")];
    const configuration = await loadWithScopedKeys();
    const { clients, internal } = configuration.credentials;
    const rest = internal.filter(({ id }) => id !== "test-operator-key");
    live.replace({ ...configuration, credentials: { clients, internal: rest } });
    expect(outcomeOf(await get(AUDIT, { cookie: operator.cookie }))).toBe("401 unauthenticated");
    expect((await get(AUDIT, { cookie: viewer.cookie })).status).toBe(200);
  });

  test("ends by signing out, which deletes the cookie", async () => {
    const [session, other] = [await signIn(port), await signIn(port)];
    const response = await drop(SESSION, { ...session });
    expect([response.status, response.body, response.headers["content-type"]]).toEqual([204, "", undefined]);
    expect(response.headers["set-cookie"]).toEqual([
      `payment-routing-console-${port}=; HttpOnly; SameSite=Strict; Path=/; Max-Age=0`,
    ]);
    expect(outcomeOf(await get(AUDIT, { cookie: session.cookie }))).toBe("401 unauthenticated");
    expect((await get(AUDIT, { cookie: other.cookie })).status).toBe(200);
  });

  test("ends by signing out everywhere, as do the others of its key", async () => {
    const [session, same, other] = [await signIn(port), await signIn(port), await signIn(port, "admin")];
    expect((await drop("/console/api/sessions", { ...session })).status).toBe(204);
    for (const { cookie } of [session, same])
      expect(outcomeOf(await get(AUDIT, { cookie }))).toBe("401 unauthenticated");
    expect((await get(AUDIT, { cookie: other.cookie })).status).toBe(200);
  });

  test("does not count as a failed authentication when it has ended", async () => {
    const session = await signIn(port);
    await drop(SESSION, { ...session });
    const { cookie } = session;
    for (let repeated = 0; repeated < 5; repeated++)
      expect(outcomeOf(await get(AUDIT, { cookie }))).toBe("401 unauthenticated");
    expect(outcomeOf(await sendSignIn(port, "guess"))).toBe("401 unauthenticated");
  });

  test("appears in the log by the ID of its key: never the key, the cookie or the CSRF token", async () => {
    const session = await signIn(port, "admin");
    await get(AUDIT, { cookie: session.cookie });
    await drop(SESSION, { ...session });
    await sendSignIn(port, "a-wrong-key");
    await get(AUDIT, { cookie: session.cookie });
    const lines = started.log().filter(({ msg }) => msg === "request");
    expect(lines.map(({ operation, status, key_id }) => [operation, status, key_id])).toEqual([
      ["console-sign-in", 200, "test-admin-key"],
      ["audit", 200, "test-admin-key"],
      ["console-session", 204, "test-admin-key"],
      ["console-sign-in", 401, undefined],
      ["audit", 401, undefined],
    ]);
    expect(lines.map(({ authentication_failure }) => authentication_failure)).toEqual([
      undefined,
      undefined,
      undefined,
      "refused",
      "ended",
    ]);
    const log = JSON.stringify(started.log());
    expect(log).not.toContain(session["x-csrf-token"]);
    expect(log).not.toContain(session.cookie.split("=")[1]);
    expect(log).not.toContain("a-wrong-key");
  });
});

describe("the sign-in page", () => {
  const readOptions = async (sandboxKey?: string) => {
    const sessions = undefined as never;
    const { internalPort } = await startInternal(sandbox.delivery, {
      console: { sessions, ...(sandboxKey !== undefined && { sandboxKey }) },
    });
    return JSON.parse((await send(internalPort, { path: "/console/api/sign-in" })).body);
  };

  test.each([
    { name: "outside a sandbox", key: undefined, want: null },
    { name: "with the key of a sandbox", key: "sandbox-operator-key", want: "sandbox-operator-key" },
    { name: "with a key that the sandbox does not have", key: "another-key", want: null },
  ])("$name", async ({ key, want }) => {
    expect(await readOptions(key)).toEqual({ oidc: null, sandbox_key: want });
  });
});

test("without a console there are no sessions, and its cookie is ignored", async () => {
  const { internalPort } = await startInternal(sandbox.delivery, { console: undefined as never });
  expect(outcomeOf(await sendSignIn(internalPort, SCOPED_KEYS.admin))).toBe("404 not-found");
  const cookie = `payment-routing-console-${internalPort}=${"a".repeat(43)}`;
  expect(outcomeOf(await send(internalPort, { path: AUDIT, headers: { cookie } }))).toBe(
    "401 unauthenticated",
  );
});
