import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream/promises";
import { createConsoleSessionStore } from "@payment-routing/config-store";
import type { AuditList, ConsoleSession } from "@payment-routing/operator-contract";
import { type StartedOidcProvider, startOidcProvider } from "@payment-routing/test-support/oidc";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { startInternal, useSandboxDelivery } from "../../../test/start-internal.ts";
import type { OidcOptions } from "./oidc-client.ts";
import { OIDC_CALLBACK_PATH, OIDC_START_PATH } from "./oidc-routes.ts";

const sandbox = useSandboxDelivery();
let provider: StartedOidcProvider;
beforeAll(async () => {
  provider = await startOidcProvider();
});
afterAll(() => provider?.[Symbol.asyncDispose]());

const PERSON = { email: "anna@shop.example", email_verified: true, groups: ["payments"] };

/** A service that accepts the persons of the provider. */
async function start(
  claims: object = PERSON,
  issuer = provider.issuer,
  clientSecret = () => provider.clientSecret,
  options: Partial<OidcOptions> = {},
) {
  const { pool } = sandbox.delivery.context;
  const { internalPort, log } = await startInternal(sandbox.delivery, {
    console: {
      sessions: createConsoleSessionStore(() => pool),
      oidc: {
        issuer,
        clientId: provider.clientId,
        clientSecret,
        name: "Company",
        requestedScopes: "openid email groups",
        personClaim: "email",
        groupsClaim: "groups",
        clientsClaim: "merchants" in claims ? "merchants" : undefined,
        groups: { viewer: ["staff"], operator: ["payments"], admin: ["payments-admins"] },
        ...options,
      },
    },
  });
  const origin = `http://127.0.0.1:${internalPort}`;
  provider.register(origin + OIDC_CALLBACK_PATH, { ...claims });
  return { origin, log };
}

/** The cookies of a browser, with the way it takes through the redirects of all sites. */
function openBrowser() {
  const cookies = new Map<string, string>();
  const send = async (
    url: string,
    headers: Readonly<Record<string, string>> = {},
    method = "GET",
    body?: string,
  ) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(url, {
      method,
      redirect: "manual",
      headers: { ...headers, ...(cookie !== "" && { cookie }) },
      ...(body !== undefined && { body }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const [name = "", value = ""] = pair.split(/=(.*)/s);
      if (value === "" || line.includes("Max-Age=0")) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  return {
    cookies,
    send,
    /** Follows redirects until an address of the console, whose path it returns. */
    async follow(url: string) {
      for (let next = url; ; ) {
        const response = await send(next);
        const location = response.headers.get("location");
        if (location === null)
          throw new Error(`${next} answered ${response.status} ${await response.text()}`);
        next = new URL(location, next).href;
        const { pathname, search, origin } = new URL(next);
        if (origin === new URL(url).origin && pathname !== OIDC_CALLBACK_PATH) return pathname + search;
      }
    },
  };
}

const PATH = "/console/lanes?client_id=10077";
const startAt = (origin: string, path = PATH) =>
  `${origin}${OIDC_START_PATH}?${new URLSearchParams({ path })}`;

test("a person signs in with the provider, acts, and signs out everywhere", async () => {
  const { origin } = await start();
  const offer = await fetch(`${origin}/console/api/sign-in`);
  expect(await offer.json()).toMatchObject({ oidc: { name: "Company" } });

  const browser = openBrowser();
  expect(await browser.follow(startAt(origin))).toBe(PATH);
  const session = (await (await browser.send(`${origin}/console/api/session`)).json()) as ConsoleSession;
  expect(session).toMatchObject({ key_id: "oidc:anna@shop.example", scope: "operator" });

  const headers = { origin, "x-csrf-token": session.csrf_token, "content-type": "application/json" };
  const pause = `${origin}/internal/v1/endpoints/pause`;
  const action = JSON.stringify({ endpoint: "https://merchant.example", reason: "a test" });
  expect((await browser.send(pause, headers, "POST", action)).status).toBe(200);
  const audit = (await (await browser.send(`${origin}/internal/v1/audit`)).json()) as AuditList;
  expect(audit.items[0]).toMatchObject({ actor: "oidc:anna@shop.example", action: "pause-endpoint" });

  const another = openBrowser();
  await another.follow(startAt(origin));
  expect((await browser.send(`${origin}/console/api/sessions`, headers, "DELETE")).status).toBe(204);
  expect((await another.send(`${origin}/console/api/session`)).status).toBe(401);
});

test("a client secret that was rotated serves the next sign-in", async () => {
  let secret = "the one before";
  const { origin } = await start(PERSON, provider.issuer, () => secret);
  expect(await openBrowser().follow(startAt(origin))).toBe("/console?sign_in=rejected");
  secret = provider.clientSecret;
  expect(await openBrowser().follow(startAt(origin))).toBe(PATH);
});

test("the cookie of the sign-in is Lax and for this browser, that of the session is Strict", async () => {
  const { origin } = await start();
  const browser = openBrowser();
  const started = await browser.send(startAt(origin));
  expect(started.headers.getSetCookie().join()).toMatch(
    /^payment-routing-sign-in-\d+=[\w-]+; HttpOnly; SameSite=Lax; Path=\/; Max-Age=600$/,
  );
  const url = new URL(started.headers.get("location") ?? "");
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    response_type: "code",
    code_challenge_method: "S256",
    redirect_uri: origin + OIDC_CALLBACK_PATH,
  });
  // The address of the callback alone signs nobody in.
  let next = url.href;
  while (new URL(next).origin !== origin) {
    next = new URL((await browser.send(next)).headers.get("location") ?? "", next).href;
  }
  const other = openBrowser();
  expect(await other.follow(next)).toBe("/console?sign_in=expired");
  const finished = await browser.send(next);
  expect(finished.headers.get("location")).toBe(PATH);
  expect(finished.headers.getSetCookie().at(-1)).toMatch(/^payment-routing-console-\d+=.*SameSite=Strict/);
  // A code is for one use, and the transaction is over.
  expect(await browser.follow(next)).toBe("/console?sign_in=expired");
});

test.each([
  "https://attacker.example/",
  "//attacker.example",
  "/internal/v1/audit",
  "/consoles",
  "/console\\@x",
  "/console/../..//evil.example",
  "/console/%2e%2E/.%2e//evil.example",
  "/console/..\\..\\\\evil.example",
  "/console/../internal/v1/audit",
  "/console/../consoles",
])("%s is no path to come back to", async (path) => {
  const { origin } = await start();
  const browser = openBrowser();
  expect(await browser.follow(startAt(origin, path))).toBe("/console");
});

test.each([
  { path: "/console/lanes/../callbacks?a=../../x#b", want: "/console/callbacks?a=../../x#b" },
  { path: "/console/\\evil.example", want: "/console//evil.example" },
])("$path leads to $want", async ({ path, want }) => {
  const { origin } = await start();
  const browser = openBrowser();
  expect(await browser.follow(startAt(origin, path))).toBe(want.replace(/#.*/, ""));
});

test("a path that another site put into the cookie is not followed", async () => {
  const { origin } = await start();
  const browser = openBrowser();
  let next = (await browser.send(startAt(origin))).headers.get("location") ?? "";
  const [[name, value] = ["", ""]] = browser.cookies;
  const started = JSON.parse(Buffer.from(value, "base64url").toString());
  const changed = JSON.stringify({ ...started, path: "/console/../..//attacker.example" });
  browser.cookies.set(name, Buffer.from(changed).toString("base64url"));
  while (new URL(next).origin !== origin)
    next = new URL((await browser.send(next)).headers.get("location") ?? "", next).href;
  expect((await browser.send(next)).headers.get("location")).toBe("/console");
});

test("a person is limited to the clients that the provider names", async () => {
  const { origin } = await start({ ...PERSON, merchants: [10077] });
  const browser = openBrowser();
  expect(await browser.follow(startAt(origin))).toBe(PATH);
  const session = await (await browser.send(`${origin}/console/api/session`)).json();
  expect(session).toMatchObject({ client_ids: [10077] });
  expect((await browser.send(`${origin}/internal/v1/lanes`)).status).toBe(200);
  expect((await browser.send(`${origin}/internal/v1/system`)).status).toBe(403);
});

test("clients that the ID token does not name are asked for", async () => {
  const groups = { viewer: ["person-1"], operator: [], admin: [] };
  const inToken = { personClaim: "sub", groupsClaim: "sub", groups };
  const { origin } = await start({ merchants: "10077" }, undefined, undefined, inToken);
  const browser = openBrowser();
  expect(await browser.follow(startAt(origin))).toBe(PATH);
  const session = await (await browser.send(`${origin}/console/api/session`)).json();
  expect(session).toMatchObject({ key_id: "oidc:person-1", scope: "viewer", client_ids: [10077] });
});

test("a person in none of the groups gets no session", async () => {
  const { origin, log } = await start({ ...PERSON, groups: ["sales"] });
  const browser = openBrowser();
  expect(await browser.follow(startAt(origin))).toBe("/console?sign_in=no-scope");
  expect(browser.cookies.size).toBeGreaterThan(0);
  expect((await browser.send(`${origin}/console/api/session`)).status).toBe(401);
  expect(log()).toContainEqual(expect.objectContaining({ failure: "no-scope" }));
});

test("a changed state is rejected", async () => {
  const { origin } = await start();
  const browser = openBrowser();
  await browser.send(startAt(origin));
  expect(await browser.follow(`${origin}${OIDC_CALLBACK_PATH}?code=x&state=y`)).toBe(
    "/console?sign_in=rejected",
  );
});

test("a provider that is away is reported, and asked again the next time", async () => {
  const { origin } = await start(PERSON, "http://127.0.0.1:1");
  expect(await openBrowser().follow(startAt(origin))).toBe("/console?sign_in=unavailable");
});

test("a session of a person ends where persons may not sign in any more", async () => {
  const { origin } = await start();
  const browser = openBrowser();
  await browser.follow(startAt(origin));
  const { internalPort } = await startInternal(sandbox.delivery);
  const [[, token = ""] = []] = [...browser.cookies].filter(([name]) =>
    name.startsWith("payment-routing-console"),
  );
  const response = await fetch(`http://127.0.0.1:${internalPort}/console/api/session`, {
    headers: { cookie: `payment-routing-console-${internalPort}=${token}` },
  });
  expect(response.status).toBe(401);
});

test("an address that nobody verified does not name the person", async () => {
  const { origin } = await start({ email: "boss@shop.example", groups: ["payments"] });
  const browser = openBrowser();
  await browser.follow(startAt(origin));
  const session = await (await browser.send(`${origin}/console/api/session`)).json();
  expect(session).toMatchObject({ key_id: "oidc:person-1" });
});

const LONG = "x".repeat(5000);

test.each([
  {
    name: "an error of the provider",
    query: (state: string) => ({ state, error: "access_denied", error_description: LONG, error_uri: LONG }),
    reason: /: access_denied: x+$/,
  },
  { name: "a changed state", query: () => ({ state: LONG, code: "secret-code" }), reason: /state/ },
  { name: "a rejected code", query: (state: string) => ({ state, code: `secret-code${LONG}` }), reason: /./ },
])("the log has no more than a line of the callback's address: $name", async ({ query, reason }) => {
  const { origin, log } = await start();
  const browser = openBrowser();
  const url = new URL((await browser.send(startAt(origin))).headers.get("location") ?? "");
  const address = new URLSearchParams(query(url.searchParams.get("state") ?? ""));
  address.set("iss", provider.issuer);
  expect(await browser.follow(`${origin}${OIDC_CALLBACK_PATH}?${address}`)).toBe("/console?sign_in=rejected");
  const line = log().find(({ failure }) => failure === "rejected");
  expect(line?.reason).toMatch(reason);
  const longest = Math.max(...log().map((each) => JSON.stringify(each).length));
  expect(longest).toBeLessThan(1000);
  expect(JSON.stringify(log())).not.toContain("secret-code");
});

/** A provider whose answer to one path does not end before 64 MiB. */
async function startEndless(path: string) {
  let written = 0;
  const server = createServer((request, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    if (request.url === path) return void pipeline(createChunks(), response).catch(() => {});
    const { port } = server.address() as AddressInfo;
    const issuer = `http://localhost:${port}`;
    const endpoints = { authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` };
    response.end(JSON.stringify({ issuer, ...endpoints, jwks_uri: `${issuer}/keys` }));
  });
  function* createChunks() {
    for (yield '{"issuer":"'; written < 64 * MIB; written += MIB) yield "x".repeat(MIB);
  }
  onTestFinished(() => void server.close().closeAllConnections());
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    issuer: `http://localhost:${(server.address() as AddressInfo).port}`,
    countWritten: () => written,
  };
}

const MIB = 1024 * 1024;

test.each([
  { of: "/.well-known/openid-configuration", want: "unavailable" },
  { of: "/token", want: "rejected" },
])("an answer without end from $of is cut", async ({ of, want }) => {
  const { issuer, countWritten } = await startEndless(of);
  const { origin, log } = await start(PERSON, issuer);
  const browser = openBrowser();
  const location = (await browser.send(startAt(origin))).headers.get("location") ?? "";
  const state = new URL(location, origin).searchParams.get("state") ?? "";
  const failed = await browser.send(`${origin}${OIDC_CALLBACK_PATH}?code=x&state=${state}`);
  expect([location, failed.headers.get("location")]).toContain(`/console?sign_in=${want}`);
  expect(countWritten()).toBeLessThan(16 * MIB);
  expect(JSON.stringify(log())).toContain("the provider's answer has more than 1048576 bytes");
});
