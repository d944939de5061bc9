import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { activateVersion } from "@payment-routing/config-store";
import { migrate, openPool } from "@payment-routing/database";
import { createTestDatabase, startDatabaseProxy } from "@payment-routing/embedded-database/testing";
import { expect, onTestFinished, test } from "vitest";
import { runLine } from "../../../test/run-line.ts";
import { ROOT } from "../../../test/run-process.ts";
import { CASES, copySandbox, rewrite } from "../../../test/sandbox-files.ts";

const INVALID = join(ROOT, "schemas/examples/config/invalid/misspelt-only.yaml");
const WHY = ["--reason", "a test", "--actor", "anna"];

test("from a database without tables to a version that is served", async () => {
  const { connectionString } = await openDatabase();
  const environment = { DATABASE_URL: connectionString };
  const folder = await copySandbox();
  const args = ["--config", folder, "--sandbox", ...WHY];
  expect(await activate(connectionString, ...args)).toEqual({
    code: 1,
    out: "",
    err: "payment-routing: the database lacks migrations. Run payment-routing migrate",
  });
  await runLine(["migrate"], { environment });

  const validated = await runLine(["config", "validate", "--config", folder, "--sandbox", "--json"]);
  const { digest } = JSON.parse(validated.out);
  expect(await activate(connectionString, ...args)).toEqual({
    code: 0,
    err: "",
    out: [
      `ignored, because keys are not part of a version: ${join(folder, "credentials.yaml")}`,
      `active: ${digest}`,
      "before: none",
      "warning: the secrets were not checked, because --secrets is missing. A process without one of them keeps serving the previous version, and cannot start with this one",
    ].join("\n"),
  });

  await rewrite(folder, "catalogue.yaml", (text) => text.replaceAll("state_id: 1", "state_id: 7"));
  expect(await activate(connectionString, ...args)).toEqual({
    code: 1,
    out: "",
    err: `payment-routing config activate: the database has an active version, ${digest}: use --url to activate another one`,
  });
});

test("an active version that is not valid is replaced", async () => {
  const { connectionString } = await openDatabase({ migrate });
  const digest = `sha256:${"e".repeat(64)}`;
  const pool = openPool(connectionString);
  const files = [{ path: "bad.yaml", text: "methods: 7\n" }];
  await activateVersion(pool, { digest, files }, { actor: "anna", reason: "by an older program" });
  await pool.end();
  const args = ["--config", await copySandbox(), "--sandbox", "--json", ...WHY];
  const { code, out } = await activate(connectionString, ...args);
  expect([code, JSON.parse(out)]).toMatchObject([0, { previous: digest, changed: true }]);
});

test("reports a closed database connection in one line", async () => {
  const { connectionString } = await openDatabase({ migrate });
  await using proxy = await startDatabaseProxy(connectionString);
  proxy.cutOff();
  const { code, err } = await activate(proxy.connectionString, "--config", INVALID, ...WHY);
  expect([code, err]).toEqual([
    1,
    expect.stringMatching(/^payment-routing: the database failed: .*(?:terminated|ECONNRESET)/),
  ]);
});

test("a configuration with an issue, a lint error or a failing case is not activated", async () => {
  const { connectionString } = await openDatabase({ migrate });
  const invalid = await activate(connectionString, "--config", INVALID, ...WHY);
  expect([invalid.code, invalid.err]).toEqual([1, expect.stringMatching(/misspelt-only\.yaml:\d+:\d+ /)]);

  const never = await copySandbox((text) =>
    text.replace(
      "country: { only: [208] }",
      "country: { only: [208] }\n      not: { country: { only: [208] } }",
    ),
  );
  const linted = await activate(connectionString, "--config", never, "--sandbox", ...WHY);
  expect([linted.code, linted.err]).toEqual([
    1,
    expect.stringMatching(/merchants\.yaml:\d+:\d+ method-never-eligible: /),
  ]);

  const folder = await copySandbox();
  await writeFile(join(folder, "cases.yaml"), CASES);
  const { code, err } = await activate(connectionString, "--config", folder, "--sandbox", ...WHY);
  const message =
    'test case "Nobody pays by method 12 on the web": expected 3, 12, got 3, 1, 2, 10, 20, 30, 40 (method 12: /methods/6/capabilities/transaction_type: expected one of 1, 3, 6, got nothing)';
  expect([code, err]).toEqual([1, expect.stringContaining(`${folder}/cases.yaml:11:13 ${message}`)]);
  const json = await activate(connectionString, "--config", folder, "--sandbox", "--json", ...WHY);
  const position = { file: `${folder}/cases.yaml`, line: 11, column: 13 };
  const texts = { message, expected: "3, 12", received: "3, 1, 2, 10, 20, 30, 40" };
  expect(JSON.parse(json.out)).toEqual({ issues: [{ ...position, ...texts }] });
  const passing = await activate(connectionString, "--config", await copySandbox(), "--sandbox", ...WHY);
  expect(passing.code).toBe(0);
});

test("a reason is required", async () => {
  const { code, err } = await activate("postgresql://127.0.0.1:1/none", "--config", INVALID);
  expect([code, err]).toEqual([2, expect.stringContaining("--reason: expected a reason, got nothing")]);
});

async function openDatabase(options = {}) {
  const database = await createTestDatabase(options);
  onTestFinished(() => database.drop());
  return database;
}

function activate(connectionString: string, ...args: string[]) {
  return runLine(["config", "activate", ...args], { environment: { DATABASE_URL: connectionString } });
}
