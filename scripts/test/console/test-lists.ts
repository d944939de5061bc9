import { expect, test } from "vitest";
import { open, page } from "./console-under-test.ts";

/** Filters and updates of what is shown. */
export function testLists(): void {
  test("a filter is edited by keyboard alone, and is part of the address", async () => {
    await open("/callbacks");
    await page.getByRole("row", { name: "1003" }).waitFor();
    await page.getByLabel("Session", { exact: true }).focus();
    await page.keyboard.type("1002");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/callbacks?session_id=1002");
    await expect.poll(() => page.getByRole("rowheader").count()).toBe(1);
    await page.goBack();
    await expect.poll(() => page.getByRole("rowheader").count()).toBeGreaterThan(1);
    expect(await page.getByLabel("Session", { exact: true }).inputValue()).toBe("");
  });

  test("what is shown is read again every 10 s, but not in a selection, nor while updates are paused", async () => {
    let started = 0;
    let finished = 0;
    const isReading = (url: string) => url.includes("/internal/v1/callbacks");
    page.on("request", (request) => (started += isReading(request.url()) ? 1 : 0));
    page.on("requestfinished", (request) => (finished += isReading(request.url()) ? 1 : 0));
    /** Lets 30 s pass. What the page requested in that time is known afterwards. */
    const pass = async () => {
      await page.clock.runFor(30_000);
      await page.evaluate("fetch('/console/api/sign-in').then((response) => response.text())");
    };
    await page.clock.install();
    await open("/callbacks");
    await page.getByRole("table").waitFor();
    expect(started).toBe(1);
    await page.clock.runFor(10_000);
    await expect.poll(() => finished).toBe(2);

    await page.getByRole("heading", { level: 1 }).selectText();
    await pass();
    expect(started).toBe(2);
    // The update that was due is made up for.
    await page.getByRole("columnheader").first().click();
    await expect.poll(() => finished).toBe(3);

    await page.getByRole("button", { name: "Pause updates" }).click();
    await pass();
    expect(started).toBe(3);
    await page.getByRole("button", { name: "Resume updates" }).click();
    await expect.poll(() => finished).toBe(4);
  });
}
