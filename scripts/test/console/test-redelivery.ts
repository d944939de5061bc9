import { expect, test } from "vitest";
import { reportSessions } from "../../src/console/report-sessions.ts";
import { KEYS } from "../../src/sandbox.ts";
import { count, giveReason, moveTo, open, opened, page, pool, signIn, WAIT } from "./console-under-test.ts";
import { checkState } from "./find-violations.ts";
import { holdRedeliveries } from "./hold-redeliveries.ts";
import { listSessions } from "./seed.ts";

/** Redelivery of all that a filter matches, thousands of callbacks. */
export function testRedelivery(): void {
  test("matching callbacks are redelivered with progress, which is found and stopped in another browser", async () => {
    const first = 100_001;
    const total = 5000;
    const { rows } = await pool.query("select now() as now");
    const from = rows[0].now.toISOString();
    await reportSessions(opened.service, opened.merchants, listSessions(first, total, "accepts", 4030));
    const ours = `session_id between ${first} and ${first + total}`;
    await expect.poll(() => count(`callbacks where state = 'delivered' and ${ours}`), WAIT).toBe(total);
    const held = await holdRedeliveries(pool, first + total / 2);
    const redelivered = () => count(`redeliveries where ${ours}`);
    const list = `/callbacks?endpoint=${opened.merchants.origins.accepts}&session_code=4030&from=${from}`;
    await open(list);
    const dialog = () => page.getByRole("dialog");
    const start = async () => {
      await page.getByRole("button", { name: "Redeliver matching" }).click();
      await dialog().getByText(`${total} callbacks match on all pages.`).waitFor();
      await giveReason("Redeliver matching");
    };
    await start();
    await expect.poll(() => held.isWaiting(), WAIT).toBe(true);
    const done = await redelivered();
    expect(done).toBeGreaterThanOrEqual(1000);
    const progress = `${show(done)} of ${show(total)}`;
    await dialog().getByText(progress).waitFor();
    await checkState(page);
    await page.keyboard.press("Escape");
    await dialog().waitFor({ state: "detached" });
    await page.reload();
    await page.getByRole("button", { name: "Redeliver matching" }).waitFor();

    await moveTo(await signIn(KEYS.admin));
    await open("/actions");
    const row = page.getByRole("row", { name: "sandbox-operator-key" }).filter({ hasText: progress });
    await row.getByText("running").waitFor();
    await checkState(page);
    await row.getByRole("button", { name: "Stop" }).click();
    await giveReason("Stop");
    await page.getByRole("status").getByText("The action is stopped.").waitFor();
    await held.release();
    // The step that was under way is taken back.
    await row.getByText("stopped by sandbox-admin-key: a test of the console").waitFor();
    expect(await redelivered()).toBe(done);

    await open(list);
    await start();
    await dialog().getByText("finished").waitFor({ timeout: 60_000 });
    await dialog()
      .getByText(`${show(total)} of ${show(total)}`)
      .waitFor();
    const again = Number(/\d+$/.exec((await dialog().getByText("sent again:").textContent()) ?? ""));
    // No other step of the first redelivery was.
    expect(await redelivered()).toBe(done + again);
    await dialog().getByRole("button", { name: "Close" }).click();
    await checkState(page);
  });
}

function show(count: number): string {
  return count.toLocaleString("en-US");
}
