import { expect, test } from "vitest";
import { VIEWER_KEY } from "../../src/console/prepare-database.ts";
import { KEYS } from "../../src/sandbox.ts";
import { holdRequests } from "./break-requests.ts";
import { count, moveTo, open, page, pauseUpdates, pool, signIn } from "./console-under-test.ts";
import { checkState } from "./find-violations.ts";
import { DECIDED, SESSIONS } from "./seed.ts";
import { NARROW } from "./watch-page.ts";

const { clientId, eventId } = DECIDED;
/** A transaction and an order number of all sessions. */
const TRANSACTION = "1900554321";
const ORDER = "PNR6XQ";

const box = () => page.getByRole("combobox", { name: "Search" });
const hits = () => page.getByRole("option");

/** What the search box finds. */
export function testSearch(): void {
  test("the key / starts a search, which says what can be searched, and Enter opens the only hit", async () => {
    await open("/overview");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.keyboard.press("/");
    await page.getByText("Searches events, sessions, callbacks").waitFor();
    await checkState(page);
    await page.keyboard.type(`${SESSIONS.parked}`);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/sessions/${SESSIONS.parked}`);
    await hits().first().waitFor({ state: "hidden" });
    expect(await box().inputValue()).toBe("");
  });

  test.each([
    {
      text: "travel shop",
      hit: "Client, Sandbox travel shop 10077",
      path: `/callbacks?client_id=${clientId}`,
    },
    { text: "100482", hit: "Account, 100482 Sandbox travel shop 10077", path: "&account_id=100482" },
    {
      text: String(eventId),
      hit: "Search by event",
      path: `/decisions?client_id=${clientId}&event_id=${eventId}`,
    },
  ])("$text finds $hit", async ({ text, hit, path }) => {
    await open("/audit");
    await box().fill(text);
    // Of the searches with the event, one was rejected later.
    await hits()
      .last()
      .getByText(hit.split(",")[0] ?? "")
      .waitFor();
    expect((await hits().last().textContent())?.replaceAll(/[\s,]/g, "")).toContain(
      hit.replaceAll(/[ ,]/g, ""),
    );
    await hits().last().click();
    await page.waitForURL(`**${path}*`);
  });

  test("a callback and a request are found by their IDs", async () => {
    const { rows } = await pool.query("select callback_id from callbacks limit 1");
    await open("/audit");
    await box().fill(rows[0].callback_id);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/callbacks/${rows[0].callback_id}`);
    await open(`/decisions?client_id=${clientId}&event_id=${eventId}`);
    const request = (await page.locator("code.breaks").first().textContent()) ?? "";
    await box().fill(request);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**request=${request}`);
  });

  test("arrow keys choose among several hits, and Escape ends the search", async () => {
    await open("/audit");
    await box().fill(TRANSACTION);
    await page.getByText(/^20 hits/).waitFor();
    await page.keyboard.press("ArrowUp");
    expect(await hits().last().getAttribute("aria-selected")).toBe("true");
    expect(await box().getAttribute("aria-activedescendant")).toBe(await hits().last().getAttribute("id"));
    await page.keyboard.press("ArrowDown");
    await checkState(page);
    const first = await hits().first().locator("strong").textContent();
    await page.keyboard.press("Escape");
    await hits().first().waitFor({ state: "hidden" });
    await box().focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/sessions/${first}`);
  });

  test("an order number is found by an operator, which the audit has, and not by a viewer", async () => {
    await open("/audit");
    await box().fill(ORDER);
    await page.getByText("Session with this order number").first().waitFor();
    expect(await count(`audit where actor = '${KEYS.operator}' and action = 'read-session'`)).toBeGreaterThan(
      0,
    );
    await moveTo(await signIn(VIEWER_KEY));
    await open("/audit");
    await box().fill(ORDER);
    await page.getByText("Nothing has this ID, number or name.").waitFor();
    await checkState(page);
  });

  test("a search says that it is under way and why it fails, and Enter tries again, also on a narrow screen", async () => {
    await open("/audit");
    await page.setViewportSize(NARROW);
    await pauseUpdates();
    const held = await holdRequests(page);
    await box().click();
    expect((await box().boundingBox())?.width).toBeGreaterThan(300);
    await page.keyboard.type("travel");
    await page.getByText("Searching …").waitFor();
    await held.fail(503);
    await page.getByRole("alert").getByText("The database does not answer.").waitFor();
    await checkState(page);
    await page.setViewportSize(NARROW);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(NARROW.width);
    await box().press("Enter");
    await page.waitForURL(`**/callbacks?client_id=${clientId}`);
    expect((await box().boundingBox())?.width).toBeLessThan(60);
  });

  test("what is typed quickly is looked up once", async () => {
    await open("/audit");
    const asked: (string | null)[] = [];
    await page.route("**/internal/v1/find", (route) => {
      asked.push(route.request().postData());
      return route.continue();
    });
    await box().pressSequentially("airline");
    await hits().first().waitFor();
    expect(asked).toEqual(['{"text":"airline"}']);
  });
}
