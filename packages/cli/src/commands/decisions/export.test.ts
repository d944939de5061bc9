import { execFileSync } from "node:child_process";
import { lstat, readdir, readFile, readlink, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough, Writable } from "node:stream";
import { zstdDecompressSync } from "node:zlib";
import { migrate, openPool } from "@payment-routing/database";
import { storeDecisions } from "@payment-routing/decision-store";
import { toRecord } from "@payment-routing/decision-store/testing";
import { createTestDatabase, type TestDatabase } from "@payment-routing/embedded-database/testing";
import type { DecisionRecord } from "@payment-routing/routing";
import fc from "fast-check";
import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from "hyparquet";
import { afterAll, beforeAll, expect, test } from "vitest";
import { recordProgress, runLine } from "../../../test/run-line.ts";
import { makeFolder } from "../../../test/sandbox-files.ts";

let database: TestDatabase;
let environment: NodeJS.ProcessEnv;
let pool: ReturnType<typeof openPool>;
beforeAll(async () => {
  database = await createTestDatabase({ migrate });
  environment = { DATABASE_URL: database.connectionString };
  pool = openPool(database.connectionString);
}, 60_000);
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

const TODAY = new Date().setUTCHours(0, 0, 0, 0);
const PERIOD = ["--since", `${TODAY / 1000}`, "--until", `${TODAY / 1000 + 86_400}`];

const id = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.maxSafeInteger());
const text = fc.string({ unit: "binary", maxLength: 12 }).filter((given) => given.isWellFormed());
const decision: fc.Arbitrary<DecisionRecord> = fc.record({
  instant: fc.integer({ min: TODAY, max: TODAY + 86_399_999 }),
  clientId: id,
  accountId: id,
  eventId: id,
  requestId: text,
  digest: fc.constantFrom("sha256:aa", "sha256:ab"),
  problem: fc.option(fc.constant("no-eligible-method"), { nil: undefined }),
  // Names of facts are those of members of a search. `__proto__`, which an object cannot have as a fact, is none of them.
  facts: fc.dictionary(
    fc.stringMatching(/^[a-z][a-z0-9_]*$/),
    fc.oneof(text, id, fc.boolean(), fc.array(id)),
    {
      noNullPrototype: true,
    },
  ),
  offered: fc.array(fc.tuple(id, id), { maxLength: 3 }),
  durationUs: fc.nat(),
  advisories: fc.array(text, { maxLength: 2 }),
});

/** What an export has of a decision. */
function write(record: DecisionRecord) {
  const { instant, clientId, accountId, eventId, requestId, digest, problem, offered, durationUs } = record;
  return {
    decided_at: new Date(instant).toISOString(),
    ...{ client_id: clientId, account_id: accountId, event_id: eventId, request_id: requestId },
    configuration_digest: digest,
    problem: problem ?? null,
    offered: offered.map(([id, preference]) => ({ id, preference })),
    ...{ duration_us: durationUs, advisories: record.advisories, facts: record.facts },
  };
}

const sorted = (decisions: readonly object[]) => decisions.map((each) => sortedJson(each)).sort();

function sortedJson(value: object): string {
  return JSON.stringify(value, (_, member) =>
    typeof member === "object" && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}

async function readParquet(path: string): Promise<readonly object[]> {
  const file = await asyncBufferFromFile(path);
  const compressors = { ZSTD: (bytes: Uint8Array) => zstdDecompressSync(bytes) };
  return (await parquetReadObjects({ file, compressors })).map((row) => ({
    ...row,
    decided_at: row.decided_at.toISOString(),
    ...Object.fromEntries(
      ["client_id", "account_id", "event_id", "duration_us"].map((name) => [name, Number(row[name])]),
    ),
    ...Object.fromEntries(["offered", "advisories", "facts"].map((name) => [name, JSON.parse(row[name])])),
  }));
}

test("both formats have every value of random decisions, and only those that meet the filters", async () => {
  const folder = await makeFolder();
  const filters = fc.record(
    {
      "client-id": fc.constantFrom("1", "2"),
      outcome: fc.constantFrom("offered", "no-eligible-method"),
      "configuration-digest": fc.constantFrom("sha256:a", "sha256:aa"),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(decision, { maxLength: 30 }), filters, async (records, filter) => {
      await pool.query("truncate decision_blocks");
      await storeDecisions(
        pool,
        records.toSorted((a, b) => a.instant - b.instant),
      );
      const want = records.filter(
        ({ clientId, problem = "offered", digest }) =>
          String(clientId) === (filter["client-id"] ?? String(clientId)) &&
          problem === (filter.outcome ?? problem) &&
          digest.startsWith(filter["configuration-digest"] ?? ""),
      );
      const options = Object.entries(filter).flatMap(([name, value]) => [`--${name}`, value]);
      const lines = await run(...options);
      expect(lines.err).toBe(want.length === 0 ? "No recorded decision matches." : "");
      const read = lines.out
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => JSON.parse(line));
      expect(sorted(read.map((line) => ({ problem: null, ...line })))).toEqual(sorted(want.map(write)));
      const path = join(folder, "decisions.parquet");
      await run("--format", "parquet", "--output", path, ...options);
      expect(sorted(await readParquet(path))).toEqual(sorted(want.map(write)));
    }),
    { numRuns: 30 },
  );
}, 60_000);

test("a Parquet file has typed columns and several row groups", async () => {
  await storeMany(70_000);
  const path = join(await makeFolder(), "decisions.parquet");
  await run("--format", "parquet", "--output", path);
  const { schema, row_groups, num_rows } = await parquetMetadataAsync(await asyncBufferFromFile(path));
  expect([num_rows, row_groups.length]).toEqual([70_000n, 3]);
  const types = schema.slice(1).map(({ name, type, logical_type }) => [name, type, logical_type?.type]);
  expect(types).toEqual([
    ["decided_at", "INT64", "TIMESTAMP"],
    ["client_id", "INT64", undefined],
    ["account_id", "INT64", undefined],
    ["event_id", "INT64", undefined],
    ["request_id", "BYTE_ARRAY", "STRING"],
    ["configuration_digest", "BYTE_ARRAY", "STRING"],
    ["problem", "BYTE_ARRAY", "STRING"],
    ["offered", "BYTE_ARRAY", "STRING"],
    ["duration_us", "INT64", undefined],
    ["advisories", "BYTE_ARRAY", "STRING"],
    ["facts", "BYTE_ARRAY", "STRING"],
  ]);
  const ids = (await readParquet(path)).map((row) => (row as { event_id: number }).event_id);
  expect(new Set(ids).size).toBe(70_000);
}, 60_000);

test("progress is shown, and a complete file replaces one of the same name", async () => {
  await storeMany(5000);
  const folder = await makeFolder();
  const path = join(folder, "decisions.ndjson");
  await writeFile(path, "old");
  const { progressStream, shown } = recordProgress();
  await run("--output", path, { progressStream });
  expect(shown()).toContain("5000 of 5000");
  expect((await readFile(path, "utf8")).split("\n")).toHaveLength(5001);
  expect(await readdir(folder)).toEqual(["decisions.ndjson"]);
});

test("only this user may read an export, and a link in the place of an incomplete one is not written", async () => {
  await storeMany(3);
  const folder = await makeFolder();
  const path = join(folder, "decisions.ndjson");
  const other = join(folder, "other");
  await writeFile(other, "other");
  await symlink(other, `${path}.${process.pid}.partial`);
  await run("--output", path);
  expect(((await stat(path)).mode & 0o777).toString(8)).toBe("600");
  expect(await readFile(other, "utf8")).toBe("other");
});

test("an export that fails leaves what was there", async () => {
  await storeMany(5000);
  const folder = await makeFolder();
  const path = join(folder, "decisions.ndjson");
  await writeFile(path, "old");
  // Segments that are not compressed.
  await pool.query("update decision_blocks set segments = repeat('x', octet_length(segments))::bytea");
  await expect(run("--output", path)).rejects.toThrow();
  expect(await readFile(path, "utf8")).toBe("old");
  expect(await readdir(folder)).toEqual(["decisions.ndjson"]);
});

test("a FIFO gets the decisions and stays a FIFO", async () => {
  await storeMany(5000);
  const path = join(await makeFolder(), "decisions");
  execFileSync("mkfifo", [path]);
  const [read] = await Promise.all([readFile(path, "utf8"), run("--output", path)]);
  expect(read.split("\n")).toHaveLength(5001);
  expect((await lstat(path)).isFIFO()).toBe(true);
});

test.each([
  { name: "replaces the file that a symbolic link names", old: "old" },
  { name: "creates the file that a symbolic link names", old: undefined },
])("$name", async ({ old }) => {
  await storeMany(3);
  const folder = await makeFolder();
  const [target, link] = [join(folder, "target"), join(folder, "link")];
  if (old !== undefined) await writeFile(target, old);
  await symlink("target", link);
  await run("--output", link);
  expect((await readFile(target, "utf8")).split("\n")).toHaveLength(4);
  expect(await readlink(link)).toBe("target");
  expect((await readdir(folder)).sort()).toEqual(["link", "target"]);
});

test("a reader that closes the pipe ends the export", async () => {
  await storeMany(20_000);
  const standardOutput = new PassThrough({ highWaterMark: 1 });
  standardOutput.once("data", () =>
    standardOutput.destroy(Object.assign(new Error("write EPIPE"), { code: "EPIPE" })),
  );
  expect((await run({ standardOutput })).code).toBe(0);
});

test("an export to a full disk behind standard output fails", async () => {
  await storeMany(20_000);
  const standardOutput = new Writable({
    write: (_bytes, _encoding, done) => done(Object.assign(new Error("write ENOSPC"), { code: "ENOSPC" })),
  });
  const result = await runLine(["decisions", "export", ...PERIOD], { environment, standardOutput });
  expect([result.code, result.err]).toEqual([
    1,
    "payment-routing: standard output cannot be written: ENOSPC",
  ]);
});

test("rejected searches are exported only when they are asked for", async () => {
  await pool.query("truncate decision_blocks");
  const [decided] = fc.sample(decision, { numRuns: 1, seed: 5 }) as [DecisionRecord];
  const rejected = {
    instant: TODAY,
    requestId: "r",
    code: "unauthenticated",
    issues: [],
    bytes: 7,
    leftOut: 2,
  };
  await storeDecisions(pool, [decided, toRecord(rejected)]);
  const read = async (...args: string[]) => (await run(...args)).out.split("\n").filter(Boolean);
  expect((await read()).map((line) => JSON.parse(line).event_id)).toEqual([decided.eventId]);
  expect((await read("--rejected")).map((line) => JSON.parse(line))).toEqual([
    {
      rejected_at: new Date(TODAY).toISOString(),
      ...{ request_id: "r", code: "unauthenticated", issues: [], bytes: 7, left_out: 2 },
    },
  ]);
  expect(await read("--rejected", "--outcome", "invalid-document")).toEqual([]);
});

test.each([
  {
    name: "Parquet of rejected searches",
    args: ["--rejected", "--format", "parquet", "--output", "x"],
    code: 2,
    want: /--rejected: expected neither --format parquet nor --configuration-digest, got one/,
  },
  {
    name: "Parquet on standard output",
    args: ["--format", "parquet"],
    code: 2,
    want: /--output: expected a file for --format parquet, got standard output/,
  },
  {
    name: "a folder that does not exist",
    args: ["--output", "/none/x.ndjson"],
    code: 1,
    want: /^payment-routing: \/none\/x\.ndjson cannot be written: ENOENT$/,
  },
])("$name is rejected", async ({ args, code, want }) => {
  const result = await runLine(["decisions", "export", ...PERIOD, ...args], { environment });
  expect(result.code).toBe(code);
  expect(result.err).toMatch(want);
});

async function storeMany(count: number): Promise<void> {
  await pool.query("truncate decision_blocks");
  const [template] = fc.sample(decision, { numRuns: 1, seed: 5 }) as [DecisionRecord];
  const records = Array.from({ length: count }, (_, eventId) => ({
    ...template,
    eventId,
    instant: TODAY + eventId,
    requestId: `r-${eventId}`,
  }));
  await storeDecisions(pool, records);
}

async function run(...given: (string | object)[]) {
  const args = given.filter((each) => typeof each === "string");
  const surroundings = Object.assign({ environment }, ...given.filter((each) => typeof each === "object"));
  const result = await runLine(["decisions", "export", ...PERIOD, ...args], surroundings);
  expect(result.code).toBe(0);
  expect(["", "No recorded decision matches.", "No recorded search matches."]).toContain(result.err);
  return result;
}
