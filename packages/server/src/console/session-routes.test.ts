import type { OutgoingHttpHeaders } from "node:http";
import { describe, expect, test } from "vitest";
import { AUDIT, outcomeOf, SESSION, useConsole } from "../../test/console.ts";
import { loadWithScopedKeys, SCOPED_KEYS } from "../../test/scoped-keys.ts";
import { send } from "../../test/send.ts";
import { sendSignIn, signIn } from "../../test/sign-in.ts";
import { startInternal } from "../../test/start-internal.ts";

const server = useConsole();

const TLS = {
  "x-forwarded-proto": "https",
  host: "operations.example",
  origin: "https://operations.example",
};

describe("signing in", () => {
  test("sets a cookie that scripts and other sites cannot use, with the port in its name", async () => {
    const response = await sendSignIn(server.port, SCOPED_KEYS.admin);
    expect(response.status).toBe(200);
    expect(response.headers["set-cookie"]).toEqual([
      expect.stringMatching(
        RegExp(`^payment-routing-console-${server.port}=[\\w-]{43}; HttpOnly; SameSite=Strict; Path=/$`),
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

  test("over TLS, the cookie is of this host alone, and its name has the port of the proxy", async () => {
    const response = await sendSignIn(server.port, SCOPED_KEYS.viewer, TLS);
    expect(String(response.headers["set-cookie"])).toMatch(
      /^__Host-payment-routing-console-443=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/; Secure$/,
    );
    const [cookie = ""] = String(response.headers["set-cookie"]).split(";");
    expect((await server.get(AUDIT, { ...TLS, cookie })).status).toBe(200);
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
    const response = await sendSignIn(server.port, key, headers);
    expect(outcomeOf(response)).toBe(want);
    expect(response.headers).not.toHaveProperty("set-cookie");
    expect((await server.query("select from console_sessions")).rowCount).toBe(0);
  });

  test("is limited like keys, and a live key passes", async () => {
    const outcomes = [];
    for (let guess = 0; guess < 3; guess++)
      outcomes.push(outcomeOf(await sendSignIn(server.port, `guess ${guess}`)));
    expect(outcomes).toEqual([
      "401 unauthenticated",
      "401 unauthenticated",
      "429 too-many-failed-authentications",
    ]);
    expect(outcomeOf(await server.get(AUDIT, { authorization: "Bearer guess" }))).toBe(
      "429 too-many-failed-authentications",
    );
    expect((await sendSignIn(server.port, SCOPED_KEYS.viewer)).status).toBe(200);
  });

  test("is not kept alive by what a page sends by itself", async () => {
    const { cookie } = await signIn(server.port);
    await server.query("update console_sessions set last_used_at = now() - interval '10 min'");
    const readIdleEnd = async (headers: OutgoingHttpHeaders) =>
      JSON.parse((await server.get(SESSION, { cookie, ...headers })).body).idle_expires_at;
    const first = await readIdleEnd({ "x-background": "1" });
    expect(await readIdleEnd({ accept: "text/event-stream" })).toBe(first);
    expect(Date.parse(await readIdleEnd({}))).toBeGreaterThan(Date.parse(first));
  });

  test("replaces the session of the same browser", async () => {
    const { cookie } = await signIn(server.port);
    expect((await sendSignIn(server.port, SCOPED_KEYS.viewer, { cookie })).status).toBe(200);
    expect(outcomeOf(await server.get(SESSION, { cookie }))).toBe("401 unauthenticated");
    expect((await server.query("select from console_sessions")).rowCount).toBe(1);
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

describe("the sign-in page", () => {
  const readOptions = async (sandboxKey?: string) => {
    const sessions = undefined as never;
    const { internalPort } = await startInternal(server.delivery, {
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
  const { internalPort } = await startInternal(server.delivery, { console: undefined as never });
  expect(outcomeOf(await sendSignIn(internalPort, SCOPED_KEYS.admin))).toBe("404 not-found");
  const cookie = `payment-routing-console-${internalPort}=${"a".repeat(43)}`;
  expect(outcomeOf(await send(internalPort, { path: AUDIT, headers: { cookie } }))).toBe(
    "401 unauthenticated",
  );
});
