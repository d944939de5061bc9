import { createHash } from "node:crypto";
import { join } from "node:path";
import { createTestDatabase, type TestDatabase } from "@payment-routing/embedded-database/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runLine } from "../../../test/run-line.ts";
import { ROOT } from "../../../test/run-process.ts";

const WHY = ["--reason", "new shop", "--actor", "anna"];

let database: TestDatabase;
let environment: NodeJS.ProcessEnv;
beforeAll(async () => {
  database = await createTestDatabase();
  environment = { DATABASE_URL: database.connectionString };
  await run("migrate");
}, 60_000);
afterAll(() => database.drop());

test("a key is printed once, listed by its ID, and revoked for good", async () => {
  const created = await run("keys", "create", "spring", "--client", "7", ...WHY);
  const [line, key = ""] = created.out.split("\n");
  expect([created.code, line]).toEqual([0, "created: spring of client 7"]);
  expect(key).toMatch(/^prk_[\w-]{43}$/);
  const listed = await run("keys", "list");
  expect(listed.out).toMatch(/^client 7 spring: live, created \S+Z by anna$/);
  expect(listed.out).not.toContain(createHash("sha256").update(key).digest("hex"));

  expect((await run("keys", "revoke", "spring", "--client", "7", ...WHY)).out).toBe(
    "revoked: spring of client 7",
  );
  expect((await run("keys", "list")).out).toMatch(
    /^client 7 spring: revoked \S+Z by anna, created \S+Z by anna$/,
  );
  const again = await run("keys", "revoke", "spring", "--client", "7", "--json", ...WHY);
  const message = "payment-routing: client 7 has no live key spring";
  expect(again).toEqual({ code: 1, out: JSON.stringify({ issues: [{ message }] }), err: message });
});

test("a key to the internal listener, with an end, as JSON", async () => {
  const args = ["--scope", "operator", "--expires", "2030-01-01T00:00:00Z", "--json"];
  const { out } = await run("keys", "create", "night-shift", ...args, ...WHY);
  expect(JSON.parse(out)).toEqual({ key_id: "night-shift", key: expect.stringMatching(/^prk_/) });
  const lines = (await run("keys", "list", "--json")).out.split("\n").map((line) => JSON.parse(line));
  expect(lines.find(({ key_id }) => key_id === "night-shift")).toMatchObject({
    scope: "operator",
    created_by: "anna",
    expires_at: "2030-01-01T00:00:00.000Z",
  });
  const revoked = await run("keys", "revoke", "night-shift", "--scope", "operator", "--json", ...WHY);
  expect(JSON.parse(revoked.out)).toEqual({ key_id: "night-shift" });
});

test("a key that its holder has is taken by its digest, and not printed", async () => {
  const { out } = await run("keys", "create", "kept", "--client", "8", "--digest", "ab".repeat(32), ...WHY);
  expect(out).toBe("created: kept of client 8");
  expect((await run("keys", "list", "--client", "8")).out).toMatch(/^client 8 kept: live/);
});

test("a key of a client that the active version does not have is created, with a warning", async () => {
  await run(
    "config",
    "activate",
    "--config",
    join(ROOT, "schemas/examples/config/valid"),
    "--sandbox",
    ...WHY,
  );
  const stranger = await run("keys", "create", "early", "--client", "4242", ...WHY);
  expect([stranger.code, stranger.err]).toEqual([0, expect.stringContaining("does not contain this client")]);
  expect(await run("keys", "create", "late", "--client", "10077", ...WHY)).toMatchObject({
    code: 0,
    err: "",
  });
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
    name: "a key that has ended already",
    args: ["create", "x", "--client", "7", "--expires", "2020-01-01T00:00:00Z", ...WHY],
    want: "--expires: expected a time in the future, got 2020-01-01T00:00:00.000Z",
  },
])("$name is reported", async ({ args, want }) => {
  const { code, out, err } = await run("keys", ...args);
  expect([code, out]).toEqual([2, ""]);
  expect(err).toContain(want);
});

function run(...args: string[]) {
  return runLine(args, { environment });
}
