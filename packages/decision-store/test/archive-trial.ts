import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPastPartitions } from "@payment-routing/database";
import { afterAll, beforeAll, beforeEach, onTestFinished } from "vitest";
import { type ArchiveOptions, archiveDays } from "../src/archive/archive-days.ts";
import { DecisionArchive, folderOf } from "../src/archive/decision-archive.ts";
import { readDecisions } from "../src/scan-decisions.ts";
import { collectLog } from "./collect-log.ts";
import { openTestPool, type TestPool } from "./open-test-pool.ts";

export const DAY_MS = 86_400_000;
/** Noon of the last day that a trial archives. */
export const CLOSED = new Date().setUTCHours(12, 0, 0, 0) - 3 * DAY_MS;
export const DAY = new Date(CLOSED).toISOString().slice(0, 10);

/** Prepares a database for the tests of a file, with empty days before each test. */
export function useArchiveTrial() {
  let database: TestPool;
  beforeAll(async () => {
    database = await openTestPool();
  });
  afterAll(() => database[Symbol.asyncDispose]());
  beforeEach(async () => {
    await createPastPartitions(database.pool, "decision_blocks", 5);
    await database.pool.query("truncate decision_blocks");
  });
  return {
    get pool() {
      return database.pool;
    },
    get connectionString() {
      return database.connectionString;
    },

    async open() {
      const folder = await mkdtemp(join(tmpdir(), "payment-routing-archive-"));
      onTestFinished(() => rm(folder, { recursive: true }));
      const log = collectLog();
      const { pool } = database;
      return {
        folder,
        log,
        day: join(folder, folderOf(DAY)),
        run: (overrides: Partial<ArchiveOptions> = {}) =>
          archiveDays(pool, { folder, retentionDays: 30, logger: log, ...overrides }),
        names: async () => (await readdir(join(folder, folderOf(DAY)))).sort(),
        /** The events of all decisions in the database and the archive, and what cannot be read. */
        async read() {
          const archive = new DecisionArchive(folder);
          const events: number[] = [];
          for await (const page of readDecisions(pool, { archive }))
            events.push(...page.map(({ eventId }) => eventId));
          return { events: events.sort((a, b) => a - b), unreadable: archive.unreadable };
        },
      };
    },

    /** Whether the day is in the database. */
    async isStored(): Promise<boolean> {
      const name = `decision_blocks_${DAY.replaceAll("-", "")}`;
      return (await database.pool.query("select to_regclass($1) is not null as is", [name])).rows[0].is;
    },
  };
}
