import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_FILES } from "../../../test/demo.ts";
import { recordProgress, runLine } from "../../../test/run-line.ts";
import { type RunningSandbox, runSandboxOfTest } from "../../../test/running-sandbox.ts";
import { copySandbox, PASSING_CASES } from "../../../test/sandbox-files.ts";
import { search } from "../../../test/sandbox-search.ts";
import type { Terminal } from "../../command.ts";

// The commands work over HTTP: no command here knows the database.

const WHY = ["--reason", "a test"];

let running: RunningSandbox;
let first: string;
beforeAll(async () => {
  running = await runSandboxOfTest([200]);
  first = running.sandbox.service.configurationDigest;
}, 60_000);
afterAll(() => running?.[Symbol.asyncDispose]());

test("a configuration is uploaded, listed, activated and rolled back", async () => {
  const folder = await copySandbox((text) => text.replaceAll("state_id: 1", "state_id: 7"));
  const uploaded = await run("upload", "--config", folder, ...WHY);
  expect(uploaded.out).toMatch(/^ignored, because keys .*credentials\.yaml\nstored: sha256:[0-9a-f]{64}$/);
  const digest = uploaded.out.slice(-71);
  const again = JSON.parse((await run("upload", "--config", folder, "--json", ...WHY)).out);
  expect(again).toEqual({ digest, is_new: false, warnings: [], cases_taken: true });
  const listed = await run("list");
  expect(listed.out.split("\n")).toEqual([
    expect.stringMatching(
      /^ {2}sha256:\w{12} stored \S+Z, never active, by sandbox-admin-key \(\w+\): a test$/,
    ),
    expect.stringMatching(/^\* sha256:\w{12} stored \S+Z, activated \S+Z, by sandbox files \(\w+\): /),
  ]);

  const activated = await run("activate", "--config", digest.slice(0, 20), ...WHY);
  expect(activated).toEqual({ code: 0, err: "", out: `active: ${digest}\nbefore: ${first}` });
  const shown = await run("show", "--config", "active", "--sandbox");
  expect(shown.out).toContain(`# ${digest}\n`);
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
  expect([failed.code, failed.err]).toEqual([1, expect.stringContaining("nobody: /request")]);
  await writeFile(join(folder, "cases.yaml"), PASSING_CASES);
  expect((await run("upload", "--config", folder, ...WHY)).out).toMatch(
    /^test cases not stored: .*\n[\s\S]*sha256:\w+ is already stored$/,
  );
  const { out } = await run("activate", "--config", folder, ...WHY);
  expect(out).toMatch(/^test cases not stored: .*\nsha256:\w+ is already active$/);
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

test("a database setting is used instead of the service, and --url instead of the variable of a database", async () => {
  const nowhere = "postgresql://postgres@127.0.0.1:1/none";
  const told = await runWith({ environment: { ...service(), DATABASE_URL: nowhere } }, "list");
  expect(told).toMatchObject({ code: 1, err: expect.stringContaining("the database failed") });
  const { OPERATOR_URL, OPERATOR_KEY } = service();
  const flagged = await runWith(
    { environment: { DATABASE_URL: nowhere, OPERATOR_KEY } },
    "list",
    "--url",
    OPERATOR_URL ?? "",
  );
  expect(flagged).toMatchObject({ code: 0, err: "" });
  const neither = await runWith({ environment: {} }, "list");
  expect(neither).toMatchObject({
    code: 2,
    err: expect.stringContaining("expected --url, --database-url or --embedded, got nothing"),
  });
});

test("a key of scope operator may not", async () => {
  const environment = { ...service(), OPERATOR_KEY: "sandbox-operator-key" };
  const { code, err } = await runWith({ environment }, "lint", "--config", "active");
  expect([code, err]).toEqual([1, expect.stringMatching(/^the service answered 403 scope-mismatch: /)]);
  expect((await runWith({ environment }, "list")).code).toBe(0);
});

test("keys are created, listed and revoked, and secrets are listed", async () => {
  const keys = (...args: string[]) => runLine(["keys", ...args], { environment: service() });
  const created = await keys("create", "spring", "--client", "10077", ...WHY);
  expect(created).toMatchObject({ code: 0, err: "" });
  expect(created.out).toMatch(/^created: spring of client 10077\nprk_[\w-]{43}$/);
  const stranger = await keys("create", "early", "--client", "4242", "--json", ...WHY);
  expect(JSON.parse(stranger.out)).toEqual({ key_id: "early", key: expect.stringMatching(/^prk_/) });
  expect(stranger.err).toMatch(/^warning: .* does not contain this client/);
  const revoked = await keys("revoke", "spring", "--client", "10077", ...WHY);
  expect(revoked.out).toBe("revoked: spring of client 10077");
  const listed = await keys("list", "--client", "10077");
  expect(listed.out).toMatch(
    /^client 10077 spring: revoked \S+Z by sandbox-admin-key, created \S+Z by sandbox-admin-key/m,
  );
  const again = await keys("revoke", "spring", "--client", "10077", ...WHY);
  expect(again).toMatchObject({ code: 1, err: expect.stringContaining("404 unknown-key") });

  const secrets = await runLine(["secrets", "list"], { environment: service() });
  expect(secrets.out).toMatch(/^sandbox-shop-webhook-1: live.*, used by client 10077$/m);
});

const CASES = `
cases:
  - { name: nobody, client_id: 10077, account_id: 1, request: {}, expect: [] }
`;
function service(): NodeJS.ProcessEnv {
  return { ...running.environment, OPERATOR_KEY: "sandbox-admin-key" };
}

function run(...args: string[]) {
  return runWith({}, ...args);
}

function runWith(surroundings: Partial<Terminal>, ...args: string[]) {
  return runLine(["config", ...args], { environment: service(), ...surroundings });
}
