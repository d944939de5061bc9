import { expect, test } from "vitest";
import { open, page } from "./console-under-test.ts";

/** Filters of lists. */
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
}
