import { readdir, readFile, truncate } from "node:fs/promises";
import { join } from "node:path";
import { createPastPartitions, migrate, openPool, type Pool } from "@payment-routing/database";
import { storeDecisions } from "@payment-routing/decision-store";
import { archiveDays, toRecord } from "@payment-routing/decision-store/testing";
import { createTestDatabase, type TestDatabase } from "@payment-routing/embedded-database/testing";
import { asyncBufferFromFile, parquetMetadataAsync } from "hyparquet";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { runLine } from "../../../test/run-line.ts";
import { makeFolder } from "../../../test/sandbox-files.ts";

const NOON = new Date().setUTCHours(12, 0, 0, 0) - 2 * 86_400_000;

let database: TestDatabase;
let pool: Pool;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase({ migrate });
  pool = openPool(database.connectionString);
}, 60_000);
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});
beforeEach(async () => {
  folder = await makeFolder();
  await createPastPartitions(pool, "decision_blocks", 3);
  await pool.query("truncate decision_blocks");
  await storeDecisions(pool, [
    ...[10_077, 10_077, 10_078].map((clientId, eventId) => makeDecision(NOON, clientId, eventId)),
    toRecord({ instant: NOON, requestId: "r", code: "invalid-document", issues: [], bytes: 7, leftOut: 0 }),
  ]);
  const log = () => undefined;
  await archiveDays(pool, { folder, retentionDays: 30, logger: { info: log, warn: log, error: log } });
  await storeDecisions(pool, [makeDecision(Date.now(), 10_078, 3)]);
});

function makeDecision(instant: number, clientId: number, eventId: number) {
  return {
    ...{ instant, clientId, accountId: 1, eventId, requestId: `r-${eventId}`, digest: "sha256:aa" },
    ...{ problem: undefined, facts: {}, offered: [[1, 10]] as const, durationUs: 5, advisories: [] },
  };
}

async function run(command: string, ...args: string[]) {
  const environment = { DATABASE_URL: database.connectionString };
  return runLine(["decisions", command, ...args, "--decision-archive", folder], { environment });
}

const readLines = (text: string) => text.split("\n").filter((line) => line !== "");
const readEvents = (text: string) => readLines(text).map((line) => JSON.parse(line).event_id);

test("an export has archived days, as ndjson and as Parquet, and names files that it cannot read", async () => {
  const { out, err } = await run("export");
  expect([readEvents(out).sort(), err]).toEqual([[0, 1, 2, 3], ""]);
  expect(readLines((await run("export", "--rejected")).out)).toHaveLength(1);
  const output = join(await makeFolder(), "x.parquet");
  await run("export", "--format", "parquet", "--output", output);
  expect((await parquetMetadataAsync(await asyncBufferFromFile(output))).num_rows).toBe(4n);

  const day = join(folder, (await readdir(folder)).find((name) => name.startsWith("day=")) ?? "");
  const part = (await readdir(day)).find((name) => name.startsWith("decisions-")) ?? "";
  await truncate(join(day, part), (await readFile(join(day, part))).length - 1);
  const damaged = await run("export");
  expect(readEvents(damaged.out)).toEqual([3]);
  expect(damaged.err).toBe(`The archive is incomplete here: ${join(day, part)}: the file is too short`);
});

test("the removal of a client deletes its decisions everywhere and is in the audit", async () => {
  const removed = await run(
    "remove",
    "10077",
    "--yes",
    "--reason",
    "the contract has ended",
    "--actor",
    "anna",
  );
  expect(removed).toEqual({ code: 0, out: "Deleted: 2 records.", err: "" });
  expect(readEvents((await run("export")).out).sort()).toEqual([2, 3]);
  const { rows } = await pool.query("select actor, action, subject, reason from audit");
  expect(rows).toEqual([
    {
      ...{ actor: "anna", action: "remove-decisions", subject: "client:10077" },
      reason: "the contract has ended",
    },
  ]);
});
