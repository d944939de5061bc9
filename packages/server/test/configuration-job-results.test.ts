import { storeVersion } from "@payment-routing/config-store";
import { createPastPartitions } from "@payment-routing/database";
import { storeDecisions } from "@payment-routing/decision-store";
import { decodePaymentMethodSearchCriteria } from "@payment-routing/search-contract";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import type { Operations, ResponseOf } from "../src/http/internal/operation.ts";
import {
  editCatalogue,
  type Line,
  readProblem,
  useConfigurationJobs,
  WITHOUT_IOS,
} from "./configuration-jobs.ts";
import { FULL_SEARCH, loadSandbox } from "./sandbox.ts";
import { sandboxFiles } from "./sandbox-versions.ts";
import { search } from "./send.ts";

const RECORDS = 20_000;

const { findPool, serve } = useConfigurationJobs();

beforeAll(async () => {
  const served = await loadSandbox();
  const digest = served.router.configurationDigest;
  const pool = findPool();
  const version = { digest, files: sandboxFiles() };
  await storeVersion(pool, version, { actor: "anna", reason: "first" });
  const decoded = decodePaymentMethodSearchCriteria(FULL_SEARCH);
  const account = served.router.findAccount(10077, 100482);
  if (!decoded.ok || account === undefined) throw new Error("the sandbox does not take its own search");
  const client_info = { ...decoded.value.client_info, platform: "iOS" };
  const start = Date.now() - 3_600_000;
  const records = Array.from({ length: RECORDS }, (_, event) => {
    const { facts, methods } = served.router.decide(
      account,
      { ...decoded.value, client_info },
      start + event,
    );
    return {
      instant: facts.instant,
      clientId: 10077,
      accountId: 100482,
      eventId: event,
      requestId: `request-${event}`,
      digest,
      problem: undefined,
      facts,
      offered: methods.map(({ id, preference }) => [id, preference] as const),
      durationUs: 100,
      advisories: [],
    };
  });
  // In the first hour of a day (UTC) the records are of the day before, whose partition does not exist.
  await createPastPartitions(pool, "decision_blocks", 1);
  for (let at = 0; at < RECORDS; at += 2000) await storeDecisions(pool, records.slice(at, at + 2000));
}, 60_000);

test("validate answers with the digest and the size, or with every issue and its position", async () => {
  const { digest, ask, run } = await serve();
  const valid = await run("validate", { configuration: { digest } });
  expect(valid.at(-1)).toMatchObject({
    finished: true,
    result: { digest, warnings: [], clients: 2, cases: 0 },
  });

  const files = editCatalogue((text) => `${text}\nunknown: 1\n`);
  const line = files[0]?.text.split("\n").length ?? 0;
  const rejected = readProblem(await ask("validate", { configuration: { files } }));
  expect([rejected.status, rejected.code]).toEqual([422, "invalid-configuration"]);
  expect(rejected.configuration_issues).toEqual([
    expect.objectContaining({ file: "catalogue.yaml", line: line - 1, column: 1 }),
  ]);
});

test("lint answers with findings and their positions", async () => {
  const { digest, run } = await serve();
  const lines = await run("lint", { configuration: { digest } });
  expect(lines[0]).toEqual({ done: 0, total: 3, finished: false });
  const { result, ...progress } = last<"lintConfiguration">(lines);
  expect(progress).toEqual({ done: 3, total: 3, finished: true });
  expect(result).toMatchObject({ digest, errors: 0, warnings: result?.findings.length });
  expect(result?.findings).toContainEqual(
    expect.objectContaining({
      rule: "amount-without-currency",
      severity: "warning",
      pointer: "/clients/0/accounts/1",
      file: "merchants.yaml",
      line: expect.any(Number),
    }),
  );
});

test("lint finds closed codes that callbacks of sessions would be parked for", async () => {
  const pool = findPool();
  onTestFinished(async () => void (await pool.query("delete from payment_sessions")));
  const snapshot = {
    status: { code: 4000 },
    transactions: [{ pos: 999, date_time: "2026-02-28T23:59:59", customer_info: {} }],
  };
  await pool.query(
    `insert into payment_sessions (session_id, client_id, account_id, version, source_sequence, snapshot)
     values (1, 10077, 100482, 1, 1, '\\x00'::bytea || convert_to($1, 'UTF8'))`,
    [JSON.stringify(snapshot)],
  );
  const { digest, run } = await serve();
  const linted = await run("lint", { configuration: { digest } });
  // The sessions come first.
  expect(linted[0]).toEqual({ done: 1, total: 1, finished: false });
  const { result } = last<"lintConfiguration">(linted);
  expect(result?.findings).toContainEqual(
    expect.objectContaining({
      rule: "callbacks-rejected",
      pointer: "/closed_codes/0",
      message: expect.stringContaining("does not contain 999 at /transactions/*/pos (1)"),
      file: "code-tables.yaml",
    }),
  );
  const open = sandboxFiles().map(({ path, text }) => ({
    path,
    text: text.replace(/^closed_codes:.*$/m, ""),
  }));
  const lines = await run("diff", { before: { files: open }, configuration: { digest }, tries: 10 });
  expect(last<"compareConfigurations">(lines).result?.rejected_callbacks).toEqual({
    sessions: 1,
    codes: [
      { code: "country", sessions: 1, values: [{ value: "999", path: "/transactions/*/pos", sessions: 1 }] },
    ],
  });
});

test("cases answers with the outcomes", async () => {
  const { run } = await serve();
  const cases = `
cases:
  - { name: nobody, client_id: 10077, account_id: 1, request: {}, expect: [] }
`;
  const files = [...sandboxFiles(), { path: "cases.yaml", text: cases }];
  const lines = await run("cases", { configuration: { files } });
  const { result } = last<"runTestCases">(lines);
  expect(lines.at(-1)).toMatchObject({ done: 1, total: 1, finished: true });
  expect(result).toMatchObject({ cases: 1, passed: 0, failed: 1 });
  expect(result?.outcomes).toEqual([
    expect.objectContaining({
      name: "nobody",
      passed: false,
      file: "cases.yaml",
      line: 3,
      issues: [
        expect.objectContaining({
          pointer: "/request/transaction/amount/country_id",
          expected: "a member",
          line: 3,
        }),
        expect.anything(),
      ],
    }),
  ]);
});

test("diff compares a version with the served one, or with another", async () => {
  const { digest, run } = await serve();
  const lines = await run("diff", { configuration: WITHOUT_IOS, tries: 2000 });
  const { result } = last<"compareConfigurations">(lines);
  expect(result).toMatchObject({ before: digest, after: expect.stringMatching(/^sha256:/), probes: 2000 });
  const [first] = result?.accounts ?? [];
  expect(result?.names?.clients).toMatchObject({ [first?.client_id ?? 0]: expect.stringContaining("shop") });
  expect(first?.effect?.counts.method_lost).toBeGreaterThan(0);
  expect(first?.effect?.examples.method_lost[0]?.lost[0]?.reasons[0]).toMatchObject({
    code: "platform",
    file: "catalogue.yaml",
  });
  const same = await run("diff", { before: WITHOUT_IOS, configuration: WITHOUT_IOS, tries: 10 });
  expect(last<"compareConfigurations">(same).result).toMatchObject({ accounts: [], settings: [] });
});

test("simulate replays the recorded requests of the period, up to the limit, and reports its progress", async () => {
  const { digest, run } = await serve();
  const lines = await run("simulate", { configuration: WITHOUT_IOS });
  expect(lines[0]).toEqual({ done: 0, total: RECORDS, finished: false });
  expect(lines.map(({ done }) => done)).toEqual(lines.map(({ done }) => done).toSorted((a, b) => a - b));
  const { result, ...progress } = last<"simulateConfiguration">(lines);
  expect(progress).toEqual({ done: RECORDS, total: RECORDS, finished: true });
  expect(result).toMatchObject({
    recorded: RECORDS,
    not_recorded: [],
    changes: {
      requests: RECORDS,
      changed: RECORDS,
      unknown_accounts: 0,
      methods: [{ id: 11, lost: RECORDS, won: 0 }],
    },
  });
  expect(result?.changes.examples.method_lost).toHaveLength(3);

  const limited = await run("simulate", { configuration: { digest }, limit: 5000 });
  expect(last<"simulateConfiguration">(limited).result).toMatchObject({
    recorded: RECORDS,
    changes: { requests: 5000, changed: 0 },
  });
  const earlier = { since: "2001-01-01T00:00:00Z", until: "2001-01-02T00:00:00Z" };
  const none = await run("simulate", { configuration: { digest }, ...earlier });
  expect(last<"simulateConfiguration">(none).result).toMatchObject({
    recorded: 0,
    since: "2001-01-01T00:00:00.000Z",
  });
});

test("coverage counts what excluded each method", async () => {
  const { run } = await serve();
  const lines = await run("coverage", { configuration: WITHOUT_IOS, limit: 100 });
  const { result } = last<"measureCoverage">(lines);
  expect(result).toMatchObject({ requests: 100, recorded: RECORDS, unknown_accounts: 0 });
  const wallet = result?.methods.find(({ id }) => id === 11);
  expect(wallet).toMatchObject({ offered: 0, requests: 100 });
  expect(wallet?.removed_by).toEqual([
    expect.objectContaining({
      code: "platform",
      alone: 100,
      actual: [{ value: '"iOS"', requests: 100 }],
      file: "catalogue.yaml",
    }),
  ]);
});

test("searches are answered while records are replayed", async () => {
  const { start, port } = await serve();
  const job = await start("simulate", { configuration: WITHOUT_IOS });
  await job.next();
  let answered = 0;
  let isFinished = false;
  const finished = (async () => {
    for await (const line of job.rest()) isFinished = line.finished;
  })();
  while (!isFinished) {
    expect((await search(port)).status).toBe(200);
    answered++;
  }
  await finished;
  expect(answered).toBeGreaterThan(5);
});

function last<Name extends keyof Operations>(lines: readonly Line[]) {
  return lines.at(-1) as ResponseOf<Name>;
}
