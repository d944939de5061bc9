import { expect, test } from "vitest";
import { open, page } from "./console-under-test.ts";
import { checkState } from "./find-violations.ts";
import { SESSIONS } from "./seed.ts";
import { NARROW } from "./watch-page.ts";

/** The ways to and through lists, and the frame. */
export function testKeyboard(): void {
  test.each([
    "/callbacks",
    "/callbacks?client_id=10077&state=waiting&lane_state=parked",
    "/lanes",
    "/lanes?client_id=10077&state=parked",
    "/endpoints?state=active",
    "/decisions?client_id=10077",
    "/configuration",
  ])("on %s the first row is within five stops of the skip link", async (path) => {
    await open(path);
    await page.locator(".row-link").first().waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    let stops = 0;
    do {
      await page.keyboard.press("Tab");
      stops++;
    } while (stops < 6 && (await page.locator(".row-link:focus").count()) === 0);
    expect(stops).toBeLessThanOrEqual(5);
  });

  test("rows are chosen by j and k and opened by Enter, unless single keys are switched off", async () => {
    await open("/callbacks?client_id=10077");
    const rows = page.locator(".row-link");
    await rows.nth(2).waitFor();
    const isFocused = (index: number) =>
      rows.nth(index).evaluate((row) => row === row.ownerDocument.activeElement);
    for (const [key, index] of [
      ["j", 0],
      ["j", 1],
      ["j", 2],
      ["k", 1],
    ] as const) {
      await page.keyboard.press(key);
      expect(await isFocused(index)).toBe(true);
    }
    await page.keyboard.press("Enter");
    await page.waitForURL("**/callbacks/cb_*");

    await page.goBack();
    await rows.first().waitFor();
    await page.getByRole("button", { name: /^Session of/ }).click();
    await checkState(page);
    const choice = page.getByLabel("Single-key shortcuts");
    await choice.uncheck();
    await page.reload();
    await rows.first().waitFor();
    await page.keyboard.press("j");
    expect(await isFocused(0)).toBe(false);
    await page.getByRole("button", { name: /^Session of/ }).click();
    await choice.check();
  });

  test("a click opens a row, but not one on what has an effect of its own, nor after a selection", async () => {
    await open(`/lanes?client_id=10077`);
    const row = page.getByRole("row", { name: String(SESSIONS.parked) });
    await row.getByRole("button", { name: "Skip" }).click();
    await page.getByRole("dialog").getByText("The merchant never gets callback 1").waitFor();
    await page.keyboard.press("Escape");
    await row.getByText("not accepted in").selectText();
    await row.getByText("not accepted in").dispatchEvent("click");
    expect(new URL(page.url()).pathname).toBe("/console/lanes");
    await page.getByRole("heading", { level: 1 }).click();
    await row.getByText("not accepted in").click();
    await page.waitForURL(`**/sessions/${SESSIONS.parked}`);
  });

  test("the sidebar collapses, also for later visits, and is a drawer on a narrow screen", async () => {
    await open("/lanes");
    await page.getByRole("button", { name: "Collapse" }).click();
    await page.reload();
    const link = page.getByRole("link", { name: "Keys and secrets" });
    await link.waitFor();
    expect((await link.boundingBox())?.width).toBeLessThan(60);
    await checkState(page);
    await page.locator(".collapse").click();
    await page.setViewportSize(NARROW);
    expect(await link.isVisible()).toBe(false);
    await page.getByRole("button", { name: "Pages" }).click();
    await link.click();
    await page.getByRole("heading", { level: 1, name: "Keys and secrets" }).waitFor();
    await link.waitFor({ state: "hidden" });
  });
}
