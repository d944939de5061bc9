import { expect, test } from "vitest";
import { open, page } from "./console-under-test.ts";
import { checkState } from "./find-violations.ts";

/** Filters of lists. */
export function testLists(): void {
  test("a filter is edited by keyboard alone, and is part of the address", async () => {
    await open("/callbacks");
    await page.getByRole("row", { name: "1003" }).waitFor();
    await page.getByRole("button", { name: "State" }).focus();
    // The filter is one stop of the tabulator key.
    for (const key of ["End", "ArrowRight", "ArrowLeft", "ArrowLeft", "ArrowLeft"])
      await page.keyboard.press(key);
    await page.keyboard.press("Enter");
    await page.keyboard.type("1002");
    await checkState(page);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/callbacks?session_id=1002");
    await page.getByRole("button", { name: "Session: 1002" }).waitFor();
    await expect.poll(() => page.getByRole("rowheader").count()).toBe(1);
    await page.goBack();
    await expect.poll(() => page.getByRole("rowheader").count()).toBeGreaterThan(1);
    await page.getByRole("button", { name: "Session", exact: true }).click();
    expect(await page.getByLabel("Session", { exact: true }).inputValue()).toBe("");
  });
}
