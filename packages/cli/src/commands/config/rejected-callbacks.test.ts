import { openPool } from "@payment-routing/database";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { runLine } from "../../../test/run-line.ts";
import { type RunningSandbox, runSandboxOfTest } from "../../../test/running-sandbox.ts";
import { copySandbox, rewrite } from "../../../test/sandbox-files.ts";

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await runSandboxOfTest([200]);
}, 60_000);
afterAll(() => sandbox?.[Symbol.asyncDispose]());

test("lint and diff report the callbacks in the database that a closed code rejects", async () => {
  const folder = await copySandbox();
  const open = await copySandbox();
  await rewrite(open, "code-tables.yaml", (text) => text.replace(/^closed_codes:.*$/m, ""));
  const pool = openPool(sandbox.connectionString);
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
  expect((await run("lint", "--config", folder)).out.split("\n")).toContain(
    `code-tables.yaml:23:16 warning callbacks-rejected: ${told}`,
  );
  expect((await run("lint", "--config", open)).out).not.toContain("callbacks-rejected");
  expect((await run("diff", open, "--config", folder, "--tries", "10")).out).toContain(
    `\nclosed_codes: ${told}`,
  );
  const same = await run("diff", folder, "--config", folder, "--tries", "10", "--json");
  expect(JSON.parse(same.out)).toMatchObject({ rejected_callbacks: { sessions: 3, codes: [] } });
});

function run(...args: string[]) {
  return runLine(["config", ...args], { environment: sandbox.adminEnvironment });
}
