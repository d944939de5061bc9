import { describe, expect, test } from "vitest";
import { DECIDED, SESSIONS } from "../../src/console/seed.ts";
import { holdRequests } from "./break-requests.ts";
import { NARROW, open, page } from "./console-under-test.ts";
import { findViolations } from "./watch-page.ts";

const { clientId, eventId } = DECIDED;
const DECISIONS = `/decisions?client_id=${clientId}&event_id=${eventId}`;

/** What each page shows with data, without, while it loads and when that fails. */
export function testPages(): void {
  describe.each([
    { name: "Overview", path: "/overview", shown: "Endpoints with an open circuit breaker: 1." },
    { name: "Callbacks", path: "/callbacks", shown: "waiting, parked" },
    { name: "Lanes", path: "/lanes", shown: "circuit breaker open" },
    { name: "Endpoints", path: "/endpoints", shown: /\(\d+ parked\)/ },
    { name: "Session 2001", path: `/sessions/${SESSIONS.parked}`, shown: "Report 2001-2: applied" },
    { name: "Decisions", path: DECISIONS, shown: "9 methods offered" },
    { name: "Audit", path: "/audit", shown: "their deployment" },
    { name: "Configuration", path: "/configuration", shown: "the sandbox" },
    { name: "Keys and secrets", path: "/keys", shown: "sandbox-processor-key" },
    { name: "System", path: "/system", shown: "for 8 days with today" },
  ])("the page $name", ({ name, path, shown }) => {
    const content = () => page.locator("main").getByText(shown).first();

    test("shows its data, in both themes and at both widths", async () => {
      await open(path);
      await page.getByRole("heading", { level: 1, name }).waitFor();
      await content().waitFor();
      expect(await page.title()).toBe(`${name} · Payment routing`);
      expect(await findViolations(page)).toEqual([]);
      await page.setViewportSize(NARROW);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(NARROW.width);
    });

    test("says that it loads, why it fails, and tries again", async () => {
      const held = await holdRequests(page);
      await open(path);
      await page.getByText("Loading …").first().waitFor();
      expect(await content().isVisible()).toBe(false);
      await held.fail(503);
      await page.getByRole("alert").first().getByText("database-unavailable").waitFor();
      expect(await findViolations(page)).toEqual([]);
      // The next update would do it too.
      await page.getByRole("button", { name: "Pause updates" }).click();
      await page.getByRole("button", { name: "Try again" }).first().click();
      await content().waitFor();
    });
  });

  test.each([
    "/callbacks?client_id=1",
    "/lanes?client_id=1",
    "/endpoints?endpoint=https://a.example",
    "/decisions?client_id=1&event_id=1",
    "/keys?client_id=1",
    "/audit?actor=nobody",
  ])("%s says that nothing matches", async (path) => {
    await open(path);
    await page.locator("main .empty").waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  test("a page whose files are gone after an upgrade says so", async () => {
    await open("/callbacks");
    await page.getByRole("table").waitFor();
    await page.route("**/assets/audit-page-*", (route) => route.fulfill({ status: 404 }));
    await page.getByRole("link", { name: "Audit" }).click();
    await page.getByRole("alert").getByText("The page could not be loaded.").waitFor();
    await page.unroute("**/assets/audit-page-*");
    await page.getByRole("button", { name: "Reload" }).click();
    await page.getByRole("heading", { level: 1, name: "Audit" }).waitFor();
  });
}
