import { expect, test } from "vitest";
import { reportSessions } from "../../src/console/report-sessions.ts";
import { context, giveReason, open, opened, page, WAIT } from "./console-under-test.ts";
import { listSessions } from "./seed.ts";
import { watchPage } from "./watch-page.ts";

const SESSION = 6001;

/** What pages show of a session that is erased. */
export function testErasure(): void {
  test("after an erasure the pages of the session show nothing of it, in other tabs too", async () => {
    const { service, merchants } = opened;
    await reportSessions(service, merchants, listSessions(SESSION, 1, "rejects", 4020));
    const other = await watchPage(context, opened.url);
    await other.page.goto(`${opened.url}/console/callbacks?session_id=${SESSION}`);
    await other.page.getByRole("rowheader").first().getByRole("link").click();
    await other.page.getByRole("button", { name: "Show the body" }).click();
    await other.page.locator("pre", { hasText: `"session_id":${SESSION}` }).waitFor();
    await other.page.getByText("Attempt 1").waitFor();

    await open(`/sessions/${SESSION}`);
    await page.getByText(/^(parked|retry)$/).waitFor();
    await page.getByRole("button", { name: "Show the data" }).click();
    await page.locator("pre", { hasText: String(SESSION) }).waitFor();
    await page.getByRole("button", { name: "Erase the session" }).click();
    await page.getByLabel("Also callbacks that are not delivered").check();
    await giveReason("Erase the session");
    await page.getByRole("status").getByText("Erased: 1 callback").waitFor();

    for (const tab of [page, other.page]) {
      await tab.getByRole("alert").first().waitFor();
      await expect
        .poll(() => tab.locator("main pre:not([role=alert] pre), main .timeline, main details").count(), WAIT)
        .toBe(0);
    }
    await page.getByText("nothing waits", { exact: true }).waitFor();
    expect(
      await page
        .locator("main")
        .getByRole("button", { name: /data|Erase/ })
        .count(),
    ).toBe(0);
    expect(other.errors).toEqual([]);
    await other.page.close();
  });
}
