import { openPool } from "@payment-routing/database";
import { createTestDatabase } from "@payment-routing/embedded-database/testing";
import { expect, onTestFinished, test } from "vitest";
import { runLine } from "../../test/run-line.ts";

test("brings a database up to date, once", async () => {
  const { connectionString, drop } = await createTestDatabase();
  onTestFinished(drop);
  const environment = { DATABASE_URL: connectionString };
  const { code, out, err } = await runLine(["migrate"], { environment });
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(/^applied 0001-sessions\.sql\n(?:applied 0\d{3}-[a-z-]+\.sql\n?)+$/);
  const again = { code: 0, out: "The database is up to date.", err: "" };
  expect(await runLine(["migrate"], { environment })).toEqual(again);
  expect(await runLine(["migrate", "--json"], { environment })).toEqual({ ...again, out: '{"applied":[]}' });
});

test("prints what it waits for", async () => {
  const { connectionString, drop } = await createTestDatabase();
  onTestFinished(drop);
  const pool = openPool(connectionString, { maxConnections: 1 });
  const lines: string[] = [];
  const complain = (line: string) => {
    lines.push(line);
    void pool.end();
  };
  // Holds the lock of a migrating process.
  await pool.query("select pg_advisory_lock(7201120)");
  const environment = { DATABASE_URL: connectionString };
  expect(await runLine(["migrate"], { environment, complain })).toMatchObject({ code: 0 });
  expect(lines).toEqual(["payment-routing migrate: waiting for another process that migrates the database"]);
});

test.each([
  {
    name: "no database",
    args: [],
    code: 2,
    want: /^payment-routing migrate: --database-url: expected --database-url, DATABASE_URL or --embedded, got nothing\n/,
  },
  {
    name: "two databases",
    args: ["--embedded", "--database-url", "postgresql://127.0.0.1:1/none"],
    code: 2,
    want: /^payment-routing migrate: --embedded: expected --embedded or --database-url, got both\n/,
  },
  {
    name: "no PostgreSQL",
    args: ["--database-url", "mysql://user:secret@127.0.0.1/none"],
    code: 2,
    want: /^payment-routing migrate: --database-url: expected an address that begins with postgresql:\/\/, got another text\n/,
  },
  {
    name: "one that does not answer",
    args: ["--database-url", "postgresql://user:secret@127.0.0.1:1/none"],
    code: 1,
    want: /^payment-routing migrate: connect ECONNREFUSED 127\.0\.0\.1:1$/,
  },
])("reports $name without a password", async ({ args, code, want }) => {
  const ended = await runLine(["migrate", ...args]);
  expect(ended).toMatchObject({ code, out: "" });
  expect(ended.err).toMatch(want);
  expect(ended.err).not.toContain("secret");
});
