import type { OutgoingHttpHeaders } from "node:http";
import { describe, expect, test } from "vitest";
import type { TestResponse } from "../../test/check-response.ts";
import { AUDIT, outcomeOf, SESSION, useConsole } from "../../test/console.ts";
import { bearer, loadWithScopedKeys } from "../../test/scoped-keys.ts";
import { send } from "../../test/send.ts";
import { originOf, sendSignIn, signIn } from "../../test/sign-in.ts";

const server = useConsole();

describe("a session", () => {
  test("reads and acts, and the audit has the ID of the key", async () => {
    const session = await signIn(server.port);
    expect((await server.get(AUDIT, { cookie: session.cookie })).status).toBe(200);
    expect((await pause({ ...session }, "by the console")).status).toBe(200);
    const { items } = JSON.parse((await server.get(AUDIT, { cookie: session.cookie })).body);
    expect(items[0]).toMatchObject({ actor: "test-operator-key", reason: "by the console" });
    await server.query("truncate endpoints");
  });

  test("is read again by a page that is loaded again, with the same CSRF token", async () => {
    const { cookie, ...session } = await signIn(server.port, "viewer");
    const response = await server.get(SESSION, { cookie });
    expect(JSON.parse(response.body)).toMatchObject({
      key_id: "test-viewer-key",
      scope: "viewer",
      csrf_token: session["x-csrf-token"],
    });
    expect(outcomeOf(await server.get(SESSION, {}))).toBe("401 unauthenticated");
    expect(outcomeOf(await server.get(SESSION, bearer("viewer")))).toBe("401 unauthenticated");
  });

  test("changes nothing without its CSRF token and its own origin", async () => {
    const { cookie, origin, ...token } = await signIn(server.port);
    const other = await signIn(server.port, "admin");
    for (const [headers, want] of [
      [{ cookie, origin }, "403 invalid-csrf-token"],
      [{ cookie, origin, "x-csrf-token": other["x-csrf-token"] }, "403 invalid-csrf-token"],
      [{ cookie, ...token }, "403 untrusted-origin"],
      [{ cookie, ...token, origin: "null" }, "403 untrusted-origin"],
      [{ cookie, ...token, origin: "http://127.0.0.1:1" }, "403 untrusted-origin"],
      [{ cookie, ...token, origin: `http://localhost:${server.port}` }, "403 untrusted-origin"],
    ] as const) {
      expect([headers, outcomeOf(await pause(headers))]).toEqual([headers, want]);
    }
    expect(outcomeOf(await server.drop(SESSION, { cookie, origin }))).toBe("403 invalid-csrf-token");
    expect(outcomeOf(await server.drop("/console/api/sessions", { cookie, origin }))).toBe(
      "403 invalid-csrf-token",
    );
    expect((await server.get(SESSION, { cookie })).status).toBe(200);
  });

  test("is not read by a page of another origin, or by another name of this machine", async () => {
    const { cookie } = await signIn(server.port);
    const outcome = async (headers: OutgoingHttpHeaders) =>
      outcomeOf(await server.get(AUDIT, { cookie, ...headers }));
    expect(await outcome({ origin: "http://attacker.example" })).toBe("403 untrusted-origin");
    expect(await outcome({ host: `attacker.example:${server.port}` })).toBe("403 untrusted-origin");
    expect(await outcome({ "x-forwarded-for": "203.0.113.7" })).toBe("403 untrusted-origin");
    expect(await outcome({ origin: originOf(server.port) })).toBe("200");
  });

  test("is rejected beside a key", async () => {
    const { cookie } = await signIn(server.port);
    for (const path of [AUDIT, SESSION]) {
      expect(outcomeOf(await server.get(path, { cookie, ...bearer("operator") }))).toBe(
        "400 ambiguous-credentials",
      );
    }
  });

  test("is not found by another token, by two cookies, or by the cookie of another port", async () => {
    const { cookie } = await signIn(server.port);
    const token = cookie.split("=")[1];
    for (const other of [
      `payment-routing-console-${server.port}=${"a".repeat(43)}`,
      `payment-routing-console-${server.port}=`,
      `${cookie}; payment-routing-console-${server.port}=${"a".repeat(43)}`,
      `payment-routing-console-1=${token}`,
    ]) {
      expect([other, outcomeOf(await server.get(AUDIT, { cookie: other }))]).toEqual([
        other,
        "401 unauthenticated",
      ]);
    }
    expect((await server.get(AUDIT, { cookie: `theme=dark; ${cookie}; a` })).status).toBe(200);
  });

  test("ends at its absolute expiry and when it is idle", async () => {
    for (const change of [
      "expires_at = now() - interval '1 second'",
      "last_used_at = now() - interval '30 minutes'",
    ]) {
      const { cookie } = await signIn(server.port);
      expect((await server.get(AUDIT, { cookie })).status).toBe(200);
      await server.query(`update console_sessions set ${change}`);
      expect([change, outcomeOf(await server.get(AUDIT, { cookie }))]).toEqual([
        change,
        "401 unauthenticated",
      ]);
    }
  });

  test("ends with its key, which other sessions survive", async () => {
    const [operator, viewer] = [await signIn(server.port, "operator"), await signIn(server.port, "viewer")];
    const configuration = await loadWithScopedKeys();
    const { clients, internal } = configuration.credentials;
    const rest = internal.filter(({ id }) => id !== "test-operator-key");
    server.replaceConfiguration({ ...configuration, credentials: { clients, internal: rest } });
    expect(outcomeOf(await server.get(AUDIT, { cookie: operator.cookie }))).toBe("401 unauthenticated");
    expect((await server.get(AUDIT, { cookie: viewer.cookie })).status).toBe(200);
  });

  test("ends by signing out, which deletes the cookie", async () => {
    const [session, other] = [await signIn(server.port), await signIn(server.port)];
    const response = await server.drop(SESSION, { ...session });
    expect([response.status, response.body, response.headers["content-type"]]).toEqual([204, "", undefined]);
    expect(response.headers["set-cookie"]).toEqual([
      `payment-routing-console-${server.port}=; HttpOnly; SameSite=Strict; Path=/; Max-Age=0`,
    ]);
    expect(outcomeOf(await server.get(AUDIT, { cookie: session.cookie }))).toBe("401 unauthenticated");
    expect((await server.get(AUDIT, { cookie: other.cookie })).status).toBe(200);
  });

  test("ends by signing out everywhere, as do the others of its key", async () => {
    const [session, same, other] = [
      await signIn(server.port),
      await signIn(server.port),
      await signIn(server.port, "admin"),
    ];
    expect((await server.drop("/console/api/sessions", { ...session })).status).toBe(204);
    for (const { cookie } of [session, same])
      expect(outcomeOf(await server.get(AUDIT, { cookie }))).toBe("401 unauthenticated");
    expect((await server.get(AUDIT, { cookie: other.cookie })).status).toBe(200);
  });

  test("does not count as a failed authentication when it has ended", async () => {
    const session = await signIn(server.port);
    await server.drop(SESSION, { ...session });
    const { cookie } = session;
    for (let repeated = 0; repeated < 5; repeated++)
      expect(outcomeOf(await server.get(AUDIT, { cookie }))).toBe("401 unauthenticated");
    expect(outcomeOf(await sendSignIn(server.port, "guess"))).toBe("401 unauthenticated");
  });

  test("appears in the log by the ID of its key: never the key, the cookie or the CSRF token", async () => {
    const session = await signIn(server.port, "admin");
    await server.get(AUDIT, { cookie: session.cookie });
    await server.drop(SESSION, { ...session });
    await sendSignIn(server.port, "a-wrong-key");
    await server.get(AUDIT, { cookie: session.cookie });
    const lines = server.log().filter(({ msg }) => msg === "request");
    expect(lines.map(({ operation, status, key_id }) => [operation, status, key_id])).toEqual([
      ["signIn", 200, "test-admin-key"],
      ["listAudit", 200, "test-admin-key"],
      ["signOut", 204, "test-admin-key"],
      ["signIn", 401, undefined],
      ["listAudit", 401, undefined],
    ]);
    expect(lines.map(({ authentication_failure }) => authentication_failure)).toEqual([
      undefined,
      undefined,
      undefined,
      "denied",
      "ended",
    ]);
    const log = JSON.stringify(server.log());
    expect(log).not.toContain(session["x-csrf-token"]);
    expect(log).not.toContain(session.cookie.split("=")[1]);
    expect(log).not.toContain("a-wrong-key");
  });
});

function pause(headers: OutgoingHttpHeaders, reason = "console"): Promise<TestResponse> {
  return send(server.port, {
    method: "POST",
    path: "/internal/v1/endpoints/pause",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ endpoint: "https://paused.example", reason }),
  });
}
