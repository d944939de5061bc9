import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { VIEWER_KEY } from "../../src/console/prepare-database.ts";
import { KEYS } from "../../src/sandbox.ts";
import { holdRequests } from "./break-requests.ts";
import { count, moveTo, open, page, pauseUpdates, pool, signIn } from "./console-under-test.ts";
import { checkState } from "./find-violations.ts";
import { SESSIONS } from "./seed.ts";

/** Filters of lists, what is kept and exported of them, and what rows show. */
export function testLists(): void {
  test("a filter is edited by keyboard alone, and is part of the address", async () => {
    await open("/callbacks");
    await page.getByRole("row", { name: "1003" }).waitFor();
    await page.getByRole("button", { name: "State" }).focus();
    // The filter is one stop of the tabulator key.
    for (const key of ["End", "ArrowRight", "ArrowLeft"]) await page.keyboard.press(key);
    const chip = page.getByRole("button", { name: "Session", exact: true });
    while (!(await chip.evaluate((button) => button === button.ownerDocument.activeElement)))
      await page.keyboard.press("ArrowLeft");
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

  test("a callback shows its status, client and endpoint by name, and its attempts", async () => {
    await open(`/callbacks?session_id=${SESSIONS.parked}`);
    const row = page.getByRole("row", { name: "callback 1" });
    for (const text of ["Authorised 4020", "Sandbox travel shop 10077", "2 attempts"])
      await row.getByText(text).waitFor();
    await row.getByRole("link", { name: /^http/ }).click();
    await page.waitForURL("**/endpoints/page?endpoint=*");
  });

  test("recent sessions have their newest callback, each once", async () => {
    await open("/sessions?client_id=10077");
    const row = page.getByRole("row", { name: String(SESSIONS.parked), exact: false });
    await row.getByText("Completed 4030").waitFor();
    const sessions = await count(
      "(select distinct session_id from callbacks where client_id = 10077 and state <> 'test')",
    );
    expect(await page.getByRole("rowheader").count()).toBe(sessions);
  });

  test("a filter is kept by name for one person, and removed", async () => {
    await open("/lanes?client_id=10077&state=parked");
    const views = page.getByRole("button", { name: "Views" });
    await views.click();
    await page.getByLabel("Name of what is shown now").fill("Parked at the shop");
    await page.keyboard.press("Enter");
    const link = page.getByRole("link", { name: "Parked at the shop" });
    await link.waitFor();
    await checkState(page);
    await open("/lanes");
    await views.click();
    await link.click();
    await page.waitForURL("**/lanes?client_id=10077&state=parked");
    await page.getByRole("rowheader").first().waitFor();
    // Another list, and another person.
    await open("/callbacks");
    await views.click();
    await page.getByLabel("Name of what is shown now").waitFor();
    expect(await link.count()).toBe(0);
    const kept = await page.evaluate<readonly string[]>(
      `Object.keys(localStorage).filter((key) => key.includes("-views-"))`,
    );
    expect(kept).toEqual([`payment-routing-views-${KEYS.operator}-/console/lanes`]);
    await open("/lanes");
    await views.click();
    await page.getByRole("button", { name: "Remove Parked at the shop" }).click();
    await link.waitFor({ state: "detached" });
    await page.reload();
    await views.click();
    expect(await link.count()).toBe(0);
  });

  test("what a filter matches is exported on all pages, as CSV and as JSON lines, with the rights of the person", async () => {
    await moveTo(await signIn(VIEWER_KEY));
    // Two pages.
    await page.route("**/internal/v1/callbacks?*limit=1000*", (route) =>
      route.continue({ url: route.request().url().replace("limit=1000", "limit=10") }),
    );
    await open("/callbacks?client_id=10077&state=waiting");
    await page.getByRole("button", { name: "Export" }).click();
    const total = await count("callbacks where client_id = 10077 and state = 'waiting'");
    expect(total).toBeGreaterThan(10);
    const csv = await download("CSV");
    await page.getByRole("dialog").getByText("rows saved.").waitFor();
    await checkState(page);
    expect(csv.name).toMatch(/^callbacks-\d{4}-\d\d-\d\d\.csv$/);
    const lines = csv.text.trimEnd().split("\r\n");
    expect(lines).toHaveLength(1 + total);
    expect(lines[0]).toMatch(/^callback_id,session_id,.*lane\.state/);
    const json = await download("JSON lines");
    const items = json.text
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(new Set(items.map(({ callback_id }) => callback_id)).size).toBe(total);
  });

  test("an export is stopped, and says why it fails", async () => {
    await open("/audit");
    await page.getByRole("rowheader").first().waitFor();
    await pauseUpdates();
    await page.getByRole("button", { name: "Export" }).click();
    const dialog = page.getByRole("dialog");
    const held = await holdRequests(page);
    await dialog.getByRole("button", { name: "CSV" }).click();
    await dialog.getByRole("button", { name: "Stop" }).click();
    await dialog.getByText("Stopped. Nothing was saved.").waitFor();
    await dialog.getByRole("button", { name: "JSON lines" }).click();
    // The stopped one waits too.
    await held.fail(500, 2);
    await dialog.getByRole("alert").getByText("A test caused this.").waitFor();
    await dialog.getByText("Nothing was saved.").waitFor();
  });

  test("times and inputs are in UTC when the person wants it, also after a reload", async () => {
    await moveTo(await signIn(KEYS.operator));
    await open("/audit?from=2026-11-20T09:30:00.000Z");
    const time = page.locator("tbody time").first();
    await time.waitFor();
    const at = new Date((await time.getAttribute("datetime")) ?? "");
    const clock = at.toLocaleTimeString("en-US", { timeZone: "UTC" });
    expect(await time.textContent()).not.toContain(clock);
    await page.getByRole("button", { name: /^Session of/ }).click();
    await page.getByLabel("Times in UTC").check();
    await page.reload();
    expect(await time.textContent()).toContain(clock);
    await page.getByRole("button", { name: /^Time: from/ }).click();
    expect(await page.getByLabel("Time from, UTC").inputValue()).toBe("2026-11-20T09:30");
  });

  test("addresses in a reason are links", async () => {
    await pool.query(
      "update lanes set state_reason = 'see https://chat.example/t/1?a=b, then resume' where session_id = $1",
      [SESSIONS.retrying + 1],
    );
    await open("/lanes?client_id=10078");
    const link = page.getByRole("link", { name: "https://chat.example/t/1?a=b", exact: true });
    expect(await link.getAttribute("href")).toBe("https://chat.example/t/1?a=b");
    expect(await link.getAttribute("rel")).toBe("noopener noreferrer");
    await pool.query("update lanes set state_reason = 'their deployment' where session_id = $1", [
      SESSIONS.retrying + 1,
    ]);
  });
}

/** The file that a button of the dialog saves. */
async function download(button: string): Promise<{ readonly name: string; readonly text: string }> {
  const saved = page.waitForEvent("download");
  await page.getByRole("dialog").getByRole("button", { name: button }).click();
  const file = await saved;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}
