import type { Page } from "@payment-routing/test-support/browser";
import { expect, test } from "vitest";
import { reportSessions } from "../../src/console/report-sessions.ts";
import { breakAnswer } from "./break-requests.ts";
import { context, open, opened, page } from "./console-under-test.ts";
import { DECIDED, listSessions } from "./seed.ts";
import { watchPage } from "./watch-page.ts";

/** Updates of what is shown. */
export function testUpdates(): void {
  test("a change is shown within two seconds in all tabs, over one stream", async () => {
    const requests: string[] = [];
    context.on("request", (request) => requests.push(new URL(request.url()).pathname));
    const countStreams = () => requests.filter((path) => path === "/internal/v1/events").length;
    const other = await watchPage(context, opened.url);
    const tabs = [page, other.page];
    for (const tab of tabs) {
      await tab.goto(`${opened.url}/console/lanes?client_id=${DECIDED.clientId}`);
      await tab.getByRole("table").waitFor();
    }
    expect(await isShownSoon(2101, tabs)).toBe(true);
    expect(countStreams()).toBe(1);

    await page.close();
    await expect.poll(countStreams).toBe(2);
    expect(await isShownSoon(2201, [other.page])).toBe(true);
    expect(other.errors).toEqual([]);
    await other.page.close();
  });

  test("without a stream, what is shown is read every 3.5 s, but not in a selection, nor while updates are paused", async () => {
    await page.route("**/internal/v1/events", (route) => route.fulfill({ status: 503 }));
    const started: boolean[] = [];
    let finished = 0;
    const isReading = (url: string) => url.includes("/internal/v1/callbacks");
    page.on("request", (request) => {
      if (isReading(request.url())) started.push("x-background" in request.headers());
    });
    page.on("requestfinished", (request) => (finished += isReading(request.url()) ? 1 : 0));
    /** Lets nine readings pass, so that the next one is not due at once. What the page requested is known afterwards. */
    const pass = async () => {
      await page.clock.runFor(31_500);
      await page.evaluate("fetch('/console/api/sign-in').then((response) => response.text())");
    };
    await page.clock.install();
    await open("/callbacks");
    await page.getByRole("table").waitFor();
    expect(started).toEqual([false]);
    await page.clock.runFor(4000);
    await expect.poll(() => finished).toBe(2);

    await page.getByRole("heading", { level: 1 }).selectText();
    await pass();
    expect(started.length).toBe(2);
    // The update that was due is made up for.
    await page.getByRole("columnheader").first().click();
    await expect.poll(() => finished).toBe(3);

    await page.getByRole("button", { name: "Pause updates" }).click();
    await pass();
    expect(started.length).toBe(3);
    await page.getByRole("button", { name: "Resume updates" }).click();
    await expect.poll(() => finished).toBe(4);
    // A person caused only the first, so the others do not keep the session alive.
    expect(started).toEqual([false, true, true, true]);
  });

  test("a page that was loaded while the service did not answer appears by itself", async () => {
    await page.route("**/console/api/session", (route) => route.fulfill({ status: 503 }), { times: 2 });
    await page.clock.install();
    await open("/callbacks");
    await page.getByRole("alert").waitFor();
    for (const _ of [1, 2]) {
      const answered = page.waitForResponse("**/console/api/session");
      await page.clock.runFor(10_000);
      await answered;
    }
    await page.getByRole("table").waitFor();
  });

  test("after a response that broke, the page says so until the next update", async () => {
    await page.route("**/internal/v1/events", (route) => route.fulfill({ status: 503 }));
    await page.clock.install();
    await open("/callbacks");
    await page.getByRole("table").waitFor();
    await breakAnswer(page, "**/internal/v1/callbacks*");
    // One update, so that no later one ends what this one shows.
    await page.clock.runFor(4000);
    const alert = page.getByRole("alert");
    await alert.getByText("The answer could not be read").waitFor();
    expect(await page.getByRole("table").isVisible()).toBe(true);
    await page.clock.runFor(10_000);
    await alert.waitFor({ state: "detached" });
  });
}

/** Whether a report is shown within two seconds. Other work on the machine may delay one of three. */
async function isShownSoon(firstId: number, tabs: readonly Page[]): Promise<boolean> {
  for (let sessionId = firstId; sessionId < firstId + 3; sessionId++) {
    await reportSessions(opened.service, opened.merchants, listSessions(sessionId, 1, "rejects", 4020));
    const rows = tabs.map((tab) => tab.getByRole("rowheader", { name: String(sessionId) }));
    const shown = await Promise.allSettled(rows.map((row) => row.waitFor({ timeout: 2000 })));
    if (shown.every(({ status }) => status === "fulfilled")) return true;
  }
  return false;
}
