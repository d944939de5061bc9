import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openPool } from "@payment-routing/database";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { DEMO_FILES } from "../../../test/demo.ts";
import { recordProgress, runLine } from "../../../test/run-line.ts";
import { ROOT } from "../../../test/run-process.ts";
import { type RunningSandbox, runSandboxOfTest } from "../../../test/running-sandbox.ts";
import { copySandbox, PASSING_CASES, rewrite } from "../../../test/sandbox-files.ts";
import { search } from "../../../test/sandbox-search.ts";
import type { Terminal } from "../../command.ts";

const WHY = ["--reason", "a test"];

let running: RunningSandbox;
let first: string;
beforeAll(async () => {
  running = await runSandboxOfTest([200]);
  first = running.sandbox.service.configurationDigest;
}, 60_000);
afterAll(() => running?.[Symbol.asyncDispose]());

test("a configuration is uploaded, listed, activated and rolled back", async () => {
  const early = await run("rollback", ...WHY);
  expect([early.code, early.err]).toEqual([1, expect.stringContaining("409 no-version-before")]);
  const folder = await copySandbox((text) => text.replaceAll("state_id: 1", "state_id: 7"));
  expect(await run("activate", "--config", folder)).toMatchObject({
    code: 2,
    err: expect.stringContaining("--reason: expected a reason, got nothing"),
  });
  const uploaded = await run("upload", "--config", folder, "--name", "spring prices", ...WHY);
  expect(uploaded.out).toMatch(/^ignored, because keys .*credentials\.yaml\nstored: sha256:[0-9a-f]{64}$/);
  const digest = uploaded.out.slice(-71);
  const again = JSON.parse((await run("upload", "--config", folder, "--json", ...WHY)).out);
  expect(again).toEqual({ digest, is_new: false, warnings: [], cases_taken: true });
  const listed = await run("list");
  expect(listed.out.split("\n")).toEqual([
    expect.stringMatching(
      /^ {2}2 spring prices sha256:\w{12} stored \S+Z, never active, by sandbox-admin-key \(\w+\): a test$/,
    ),
    expect.stringMatching(/^\* 1 sha256:\w{12} stored \S+Z, activated \S+Z, by sandbox files \(\w+\): /),
  ]);

  const activated = await run("activate", "--config", digest.slice(0, 20), ...WHY);
  expect(activated).toEqual({ code: 0, err: "", out: `active: ${digest}\nbefore: ${first}` });
  const shown = await run("show", "--config", "active", "--sandbox");
  expect(shown.out).toContain(`# ${digest}\n`);
  expect(shown.out).toContain("state_id: 7");
  expect(shown.out).not.toContain("sha256: ");
  expect(JSON.parse((await run("rollback", "--json", ...WHY)).out)).toEqual({
    digest: first,
    previous: digest,
    changed: true,
  });
  expect((await run("rollback", "--to", first.slice(7, 20), ...WHY)).out).toBe(`${first} is already active`);
  const history = (await run("history", "--limit", "2", "--json")).out
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(history).toMatchObject([
    { kind: "rollback", digest: first, previous: digest, actor: "sandbox-admin-key", reason: "a test" },
    { kind: "activate", digest, actor: "sandbox-admin-key" },
  ]);
});

test("files are activated at once, and test cases that a stored version lacks are reported", async () => {
  const folder = await copySandbox((text) => text.replaceAll("state_id: 1", "state_id: 8"));
  const outcome = JSON.parse((await run("activate", "--config", folder, "--json", ...WHY)).out);
  expect(outcome).toEqual({
    digest: expect.stringMatching(/^sha256:/),
    previous: first,
    changed: true,
    cases_taken: true,
    secrets_checked: true,
  });
  await writeFile(join(folder, "cases.yaml"), CASES);
  const failed = await run("activate", "--config", folder, ...WHY);
  expect([failed.code, failed.err]).toEqual([1, expect.stringContaining('test case "nobody": /request')]);
  await writeFile(join(folder, "cases.yaml"), PASSING_CASES);
  expect((await run("upload", "--config", folder, ...WHY)).out).toMatch(
    /^test cases not stored: .*\n[\s\S]*sha256:\w+ is already stored$/,
  );
  const { out } = await run("activate", "--config", folder, ...WHY);
  expect(out).toMatch(/^test cases not stored: .*\nsha256:\w+ is already active$/);
  const untested = await run("test", "--config", "active", "--sandbox");
  expect(untested.out).toBe("0 cases, all passed");
  await rewrite(folder, "catalogue.yaml", (text) => text.replaceAll("state_id: 8", "state_id: 10"));
  expect((await run("activate", "--config", folder, ...WHY)).out).not.toContain("not stored");
  expect((await run("test", "--config", "active", "--sandbox")).out).toBe("2 cases, all passed");
  await run("rollback", ...WHY);
  await run("rollback", ...WHY);
});

test("issues are printed with their positions, also as JSON", async () => {
  const folder = await copySandbox((text) => `${text}\nunknown: 1\n`);
  for (const command of [["validate"], ["lint"], ["upload", ...WHY], ["activate", ...WHY]]) {
    const { code, err } = await run(...command, "--config", folder);
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(
        /^the service answered 422 invalid-configuration: .*\n {2}catalogue\.yaml:\d+:1 \/unknown: /,
      ),
    ]);
  }
  const { out } = await run("validate", "--config", folder, "--json");
  expect(JSON.parse(out).issues).toEqual([
    expect.objectContaining({ file: "catalogue.yaml", column: 1, line: expect.any(Number) }),
  ]);
});

test("jobs print what they print without a service", async () => {
  const folder = await copySandbox((text) => text.replace("only: [iOS, Android]", "only: [Android]"));
  await writeFile(join(folder, "cases.yaml"), CASES);
  const trimPaths = (text: string) => text.replaceAll(`${folder}/`, "");
  for (const command of [["validate"], ["lint"], ["test"], ["diff", DEMO_FILES.config, "--tries", "500"]])
    for (const json of [[], ["--json"]]) {
      const args = [...command, "--config", folder, ...json];
      const here = await runLine(["config", ...args, "--sandbox", "--secrets", DEMO_FILES.secrets]);
      const there = await run(...args);
      // Only the service has sessions to check against closed codes.
      const shown = there.out.replace(',"rejected_callbacks":{"sessions":0,"codes":[]}', "");
      expect([command, there.code, shown]).toEqual([command, here.code, trimPaths(here.out)]);
    }
});

test("simulate and coverage replay what the service recorded, with a bar", async () => {
  const folder = await copySandbox((text) => text.replace("only: [iOS, Android]", "only: [Android]"));
  expect(await search(Number(new URL(running.sandbox.service.url).port))).toBe(200);
  const { progressStream, shown } = recordProgress();
  const simulate = async () =>
    JSON.parse((await run("simulate", "--config", folder, "--json")).out) as { readonly requests: number };
  await expect.poll(async () => (await simulate()).requests, { timeout: 20_000 }).toBe(1);
  const { out } = await runWith({ progressStream }, "simulate", "--config", folder);
  expect(out).toMatch(/^sha256:\w+\n\d of 1 recorded requests would get another answer$/m);
  expect(shown()).toMatch(/of 1/);
  const coverage = await run("coverage", "--config", "active");
  expect(coverage.out).toMatch(/^method \d+ .*: offered in \d of 1 requests/m);
});

test("a service is used before a database, unless an option names the database", async () => {
  const nowhere = "postgresql://postgres@127.0.0.1:1/none";
  const activate = (environment: NodeJS.ProcessEnv, ...args: string[]) =>
    runWith({ environment }, "activate", "--config", DEMO_FILES.config, "--sandbox", ...WHY, ...args);
  const both = { ...service(), DATABASE_URL: nowhere };
  expect(await activate(both)).toMatchObject({ code: 0, err: "" });
  const failed = { code: 1, err: expect.stringContaining("the database failed") };
  expect(await activate(both, "--database-url", nowhere)).toMatchObject(failed);
  const missing = await activate(service(), "--embedded", "--data-folder", "/nowhere");
  expect(missing).toMatchObject({ code: 1, err: expect.stringContaining("/nowhere") });
  const { OPERATOR_URL = "", OPERATOR_KEY } = service();
  const flagged = await activate({ DATABASE_URL: nowhere, OPERATOR_KEY }, "--url", OPERATOR_URL);
  expect(flagged).toMatchObject({ code: 0, err: "" });
  expect(await activate({})).toMatchObject({
    code: 2,
    err: expect.stringContaining("expected --url, --database-url or --embedded, got nothing"),
  });
});

test.each([
  ["list"],
  ["history"],
  ["rollback", ...WHY],
  ["upload", "--config", DEMO_FILES.config, ...WHY],
  ["show", "--config", "active"],
  ["diff", "--config", DEMO_FILES.config, "--sandbox"],
  ["simulate", "--config", DEMO_FILES.config],
  ["coverage", "--config", DEMO_FILES.config],
])("%s needs a service", async (...args) => {
  const { code, out, err } = await runWith({ environment: { DATABASE_URL: "unused" } }, ...args);
  expect([code, out]).toEqual([2, ""]);
  expect(err).toContain("--url: expected --url or OPERATOR_URL, got nothing");
});

test("one of two concurrent rollbacks from one version succeeds", async () => {
  for (const state of [5, 6, 9]) {
    const folder = await copySandbox((text) => text.replaceAll("state_id: 1", `state_id: ${state}`));
    expect((await run("activate", "--config", folder, ...WHY)).code).toBe(0);
  }
  const pool = openPool(running.connectionString);
  onTestFinished(() => pool.end());
  const holder = await pool.connect();
  await holder.query("begin; select from configuration_state for update");
  const both = [run("rollback", ...WHY), run("rollback", ...WHY)];
  const waiting =
    "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  await vi.waitFor(async () => expect((await pool.query(waiting)).rowCount).toBe(2), { timeout: 180_000 });
  await holder.query("commit");
  holder.release();
  const outcomes = await Promise.all(both);
  expect(outcomes.map(({ code }) => code).sort()).toEqual([0, 1]);
  expect(outcomes.map(({ err }) => err).join("")).toMatch(
    /^the service answered 409 other-version-active: Expected sha256:\w+ to be active, got /,
  );
});

test.each(["validate", "lint", "test"])("%s --json prints issues as JSON", async (command) => {
  const path = join(ROOT, "schemas/examples/config/invalid/misspelt-only.yaml");
  const { code, out, err } = await runWith({ environment: {} }, command, "--config", path, "--json");
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

test("a key of scope operator may not", async () => {
  const environment = { ...service(), OPERATOR_KEY: "sandbox-operator-key" };
  const { code, err } = await runWith({ environment }, "lint", "--config", "active");
  expect([code, err]).toEqual([1, expect.stringMatching(/^the service answered 403 scope-mismatch: /)]);
  expect((await runWith({ environment }, "list")).code).toBe(0);
});

test("secrets are listed", async () => {
  const secrets = await runLine(["secrets", "list"], { environment: service() });
  expect(secrets.out).toMatch(/^sandbox-shop-webhook-1: live.*, used by client 10077$/m);
});

const CASES = `
cases:
  - { name: nobody, client_id: 10077, account_id: 1, request: {}, expect: [] }
`;
function service(): NodeJS.ProcessEnv {
  return running.adminEnvironment;
}

function run(...args: string[]) {
  return runWith({}, ...args);
}

function runWith(surroundings: Partial<Terminal>, ...args: string[]) {
  return runLine(["config", ...args], { environment: service(), ...surroundings });
}
