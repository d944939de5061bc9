import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openPool } from "@payment-routing/database";
import {
  createTestDatabase,
  startDatabaseProxy,
  type TestDatabase,
} from "@payment-routing/embedded-database/testing";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { runLine } from "../../../test/run-line.ts";
import { ROOT } from "../../../test/run-process.ts";
import { CASES, copySandbox, PASSING_CASES, rewrite } from "../../../test/sandbox-files.ts";

const WHY = ["--reason", "a test", "--actor", "anna"];

let database: TestDatabase;
let environment: NodeJS.ProcessEnv;
beforeAll(async () => {
  database = await createTestDatabase();
  environment = { DATABASE_URL: database.connectionString };
}, 60_000);
afterAll(() => database.drop());

test("reports a closed database connection in one line", async () => {
  await using proxy = await startDatabaseProxy(database.connectionString);
  proxy.cutOff();
  const { code, err } = await runLine(["config", "history"], {
    environment: { DATABASE_URL: proxy.connectionString },
  });
  expect([code, err]).toEqual([
    1,
    expect.stringMatching(/^payment-routing: the database failed: .*(?:terminated|ECONNRESET)/),
  ]);
});

test("from an empty database to a version that is rolled back", async () => {
  const folder = await copySandbox();
  const before = await run("config", "history");
  expect([before.code, before.err]).toEqual([
    1,
    "payment-routing: the database lacks migrations. Run payment-routing migrate",
  ]);
  await run("migrate");
  expect((await run("config", "history")).out).toBe("No version has been activated.");
  expect((await run("config", "show", "--config", "active")).err).toBe(
    "payment-routing: the database has no active version. Run payment-routing config activate",
  );
  expect((await run("config", "rollback", ...WHY)).err).toBe(
    "payment-routing: no version was active before this one",
  );

  const first = await digestOf(folder);
  const activated = await run("config", "activate", "--config", folder, "--sandbox", ...WHY);
  expect(activated).toEqual({
    code: 0,
    err: "",
    out: [
      `ignored, because keys are not part of a version: ${join(folder, "credentials.yaml")}`,
      `active: ${first}`,
      "before: none",
      "warning: the secrets were not checked, because --secrets is missing. A process without one of them keeps serving the previous version, and cannot start with this one",
    ].join("\n"),
  });
  const again = await run("config", "activate", "--config", folder, "--sandbox", ...WHY);
  expect(again.out).toBe(`${first} is already active`);

  await rewrite(folder, "catalogue.yaml", (text) => text.replaceAll("state_id: 1", "state_id: 7"));
  const second = await digestOf(folder);
  await run("config", "activate", "--config", folder, "--sandbox", ...WHY);
  const shown = await run("config", "show", "--config", "active", "--sandbox");
  expect(shown.out).toContain(`# ${second}\n`);
  expect(shown.out).toContain("state_id: 7");
  expect(shown.out).not.toContain("sha256: ");
  const [newest = ""] = (await run("config", "list")).out.split("\n");
  expect(newest).toMatch(/^\* sha256:\w{12} stored \S+Z, activated \S+Z, by anna \(\w+\): a test$/);
  const back = await run("config", "rollback", "--reason", "wrong", "--actor", "bert", "--json");
  expect(JSON.parse(back.out)).toEqual({ digest: first, previous: second, changed: true });
  const history = (await run("config", "history", "--json")).out.split("\n").map((line) => JSON.parse(line));
  expect(history.map(({ kind, digest, actor }) => [kind, digest, actor])).toEqual([
    ["rollback", first, "bert"],
    ["activate", second, "anna"],
    ["activate", first, "anna"],
  ]);
  const to = await run("config", "rollback", "--to", second.slice(0, 20), ...WHY);
  expect(to.out).toBe(`active: ${second}\nbefore: ${first}`);
  const there = await run("config", "rollback", "--to", second, ...WHY);
  expect(there).toEqual({ code: 0, err: "", out: `${second} is already active` });
  expect((await run("config", "history", "--json")).out.split("\n")).toHaveLength(4);
});

test("a version is stored without being activated, once, and listed", async () => {
  await run("migrate");
  const folder = await copySandbox();
  await rewrite(folder, "catalogue.yaml", (text) => text.replaceAll("state_id: 1", "state_id: 77"));
  const digest = await digestOf(folder);
  const args = ["upload", "--config", folder, "--sandbox", ...WHY];
  expect((await run("config", ...args)).out).toContain(`\nstored: ${digest}`);
  expect(JSON.parse((await run("config", ...args, "--json")).out)).toMatchObject({ digest, is_new: false });
  const [line = ""] = (await run("config", "list", "--limit", "1")).out.split("\n");
  expect(line).toMatch(/^ {2}sha256:\w{12} stored \S+Z, never active, by anna \(\w+\): a test$/);
  expect(line).toContain(digest.slice(0, 19));
  const listed = JSON.parse((await run("config", "list", "--limit", "1", "--json")).out);
  expect(listed).toMatchObject({ digest, actor: "anna", is_active: false });
});

test("test cases for a stored version are not stored, with a message", async () => {
  const folder = await copySandbox();
  const digest = await digestOf(folder);
  await run("config", "activate", "--config", folder, "--sandbox", ...WHY);
  await writeFile(join(folder, "cases.yaml"), PASSING_CASES);
  const { out } = await run("config", "activate", "--config", folder, "--sandbox", ...WHY);
  expect(out).toMatch(/^test cases not stored: .*\nsha256:\w+ is already active$/);
  expect((await run("config", "test", "--config", "active", "--sandbox")).out).toBe("0 cases, all passed");
  const json = await run("config", "activate", "--config", folder, "--sandbox", "--json", ...WHY);
  expect(JSON.parse(json.out)).toEqual({
    digest,
    previous: digest,
    changed: false,
    cases_taken: false,
    secrets_checked: false,
  });

  await rewrite(folder, "catalogue.yaml", (text) => text.replaceAll("state_id: 1", "state_id: 9"));
  expect((await run("config", "activate", "--config", folder, "--sandbox", ...WHY)).out).not.toContain(
    "not taken",
  );
  expect((await run("config", "test", "--config", "active", "--sandbox")).out).toBe("2 cases, all passed");
});

test("one of two concurrent rollbacks from one version succeeds", async () => {
  const folder = await copySandbox();
  for (const state of [5, 6, 8]) {
    await rewrite(folder, "catalogue.yaml", (text) =>
      text.replaceAll(/state_id: \d+/g, `state_id: ${state}`),
    );
    await run("config", "activate", "--config", folder, "--sandbox", ...WHY);
  }
  const pool = openPool(database.connectionString);
  onTestFinished(() => pool.end());
  const holder = await pool.connect();
  await holder.query("begin; select from configuration_state for update");
  const both = [run("config", "rollback", ...WHY), run("config", "rollback", ...WHY)];
  const waiting =
    "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  await vi.waitFor(async () => expect((await pool.query(waiting)).rowCount).toBe(2), {
    timeout: 180_000,
  });
  await holder.query("commit");
  holder.release();
  const outcomes = await Promise.all(both);
  expect(outcomes.map(({ code }) => code).sort()).toEqual([0, 1]);
  expect(outcomes.map(({ err }) => err).join("")).toMatch(
    /^payment-routing: expected sha256:\w+ to be active, got /,
  );
});

test("a version with a failing case is not activated, with a message", async () => {
  const folder = await copySandbox();
  await writeFile(join(folder, "cases.yaml"), CASES);
  const tested = await run("config", "test", "--config", folder, "--sandbox");
  expect(tested).toEqual({
    code: 1,
    err: "",
    out: [
      `${folder}/cases.yaml:11:13 Nobody pays by method 12 on the web: expected 3, 12, got 3, 1, 2, 10, 20, 30, 40`,
      "  method 12: /methods/6/capabilities/transaction_type: expected one of 1, 3, 6, got nothing",
      "2 cases, 1 failed",
    ].join("\n"),
  });
  const { code, err } = await run("config", "activate", "--config", folder, "--sandbox", ...WHY);
  expect(code).toBe(1);
  expect(err).toContain(`${folder}/cases.yaml:11:13 Nobody pays`);
  expect(err).toMatch(/not activated$/);
  const json = await run("config", "activate", "--config", folder, "--sandbox", "--json", ...WHY);
  expect(JSON.parse(json.out)).toEqual({
    issues: [
      {
        file: `${folder}/cases.yaml`,
        line: 11,
        column: 13,
        case: "Nobody pays by method 12 on the web",
        pointer: "/expect",
        expected: "3, 12",
        received: "3, 1, 2, 10, 20, 30, 40",
        reasons: [expect.stringContaining("method 12: /methods/6/")],
      },
    ],
  });
});

test("an invalid configuration is not activated; a reason is required", async () => {
  const path = "schemas/examples/config/invalid/misspelt-only.yaml";
  const { code, err } = await run("config", "activate", "--config", join(ROOT, path), ...WHY);
  expect([code, err]).toEqual([1, expect.stringMatching(/misspelt-only\.yaml:\d+:\d+ /)]);
  expect(await run("config", "activate", "--config", join(ROOT, path))).toMatchObject({
    code: 2,
    err: expect.stringContaining("--reason: expected a reason, got nothing"),
  });
});

test.each(["validate", "lint", "test", "activate"])("%s --json prints issues as JSON", async (command) => {
  const path = join(ROOT, "schemas/examples/config/invalid/misspelt-only.yaml");
  const { code, out, err } = await run(
    "config",
    command,
    "--config",
    path,
    "--json",
    ...(command === "activate" ? WHY : []),
  );
  expect([code, err]).toEqual([1, expect.stringMatching(/misspelt-only\.yaml:\d+:\d+ /)]);
  expect(JSON.parse(out)).toEqual({
    issues: expect.arrayContaining([
      {
        file: path,
        line: expect.any(Number),
        column: expect.any(Number),
        message: expect.any(String),
        expected: expect.any(String),
        received: expect.any(String),
      },
    ]),
  });
});

function run(...args: string[]) {
  return runLine(args, { environment });
}

async function digestOf(folder: string): Promise<string> {
  return JSON.parse((await run("config", "validate", "--config", folder, "--sandbox", "--json")).out).digest;
}
