import { join } from "node:path";
import { migrate, openPool } from "@payment-routing/database";
import { createTestDatabase, type TestDatabase } from "@payment-routing/embedded-database/testing";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { runLine } from "../../test/run-line.ts";
import { copySandbox, rewrite } from "../../test/sandbox-files.ts";

let database: TestDatabase;
let environment: NodeJS.ProcessEnv;
beforeAll(async () => {
  database = await createTestDatabase({ migrate });
  environment = { DATABASE_URL: database.connectionString };
}, 60_000);
afterAll(() => database.drop());

test("lint and diff report the callbacks in the database that a closed code rejects", async () => {
  const folder = await copySandbox();
  const open = await copySandbox();
  await rewrite(open, "code-tables.yaml", (text) => text.replace(/^closed_codes:.*$/m, ""));
  const pool = openPool(database.connectionString);
  onTestFinished(() => pool.end());
  await pool.query(
    `insert into payment_sessions (session_id, client_id, account_id, version, source_sequence, snapshot)
     select s, 10077, 100482, 1, 1, '\\x00'::bytea || convert_to($1, 'UTF8') from generate_series(1, 3) as s`,
    [
      JSON.stringify({
        status: { code: 4000 },
        transactions: [{ pos: 999, date_time: "2026-02-28T23:59:59", customer_info: {} }],
      }),
    ],
  );
  const told =
    "the next callbacks of 3 of 3 sessions in the database would be parked, because country is closed and does not contain 999 at /transactions/*/pos (3)";
  const place = join(folder, "code-tables.yaml:23:16");
  expect((await run("config", "lint", "--config", folder, "--sandbox")).out.split("\n")).toContain(
    `${place} warning callbacks-rejected: ${told}`,
  );
  expect((await run("config", "lint", "--config", open, "--sandbox")).out).not.toContain(
    "callbacks-rejected",
  );
  expect((await run("config", "diff", open, "--config", folder, "--sandbox", "--tries", "10")).out).toContain(
    `\nclosed_codes: ${told}`,
  );
  const same = await run(
    "config",
    "diff",
    folder,
    "--config",
    folder,
    "--sandbox",
    "--tries",
    "10",
    "--json",
  );
  expect(JSON.parse(same.out)).toMatchObject({ rejected_callbacks: { sessions: 3, codes: [] } });
  const away = await runLine(["config", "lint", "--config", folder, "--sandbox"], {
    environment: { DATABASE_URL: "postgresql://postgres@127.0.0.1:1/none" },
  });
  expect(away).toMatchObject({
    code: 0,
    err: expect.stringMatching(/^warning: sessions were not checked: /),
  });
});

function run(...args: string[]) {
  return runLine(args, { environment });
}
