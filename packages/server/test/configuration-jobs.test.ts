import {
  createAdministration,
  createLiveConfiguration,
  type LoadedConfiguration,
  storeDecisions,
  storeVersion,
} from "@payment-routing/config-store";
import { openPool } from "@payment-routing/database";
import type { ConfigurationState, OperatorResponses } from "@payment-routing/operator-contract";
import { decodePaymentMethodSearchCriteria } from "@payment-routing/search-contract";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { readProblemJson } from "./read-problem.ts";
import { FULL_SEARCH, loadSandbox } from "./sandbox.ts";
import { sandboxFiles } from "./sandbox-versions.ts";
import { bearer, loadWithScopedKeys } from "./scoped-keys.ts";
import { search, send } from "./send.ts";
import { openSandboxDelivery, startInternal, type TestSandboxDelivery } from "./start-internal.ts";

// Jobs run in real threads, with a real database.

const RECORDS = 20_000;
const LOST = { files: editCatalogue((text) => text.replace("only: [iOS, Android]", "only: [Android]")) };

let database: TestSandboxDelivery;
let served: LoadedConfiguration;
let digest: string;
beforeAll(async () => {
  database = await openSandboxDelivery();
  served = await loadSandbox();
  digest = served.router.configurationDigest;
  const { pool } = database.delivery.context;
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
  for (let at = 0; at < RECORDS; at += 2000) await storeDecisions(pool, records.slice(at, at + 2000));
}, 60_000);
afterAll(() => database?.[Symbol.asyncDispose]());

test("validate answers with the digest and the size, or with every issue and its position", async () => {
  const { run } = await serve();
  const valid = await run("validate", { configuration: { digest } });
  expect(valid.at(-1)).toMatchObject({
    finished: true,
    result: { digest, warnings: [], clients: 2, cases: 0 },
  });

  const files = editCatalogue((text) => `${text}\nunknown: 1\n`);
  const line = files[0]?.text.split("\n").length ?? 0;
  const rejected = await reject("validate", { configuration: { files } });
  expect([rejected.status, rejected.code]).toEqual([422, "invalid-configuration"]);
  expect(rejected.configuration_issues).toEqual([
    expect.objectContaining({ file: "catalogue.yaml", line: line - 1, column: 1 }),
  ]);
  async function reject(kind: string, document: object) {
    const { ask } = await serve();
    return readProblem(await ask(kind, document));
  }
});

test("lint answers with findings and their positions", async () => {
  const { run } = await serve();
  const lines = await run("lint", { configuration: { digest } });
  expect(lines[0]).toEqual({ done: 0, total: 3, finished: false });
  const { result, ...progress } = last<"POST /configuration/lint">(lines);
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
  const { pool } = database.delivery.context;
  onTestFinished(async () => void (await pool.query("delete from payment_sessions")));
  const snapshot = {
    status: { code: 4000 },
    transactions: [{ pos: 999, date_time: "2026-02-28T23:59:59", customer_info: {} }],
  };
  await pool.query(
    `insert into payment_sessions (session_id, client_id, account_id, version, source_sequence, snapshot)
     values (1, 10077, 100482, 1, 1, $1)`,
    [JSON.stringify(snapshot)],
  );
  const { run } = await serve();
  const linted = await run("lint", { configuration: { digest } });
  // The sessions come first.
  expect(linted[0]).toEqual({ done: 1, total: 1, finished: false });
  const { result } = last<"POST /configuration/lint">(linted);
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
  expect(last<"POST /configuration/diff">(lines).result?.rejected_callbacks).toEqual({
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
  const { result } = last<"POST /configuration/cases">(lines);
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
  const { run } = await serve();
  const lines = await run("diff", { configuration: LOST, tries: 2000 });
  const { result } = last<"POST /configuration/diff">(lines);
  expect(result).toMatchObject({ before: digest, after: expect.stringMatching(/^sha256:/), probes: 2000 });
  const [first] = result?.accounts ?? [];
  expect(first?.effect?.counts.method_lost).toBeGreaterThan(0);
  expect(first?.effect?.examples.method_lost[0]?.lost[0]?.reasons[0]).toMatchObject({
    code: "platform",
    file: "catalogue.yaml",
  });
  const same = await run("diff", { before: LOST, configuration: LOST, tries: 10 });
  expect(last<"POST /configuration/diff">(same).result).toMatchObject({ accounts: [], settings: [] });
});

test("simulate replays the recorded requests of the period, up to the limit, and reports its progress", async () => {
  const { run } = await serve();
  const lines = await run("simulate", { configuration: LOST });
  expect(lines[0]).toEqual({ done: 0, total: RECORDS, finished: false });
  expect(lines.map(({ done }) => done)).toEqual(lines.map(({ done }) => done).toSorted((a, b) => a - b));
  const { result, ...progress } = last<"POST /configuration/simulate">(lines);
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
  expect(last<"POST /configuration/simulate">(limited).result).toMatchObject({
    recorded: RECORDS,
    changes: { requests: 5000, changed: 0 },
  });
  const earlier = { since: "2001-01-01T00:00:00Z", until: "2001-01-02T00:00:00Z" };
  const none = await run("simulate", { configuration: { digest }, ...earlier });
  expect(last<"POST /configuration/simulate">(none).result).toMatchObject({
    recorded: 0,
    since: "2001-01-01T00:00:00.000Z",
  });
});

test("coverage counts what excluded each method", async () => {
  const { run } = await serve();
  const lines = await run("coverage", { configuration: LOST, limit: 100 });
  const { result } = last<"POST /configuration/coverage">(lines);
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

test.each([
  { name: "no source", document: { configuration: {} }, status: 400, code: "invalid-document" },
  {
    name: "two sources",
    document: { configuration: { digest: `sha256:${"0".repeat(64)}`, files: sandboxFiles() } },
    status: 400,
    code: "invalid-document",
  },
  {
    name: "an unknown version",
    document: { configuration: { digest: `sha256:${"0".repeat(64)}` } },
    status: 404,
    code: "unknown-version",
  },
  {
    name: "files with keys",
    document: {
      configuration: { files: [...sandboxFiles(), { path: "keys.yaml", text: "internal: []\n" }] },
    },
    status: 422,
    code: "invalid-configuration",
  },
  {
    name: "a period that ends before it starts",
    document: {
      configuration: { files: sandboxFiles() },
      since: "2026-11-20T00:00:00Z",
      until: "2026-11-19T00:00:00Z",
    },
    status: 400,
    code: "invalid-document",
  },
])("$name is rejected", async ({ document, status, code }) => {
  const { ask } = await serve();
  expect(readProblem(await ask("simulate", document))).toMatchObject({ status, code });
});

test("while a job runs, others and uploads are rejected, and searches are answered", async () => {
  const { ask, start, state, port, post } = await serve();
  const job = await start("diff", LONG);
  expect((await job.next()).value).toMatchObject({ done: 0, finished: false });
  const running = { kind: "diff", started_at: expect.any(String), key_id: "test-admin-key" };
  const busy = await ask("lint", { configuration: { digest } });
  expect(readProblem(busy)).toMatchObject({ status: 409, code: "job-under-way", job: running });
  expect(busy.headers["retry-after"]).toBe("5");
  const upload = await post("/configuration/versions", { files: sandboxFiles(), reason: "try" });
  expect(readProblem(upload)).toMatchObject({ status: 409, code: "job-under-way", job: running });
  for (let count = 0; count < 20; count++) expect((await search(port)).status).toBe(200);
  expect((await state()).job).toEqual(running);
  job.cancel();
  await expect.poll(async () => (await state()).job).toBeUndefined();
});

test("searches are answered while records are replayed", async () => {
  const { start, port } = await serve();
  const job = await start("simulate", { configuration: LOST });
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

test("closing the request ends the thread without an error, and another job can start", async () => {
  const { start, state, run, listErrors } = await serve();
  const job = await start("diff", LONG);
  await job.next();
  job.cancel();
  await expect.poll(async () => (await state()).job).toBeUndefined();
  // Before the first line, while the configuration is loaded.
  const early = start("diff", LONG);
  await expect.poll(async () => (await state()).job).toBeDefined();
  early.cancel();
  await expect(early).rejects.toThrow("aborted");
  await expect.poll(async () => (await state()).job).toBeUndefined();
  expect(listErrors()).toEqual([]);
  const lines = await run("cases", { configuration: { digest } });
  expect(lines.at(-1)).toMatchObject({ finished: true, result: { cases: 0 } });
});

test("another job can start as soon as the last line is read", async () => {
  const { run } = await serve();
  for (let count = 0; count < 3; count++)
    expect((await run("validate", { configuration: { digest } })).at(-1)).toMatchObject({ finished: true });
});

test("a job that needs too much memory ends, and the process goes on", async () => {
  const { ask, state, port } = await serve({ jobMemoryMb: 12 });
  const answer = await ask("simulate", { configuration: LOST });
  expect(readProblem(answer)).toMatchObject({ status: 422, code: "job-too-large" });
  expect((await state()).job).toBeUndefined();
  expect((await search(port)).status).toBe(200);
});

test("a database that cannot be reached is a problem of the job", async () => {
  const pool = openPool("postgresql://127.0.0.1:2/nothing");
  onTestFinished(() => pool.end());
  const { ask } = await serve({ findDatabase: () => pool });
  const answer = await ask("simulate", { configuration: LOST });
  expect(readProblem(answer)).toMatchObject({ status: 503, code: "database-unavailable" });
});

test("a job that cannot be started does not hold others up", async () => {
  const { ask } = await serve({
    findDatabase: () => {
      throw new Error("not reached");
    },
  });
  for (let count = 0; count < 2; count++) {
    const { status } = await ask("cases", { configuration: { files: sandboxFiles() } });
    expect(status).toBe(500);
  }
});

test("a shutdown ends the job with a last line, and does not wait for it", async () => {
  const { start, server } = await serve();
  const job = await start("diff", LONG);
  await job.next();
  const [finished, lines] = await Promise.all([server.close(), collect(job.rest())]);
  expect(finished).toBe(true);
  expect(lines.at(-1)).toMatchObject({
    finished: true,
    problem: { status: 503, type: expect.stringMatching(/\/shutting-down$/) },
  });
});

async function collect(lines: AsyncIterable<Line>): Promise<readonly Line[]> {
  const collected: Line[] = [];
  for await (const line of lines) collected.push(line);
  return collected;
}

/** Takes minutes. */
const LONG = { configuration: LOST, tries: 1_000_000 };

function editCatalogue(edit: (text: string) => string) {
  return sandboxFiles().map(({ path, text }) => ({
    path,
    text: path === "catalogue.yaml" ? edit(text) : text,
  }));
}

type Line = { readonly done: number; readonly total: number; readonly finished: boolean };

function last<Name extends keyof OperatorResponses>(lines: readonly Line[]) {
  return lines.at(-1) as NonNullable<OperatorResponses[Name]>;
}

function readProblem(response: Awaited<ReturnType<typeof send>>) {
  return { ...JSON.parse(response.body), code: readProblemJson(response).code };
}

async function serve(overrides: Partial<Parameters<typeof createAdministration>[0]> = {}) {
  const live = createLiveConfiguration(served);
  const { internalPort, port, server, log } = await startInternal(database.delivery, {
    configuration: await loadWithScopedKeys(),
    administration: createAdministration({
      live,
      findDatabase: () => database.delivery.context.pool,
      source: "database",
      sandbox: true,
      ...overrides,
    }),
  });
  const headers = { ...bearer("admin"), "content-type": "application/json" };
  const post = (path: string, document: object) =>
    send(internalPort, {
      method: "POST",
      path: `/internal/v1${path}`,
      headers,
      body: JSON.stringify(document),
    });
  const ask = (kind: string, document: object) => post(`/configuration/${kind}`, document);
  return {
    port,
    server,
    post,
    ask,
    async run(kind: string, document: object): Promise<readonly Line[]> {
      const { status, body } = await ask(kind, document);
      expect([status, status === 200 ? "" : body]).toEqual([200, ""]);
      return body
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line));
    },
    async state(): Promise<ConfigurationState> {
      const { body } = await send(internalPort, { path: "/internal/v1/configuration", headers });
      return JSON.parse(body);
    },
    /** Sends a request and reads its lines one at a time. */
    start(kind: string, document: object) {
      const cancelling = new AbortController();
      const cancel = () => cancelling.abort();
      const url = `http://127.0.0.1:${internalPort}/internal/v1/configuration/${kind}`;
      const init = { method: "POST", headers, body: JSON.stringify(document), signal: cancelling.signal };
      const started = fetch(url, init).then(({ status, body }) => {
        expect(status).toBe(200);
        const lines = readLines(body);
        return { next: () => lines.next(), rest: () => lines, cancel };
      });
      return Object.assign(started, { cancel });
    },
    /** The errors in the log so far. */
    listErrors: () => log().filter(({ level }) => level === "error" || Number(level) >= 50),
  };
}

async function* readLines(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Line, void, void> {
  let rest = "";
  for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = `${rest}${text}`.split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) yield JSON.parse(line);
  }
}
