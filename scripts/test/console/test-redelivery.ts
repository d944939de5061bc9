import { expect, test } from "vitest";
import { reportSessions } from "../../src/console/report-sessions.ts";
import { count, giveReason, open, opened, page, pool, WAIT } from "./console-under-test.ts";
import { checkState } from "./find-violations.ts";
import { holdRedeliveries } from "./hold-redeliveries.ts";
import { listSessions } from "./seed.ts";

/** Redelivery of all that a filter matches, thousands of callbacks. */
export function testRedelivery(): void {
  test("matching callbacks are redelivered with progress, and a stop ends that", async () => {
    const first = 100_001;
    const total = 5000;
    const { rows } = await pool.query("select now() as now");
    const from = rows[0].now.toISOString();
    await reportSessions(opened.service, opened.merchants, listSessions(first, total, "accepts", 4030));
    const ours = `session_id between ${first} and ${first + total}`;
    await expect.poll(() => count(`callbacks where state = 'delivered' and ${ours}`), WAIT).toBe(total);
    const held = await holdRedeliveries(pool, first + total / 2);
    const redelivered = () => count(`redeliveries where ${ours}`);
    await open(`/callbacks?endpoint=${opened.merchants.origins.accepts}&session_code=4030&from=${from}`);
    const dialog = page.getByRole("dialog");
    const start = async () => {
      await page.getByRole("button", { name: "Redeliver matching" }).click();
      await dialog.getByText(`${total} callbacks match on all pages.`).waitFor();
      await giveReason("Redeliver matching");
    };
    await start();
    await expect.poll(() => held.isWaiting(), WAIT).toBe(true);
    const done = await redelivered();
    expect(done).toBeGreaterThanOrEqual(1000);
    await dialog.getByText(`${show(done)} of ${show(total)}`).waitFor();
    await dialog.getByRole("button", { name: "Stop" }).click();
    await dialog.getByText("Stopped.").waitFor();
    // The service has noticed it.
    const aborted = 'payment_routing_http_requests_aborted_total{operation="redeliverCallbacks"} 1';
    await expect.poll(readMetrics, WAIT).toContain(aborted);
    await held.release();
    // The step that was under way is carried out.
    await expect.poll(redelivered, WAIT).toBe(done + 500);
    await dialog.getByRole("button", { name: "Close" }).click();

    await start();
    await dialog.getByText("Finished.").waitFor({ timeout: 60_000 });
    await dialog.getByText(`${show(total)} of ${show(total)}`).waitFor();
    const again = Number.parseInt((await dialog.getByText("to be sent again").textContent()) ?? "", 10);
    // No other step of the first redelivery was.
    expect(await redelivered()).toBe(done + 500 + again);
    await checkState(page);
  });
}

async function readMetrics(): Promise<string> {
  return (await fetch(`${opened.service.url}/metrics`)).text();
}

function show(count: number): string {
  return count.toLocaleString("en-US");
}
