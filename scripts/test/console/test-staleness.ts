import { expect, test } from "vitest";
import { KEYS } from "../../src/sandbox.ts";
import { moveTo, open, page, signIn } from "./console-under-test.ts";

const LISTS = "**/internal/v1/callbacks*";

/** What pages say when they may be outdated. */
export function testStaleness(): void {
  test.each([
    {
      name: "answers nothing",
      status: undefined,
      want: /^No answer from the service since .* may be outdated\.$/,
    },
    { name: "rejects", status: 503, want: /Not updated since/ },
    { name: "is gone", status: 0, want: /Not updated since/ },
  ])("a page says within 5 s that it is outdated when the service $name", async ({ status, want }) => {
    await openWithoutStream();
    let isAnswering = false;
    await page.route(LISTS, (route) => {
      if (isAnswering) return route.continue();
      if (status === 0) return route.abort();
      return status === undefined ? undefined : route.fulfill({ status });
    });
    await page.clock.runFor(5000);
    await page.getByText(want).waitFor();
    expect(await page.getByRole("table").isVisible()).toBe(true);
    isAnswering = true;
    if (status === undefined) return;
    await page.clock.runFor(4000);
    await page.getByText(want).waitFor({ state: "detached" });
  });

  test("a page whose updates wait says why", async () => {
    await openWithoutStream();
    const stale = page.getByText("may be outdated");
    await page.getByRole("heading", { level: 1 }).selectText();
    await page.clock.runFor(5000);
    await stale.and(page.getByText("Updates wait while text is selected.")).waitFor();
    await page.getByRole("columnheader").first().click();
    await stale.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Pause updates" }).click();
    await stale.and(page.getByText("Updates are paused since")).waitFor();
    await page.getByRole("button", { name: "Resume updates" }).click();
    await stale.waitFor({ state: "detached" });
  });
}

/** Opens a page whose clock stands still. */
async function openWithoutStream(): Promise<void> {
  // The clock is that of all pages of a browser.
  await moveTo(await signIn(KEYS.operator));
  await page.route("**/internal/v1/events", (route) => route.fulfill({ status: 503 }));
  await page.clock.install();
  await open("/callbacks");
  await page.getByRole("table").waitFor();
  await page.clock.pauseAt(Date.now() + 1000);
}
