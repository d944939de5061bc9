import { openPool } from "@payment-routing/database";
import { createTestDatabase } from "@payment-routing/embedded-database/testing";
import type { RequestedAction } from "@payment-routing/operator-contract";
import { expect, onTestFinished, test } from "vitest";
import { reportSession, runService } from "../../../test/running-service.ts";
import { startSandboxMerchant } from "../../../test/sandbox-merchant.ts";

const CALLBACKS = 10_000;

test("a redelivery goes on when its process is killed, and redelivers each callback once", {
  timeout: 120_000,
}, async () => {
  const { connectionString, drop } = await createTestDatabase();
  onTestFinished(drop);
  const merchant = await startSandboxMerchant();
  // Of role api: no worker delivers meanwhile.
  const start = () => runService([...merchant.args, "--role=api"], { DATABASE_URL: connectionString });
  const first = await start();
  expect(await reportSession(first.internalUrl ?? "", 1, 1)).toBe(201);
  const pool = openPool(connectionString);
  onTestFinished(() => pool.end());
  await pool.query(`
    insert into callbacks (session_id, sequence, callback_id, client_id, account_id, state, session_code, settled_at)
    select 1, 100 + n, 'cb_' || n, 77, 1, 'delivered', 1, now() from generate_series(1, ${CALLBACKS}) n`);
  const ask = async (url: string | undefined, path: string, body?: object): Promise<RequestedAction> => {
    const headers = { authorization: "Bearer sandbox-operator-key", "content-type": "application/json" };
    const request = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    const answer = await fetch(`${url}/internal/v1${path}`, { ...request, headers });
    return (await answer.json()) as RequestedAction;
  };
  const { action_id } = await ask(first.internalUrl, "/redeliveries?client_id=77", { reason: "lost" });
  const path = `/actions/${action_id}`;
  await expect
    .poll(async () => (await ask(first.internalUrl, path)).done, { interval: 10, timeout: 20_000 })
    .toBeGreaterThan(0);
  first.process.child.kill("SIGKILL");
  await first.process.ended();
  const { rows: before } = await pool.query("select state, done::int from operator_actions");
  expect(before).toEqual([{ state: "running", done: expect.any(Number) }]);

  const second = await start();
  await expect
    .poll(async () => (await ask(second.internalUrl, path)).state, { timeout: 60_000 })
    .toBe("finished");
  expect(await ask(second.internalUrl, path)).toMatchObject({
    done: CALLBACKS,
    total: CALLBACKS,
    counts: { sent_again: CALLBACKS },
  });
  const { rows } = await pool.query(
    "select count(*)::int as rows, count(distinct sequence)::int as callbacks from redeliveries",
  );
  expect(rows).toEqual([{ rows: CALLBACKS, callbacks: CALLBACKS }]);
});
