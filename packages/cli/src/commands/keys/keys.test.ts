import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runLine } from "../../../test/run-line.ts";
import { type RunningSandbox, runSandboxOfTest } from "../../../test/running-sandbox.ts";

const WHY = ["--reason", "new shop"];

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await runSandboxOfTest([200]);
}, 60_000);
afterAll(() => sandbox?.[Symbol.asyncDispose]());

test("a key is printed once, listed by its ID, and revoked for good", async () => {
  const created = await run("create", "spring", "--client", "10077", ...WHY);
  const [line, key = ""] = created.out.split("\n");
  expect([created.code, created.err, line]).toEqual([0, "", "created: spring of client 10077"]);
  expect(key).toMatch(/^prk_[\w-]{43}$/);
  const listed = await run("list");
  expect(listed.out).toMatch(/^client 10077 spring: live, created \S+Z by sandbox-admin-key$/m);
  expect(listed.out).not.toContain(createHash("sha256").update(key).digest("hex"));

  expect((await run("revoke", "spring", "--client", "10077", ...WHY)).out).toBe(
    "revoked: spring of client 10077",
  );
  expect((await run("list", "--client", "10077")).out).toMatch(
    /^client 10077 spring: revoked \S+Z by sandbox-admin-key, created \S+Z by sandbox-admin-key$/m,
  );
  const again = await run("revoke", "spring", "--client", "10077", "--json", ...WHY);
  const message = "the service answered 404 unknown-key: Client 10077 has no live key spring.";
  expect(again).toEqual({ code: 1, out: JSON.stringify({ issues: [{ message }] }), err: message });
});

test("a key to the internal listener, with an end, as JSON", async () => {
  const args = ["--scope", "operator", "--expires", "2030-01-01T00:00:00Z", "--json"];
  const { out } = await run("create", "night-shift", ...args, ...WHY);
  expect(JSON.parse(out)).toEqual({ key_id: "night-shift", key: expect.stringMatching(/^prk_/) });
  const lines = (await run("list", "--json")).out.split("\n").map((line) => JSON.parse(line));
  expect(lines.find(({ key_id }) => key_id === "night-shift")).toMatchObject({
    scope: "operator",
    created_by: "sandbox-admin-key",
    expires_at: "2030-01-01T00:00:00.000Z",
  });
  const revoked = await run("revoke", "night-shift", "--scope", "operator", "--json", ...WHY);
  expect(JSON.parse(revoked.out)).toEqual({ key_id: "night-shift" });
});

test("a key limited to clients", async () => {
  const limit = ["--scope", "operator", "--client-ids", "10077, 10078"];
  const { out } = await run("create", "support", ...limit, "--json", ...WHY);
  expect((await run("list")).out).toMatch(
    /^internal operator support: live, limited to 10077, 10078, created/m,
  );
  const environment = { ...sandbox.environment, OPERATOR_KEY: JSON.parse(out).key };
  await expect.poll(async () => (await runLine(["lanes", "list"], { environment })).code).toBe(0);
  const denied = await runLine(["keys", "list"], { environment });
  expect([denied.code, denied.err]).toEqual([1, expect.stringContaining("outside-client-limit")]);
});

test("a key that its holder has is taken by its digest, and not printed", async () => {
  const { out } = await run("create", "kept", "--client", "8", "--digest", "ab".repeat(32), ...WHY);
  expect(out).toBe("created: kept of client 8");
  expect((await run("list", "--client", "8")).out).toMatch(/^client 8 kept: live/);
});

test("a key of a client that the active version does not have is created, with a warning", async () => {
  const stranger = await run("create", "early", "--client", "4242", "--json", ...WHY);
  expect([stranger.code, stranger.err]).toEqual([
    0,
    expect.stringMatching(/^warning: .* does not contain this client/),
  ]);
  expect(JSON.parse(stranger.out)).toEqual({ key_id: "early", key: expect.stringMatching(/^prk_/) });
});

test("a key of scope admin is created in the database, with the name of the user as its actor", async () => {
  const environment = { DATABASE_URL: sandbox.connectionString };
  const args = ["--scope", "admin", "--actor", "anna", ...WHY];
  const created = await runLine(["keys", "create", "rescue", ...args, "--json"], { environment });
  expect(created).toMatchObject({ code: 0, err: "" });
  const { key } = JSON.parse(created.out);
  const OPERATOR_URL = sandbox.environment.OPERATOR_URL;
  const listWithKey = async () =>
    (await runLine(["keys", "list"], { environment: { OPERATOR_URL, OPERATOR_KEY: key } })).out;
  await expect.poll(listWithKey).toMatch(/^internal admin rescue: live, created \S+Z by anna/m);

  const again = await runLine(["keys", "create", "rescue", ...args], { environment });
  expect([again.code, again.err]).toEqual([1, expect.stringMatching(/^payment-routing: .*rescue/)]);
});

test.each([
  { name: "create", args: ["create", "x", "--client", "7", ...WHY] },
  { name: "create a key of another scope", args: ["create", "x", "--scope", "operator", ...WHY] },
  { name: "revoke", args: ["revoke", "x", "--client", "7", ...WHY] },
  { name: "list", args: ["list"] },
])("$name needs a service", async ({ args }) => {
  const environment = { DATABASE_URL: sandbox.connectionString };
  const { code, out, err } = await runLine(["keys", ...args], { environment });
  expect([code, out]).toEqual([2, ""]);
  expect(err).toContain("--url: expected --url or OPERATOR_URL, got nothing");
});

test.each([
  {
    name: "no reason",
    args: ["create", "x", "--client", "7"],
    want: "--reason: expected a reason, got nothing",
  },
  {
    name: "the key of no holder",
    args: ["create", "x", ...WHY],
    want: "--client: expected --client or --scope, got neither",
  },
  {
    name: "a key of two",
    args: ["revoke", "x", "--client", "7", "--scope", "operator", ...WHY],
    want: "--client: expected --client or --scope, got both",
  },
  {
    name: "an ID that is none",
    args: ["create", "a b", "--client", "7", ...WHY],
    want: '<id>: expected 1 to 64 letters, digits, dots, underscores and hyphens, got "a b"',
  },
  {
    name: "a digest that is none",
    args: ["create", "x", "--client", "7", "--digest", "AB", ...WHY],
    want: "--digest: expected 64 hexadecimal digits in lower case, got another text",
  },
  {
    name: "a client's key with a limit",
    args: ["create", "x", "--client", "7", "--client-ids", "7", ...WHY],
    want: "--client-ids: expected --scope viewer, operator or admin beside it",
  },
  {
    name: "a limit to what is no client",
    args: ["create", "x", "--scope", "viewer", "--client-ids", "7,shop", ...WHY],
    want: '--client-ids: expected IDs of clients, got "shop"',
  },
  {
    name: "a key that has ended already",
    args: ["create", "x", "--client", "7", "--expires", "2020-01-01T00:00:00Z", ...WHY],
    want: "--expires: expected a time in the future, got 2020-01-01T00:00:00.000Z",
  },
])("$name is reported", async ({ args, want }) => {
  const { code, out, err } = await run(...args);
  expect([code, out]).toEqual([2, ""]);
  expect(err).toContain(want);
});

function run(...args: string[]) {
  return runLine(["keys", ...args], { environment: sandbox.adminEnvironment });
}
