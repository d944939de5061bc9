import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { loadConfiguration, storeVersion } from "@payment-routing/config-store";
import { openPool } from "@payment-routing/database";
import { storeDecisions } from "@payment-routing/decision-store";
import { decodePaymentMethodSearchCriteria } from "@payment-routing/search-contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_FILES } from "../../../test/demo.ts";
import { recordProgress, runLine } from "../../../test/run-line.ts";
import { ROOT } from "../../../test/run-process.ts";
import { type RunningSandbox, runSandboxOfTest } from "../../../test/running-sandbox.ts";
import { copySandbox, rewrite } from "../../../test/sandbox-files.ts";

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await runSandboxOfTest([200]);
  await recordSearches(["web", "web", "iOS", "kiosk"]);
}, 60_000);
afterAll(() => sandbox?.[Symbol.asyncDispose]());

test("simulate prints changed answers with an example and its reason", async () => {
  const folder = await copySandbox((text) => text.replace("only: [iOS, Android]", "only: [Android]"));
  const { code, out, err } = await run("simulate", folder);
  expect([code, err]).toEqual([0, ""]);
  const [digest, ...lines] = out.split("\n");
  expect(digest).toMatch(/^sha256:/);
  expect(lines).toEqual([
    "1 of 4 recorded requests would get another answer",
    "  1 lose a method",
    "  method 11: lost in 1, gained in 0",
    "  for example, lose a method:",
    expect.stringMatching(
      /^ {4}client 10077, account 100482, event 102 at \S+: 3, 1, 2, 11, 10, \S.* -> 3, 1, 2, 10, /,
    ),
    "      method 11:",
    expect.stringMatching(/^ {8}catalogue\.yaml:\d+:\d+ platform: expected one of "Android", got "iOS"$/),
  ]);
});

const LOST = {
  code: "platform",
  pointer: "/methods/5/capabilities/platform",
  expected: 'one of "Android"',
  actual: '"iOS"',
  file: "catalogue.yaml",
  line: expect.any(Number),
};

test("simulate, for a machine", async () => {
  const folder = await copySandbox((text) => text.replace("only: [iOS, Android]", "only: [Android]"));
  const report = JSON.parse((await run("simulate", folder, "--json")).out);
  expect(report).toMatchObject({
    requests: 4,
    changed: 1,
    not_recorded: [],
    counts: { emptied: 0, method_lost: 1, default_changed: 0 },
    methods: [{ id: 11, lost: 1, won: 0 }],
    examples: { method_lost: [{ lost: [{ method_id: 11, reasons: [LOST] }] }] },
  });
});

test("simulate reports changed members of the same methods", async () => {
  const folder = await copySandbox((text) => text.replace("state_id: 1", "state_id: 7"));
  const { out } = await run("simulate", folder);
  expect(out).toContain("\n4 of 4 recorded requests would get another answer\n");
  expect(out).toContain("\n  4 get a method with another psp_type or state_id\n");
  expect(out).toMatch(
    /\n {4}client 10077, account 100482, event 10\d at \S+: 3, 1, .*\n {6}method \d+: state_id 1 -> 7\n/,
  );
});

test("simulate shows how far it has come, where people see it", async () => {
  const { progressStream, shown } = recordProgress();
  await runLine(["config", "simulate", "--config", DEMO_FILES.config], {
    environment: sandbox.adminEnvironment,
    progressStream,
  });
  expect(shown()).toMatch(/\[#+\] 100 % {2}4 of 4/);
});

test("simulate reports what the records do not contain", async () => {
  const folder = await copySandbox(addAddresses);
  const { out } = await run("simulate", folder);
  expect(out).toContain("\nnot in the records: addresses in 192.0.2.0/24");
});

test("simulate lists values that the records of any version do not contain", async () => {
  const folder = await copySandbox(addAddresses);
  const instant = 1000 * Math.floor(Date.now() / 1000) + 3_600_000;
  const period = ["--since", String(instant / 1000), "--until", String(instant / 1000 + 60)];
  await recordSearches(["web"], { folder, instant });
  expect((await run("simulate", folder, ...period)).out).not.toContain("not in the records");
  await recordSearches(["web"], { instant: instant + 1000 });
  await recordSearches(["web"], { instant: instant + 2000, digest: "sha256:unstored" });
  const { not_recorded } = JSON.parse((await run("simulate", folder, ...period, "--json")).out);
  expect(not_recorded).toEqual([
    "addresses in 192.0.2.0/24",
    "what sha256:unstored did not use, which is unknown, because that version cannot be read",
  ]);
});

test("a period without records has no changed requests", async () => {
  const { out } = await run(
    "simulate",
    DEMO_FILES.config,
    "--since",
    "2001-01-01T00:00:00Z",
    "--until",
    "2001-01-02T00:00:00Z",
  );
  expect(out).toContain("\n0 of 0 recorded requests");
});

test("a period that ends before it starts is rejected", async () => {
  const period = ["--since", "2026-11-20T00:00:00Z", "--until", "2026-11-19T00:00:00Z"];
  const { code, err } = await run("simulate", DEMO_FILES.config, ...period);
  expect(code).toBe(2);
  expect(err).toContain("--since: expected a time before 2026-11-19T00:00:00.000Z");
});

test("coverage prints the constraint that removed a method alone, its position, and the excluded values", async () => {
  const { out } = await run("coverage", DEMO_FILES.config);
  const [, wallet] = /(method 11 [\s\S]*?)\nmethod 12 /.exec(out) ?? [];
  expect(wallet?.split("\n")).toEqual([
    "method 11 Nordic mobile wallet: offered in 1 of 4 requests (25.0 %)",
    expect.stringMatching(
      /^ {2}3 more without catalogue\.yaml:\d+:\d+ platform: expected one of "iOS", "Android"$/,
    ),
    '    got "web" (2), "kiosk" (1)',
  ]);
});

test("coverage: of numbers, from where to where widening has to reach; of others, how many there are", async () => {
  const folder = await copySandbox((text) =>
    text.replace("capabilities:\n", "capabilities:\n      effective: { until: 2026-01-01T00:00:00Z }\n"),
  );
  const instant = 1000 * Math.floor(Date.now() / 1000) + 7_200_000;
  const period = ["--since", String(instant / 1000), "--until", String(instant / 1000 + 60)];
  for (let place = 0; place < 5; place++)
    await recordSearches([`platform-${place}`], { instant: instant + place });
  const { out } = await run("coverage", folder, ...period);
  const [first, last] = [instant, instant + 4].map((moment) => new Date(moment).toISOString());
  expect(out).toContain(`\n    got ${first} to ${last} (5)\n`);
  expect(out).toContain('\n    got "platform-0" (1), "platform-1" (1), "platform-2" (1), others (2)\n');
});

test("coverage reports what the records do not contain", async () => {
  const folder = await copySandbox(addAddresses);
  const { out } = await run("coverage", folder);
  expect(out).toMatch(/^not in the records: addresses in 192\.0\.2\.0\/24\nmethod /);
  const lines = (await run("coverage", folder, "--json")).out.split("\n").map((line) => JSON.parse(line));
  expect(lines[0]).toMatchObject({ event: "method", requests: 4 });
  expect(lines.at(-1)).toEqual({
    event: "summary",
    requests: 4,
    recorded: 4,
    unknown_accounts: 0,
    not_recorded: ["addresses in 192.0.2.0/24"],
  });
});

test("coverage counts requests for accounts that the configuration does not contain", async () => {
  const shop = join(ROOT, "schemas/examples/configurations/marketplace");
  const { out } = await run("coverage", shop);
  expect(out.split("\n")[0]).toBe(
    "4 of 4 recorded requests are for accounts that the configuration does not contain",
  );
  expect(out).not.toContain("method");
  expect(JSON.parse((await run("coverage", shop, "--json")).out)).toMatchObject({ unknown_accounts: 4 });
});

test.each(["simulate", "coverage"])("%s reports records beyond its limit", async (command) => {
  const { out } = await run(command, DEMO_FILES.config, "--limit", "3");
  expect(out).toMatch(/^only 3 of the 4 in this period: see --limit$/m);
  const { out: json } = await run(command, DEMO_FILES.config, "--limit", "3", "--json");
  expect(JSON.parse(json.split("\n").at(-1) ?? "")).toMatchObject({ requests: 3, recorded: 4 });
  expect((await run(command, DEMO_FILES.config)).out).not.toContain("--limit");
});

test("diff prints only effective changes", async () => {
  const other = await copySandbox(
    (text) => `# Otherwise written.\n${text.replace("only: [iOS, Android]", "only: [Android, iOS]")}`,
  );
  const same = await run("diff", other, DEMO_FILES.config);
  expect(same.out).toMatch(
    /^from sha256:\w+\nto {3}sha256:\w+\nNo change in effect in 5000 requests to each account\.\n\d+ of \d+ requests had a method before or after\.$/,
  );
  const folder = await copySandbox((text) => text.replace("only: [iOS, Android]", "only: [Android]"));
  const { out } = await run("diff", folder, DEMO_FILES.config);
  expect(out).toMatch(/\nclient 10077, account 100482: \d+ of 5000 requests change\n/);
  expect(out).toMatch(
    /\n {6}method 11:\n {8}catalogue\.yaml:\d+:\d+ platform: expected one of "Android", got "iOS"/,
  );
  const { accounts } = JSON.parse((await run("diff", folder, DEMO_FILES.config, "--json")).out);
  expect(accounts[0].effect.examples.method_lost[0].lost).toContainEqual({
    method_id: 11,
    reasons: expect.arrayContaining([expect.objectContaining({ ...LOST, actual: expect.any(String) })]),
  });
  expect(out).not.toContain("client 10078");
  const salts = await copySandbox();
  await rewrite(salts, "merchants.yaml", (text) =>
    text.replace("salt_position: both", "salt_position: leading"),
  );
  expect((await run("diff", salts, DEMO_FILES.config)).out).toMatch(
    /\nclient 10077: callbacks ….*"salt_position":"both".* -> ….*"salt_position":"leading"/,
  );
  const states = await copySandbox((text) => text.replace("state_id: 1", "state_id: 7"));
  expect((await run("diff", states, DEMO_FILES.config)).out).toMatch(
    /\nmethod \d+: state_id 1 -> 7\nNo other change in effect in 5000 requests to each account\.\n/,
  );
});

test("lint: the place of each finding; an error keeps from activating", async () => {
  const folder = await copySandbox((text) =>
    text.replace(
      "country: { only: [208] }",
      "country: { only: [208] }\n      not: { country: { only: [208] } }",
    ),
  );
  const { code, out } = await run("lint", folder);
  expect(code).toBe(1);
  expect(out).toMatch(
    /^merchants\.yaml:\d+:\d+ error method-never-eligible: method 3 Danish national debit card: /,
  );
  const rejected = await run("activate", folder, "--reason", "a test");
  expect(rejected).toMatchObject({
    code: 1,
    err: expect.stringMatching(
      /^the service answered 422 invalid-configuration: .*\n {2}merchants\.yaml:\d+:\d+ method-never-eligible: /,
    ),
  });
  const { out: json } = await run("activate", folder, "--reason", "a test", "--json");
  const { issues } = JSON.parse(json);
  expect(issues[0]).toMatchObject({
    line: expect.any(Number),
    message: expect.stringMatching(/^method-never-eligible: /),
  });
});

function run(command: string, source: string, ...args: string[]) {
  const line = ["config", command, "--config", source, ...args];
  return runLine(line, { environment: sandbox.adminEnvironment });
}

/** Adds a constraint on addresses to the first method. The sandbox has none. */
function addAddresses(catalogue: string): string {
  const addresses = "ip: { except: [192.0.2.0/24], on_missing: eligible }";
  return catalogue.replace("capabilities:\n", `capabilities:\n      ${addresses}\n`);
}

/**
 * Records a search of the sandbox from each platform, as events from 100 on. With an unknown digest, the version of the
 * records is not stored.
 */
async function recordSearches(
  platforms: readonly string[],
  {
    folder = DEMO_FILES.config,
    instant = Date.now() - 60_000,
    ...given
  }: { readonly folder?: string; readonly instant?: number; readonly digest?: string } = {},
): Promise<void> {
  const { router, versionFiles } = await loadConfiguration(folder, { sandbox: true });
  const { digest = router.configurationDigest } = given;
  const document = await readFile(join(ROOT, "schemas/examples/search/valid/full.xml"));
  const decoded = decodePaymentMethodSearchCriteria(document);
  const account = router.findAccount(10077, 100482);
  if (!decoded.ok || account === undefined) throw new Error("the sandbox does not take its own search");
  const criteria = decoded.value;
  const pool = openPool(sandbox.connectionString);
  const version = { digest: router.configurationDigest, files: versionFiles };
  await storeVersion(pool, version, { actor: "test", reason: "a test" });
  const records = platforms.map((platform, position) => {
    const client_info = { ...criteria.client_info, platform };
    const { facts, methods } = router.decide(account, { ...criteria, client_info }, instant);
    return {
      instant: facts.instant,
      clientId: 10077,
      accountId: 100482,
      eventId: 100 + position,
      requestId: `request-${position}`,
      digest,
      problem: undefined,
      facts,
      offered: methods.map(({ id, preference }) => [id, preference] as const),
      durationUs: 100,
      advisories: [],
    };
  });
  await storeDecisions(pool, records);
  await pool.end();
}
