import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { fromRoot } from "../../src/repository.ts";
import { SEARCH } from "../../src/sandbox.ts";
import { changeAnswers, holdRequests } from "./break-requests.ts";
import { open, page, pool } from "./console-under-test.ts";
import { checkState, findViolations } from "./find-violations.ts";
import { DECIDED, SESSIONS } from "./seed.ts";
import { NARROW } from "./watch-page.ts";

const { clientId, eventId } = DECIDED;
const DECISIONS = `/decisions?client_id=${clientId}&event_id=${eventId}`;

const UNKNOWN_DIGEST = `sha256:${"0".repeat(64)}`;

/** What each page shows with data, without, while it loads and when that fails. */
export function testPages(): void {
  describe.each([
    { name: "Overview", path: "/overview", shown: "Endpoints with an open circuit breaker: 1." },
    { name: "Callbacks", path: "/callbacks", shown: "waiting, parked" },
    { name: "Callback :id", path: "/callbacks/:id", shown: "Attempt 2" },
    { name: "Lanes", path: "/lanes", shown: "circuit breaker open" },
    { name: "Endpoints", path: "/endpoints", shown: /\(\d+ parked\)/ },
    { name: "Session 2001", path: `/sessions/${SESSIONS.parked}`, shown: "Report 2001-2: applied" },
    { name: "Decisions", path: DECISIONS, shown: "9 methods offered" },
    { name: "Rejected searches", path: "/searches/rejected", shown: "missing-element" },
    { name: "Audit", path: "/audit", shown: "their deployment" },
    { name: "Configuration", path: "/configuration", shown: "the sandbox" },
    { name: "Keys and secrets", path: "/keys", shown: "sandbox-processor-key" },
    { name: "System", path: "/system", shown: "for 8 days with today" },
  ])("the page $name", ({ name, path, shown }) => {
    const content = () => page.locator("main").getByText(shown).first();
    /** The service chose the IDs of callbacks. */
    const fill = async (text: string) =>
      text.includes(":id") ? text.replace(":id", await findCallback()) : text;

    test("shows its data, also on a narrow screen", async () => {
      const title = await fill(name);
      await open(await fill(path));
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
      await content().waitFor();
      expect(await page.title()).toBe(`${title} · Payment routing`);
      expect(await findViolations(page)).toEqual([]);
      await checkState(page);
      expect(await listWideTables()).toEqual([]);
      await page.setViewportSize(NARROW);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(NARROW.width);
      expect(await listWideTables()).toEqual([]);
    });

    test("says that it loads, why it fails, and tries again", async () => {
      const held = await holdRequests(page);
      await open(await fill(path));
      await page.getByText("Loading …").first().waitFor();
      expect(await content().isVisible()).toBe(false);
      // The next update would try again too.
      await page.getByRole("button", { name: "Pause updates" }).click();
      await held.fail(503);
      await page.getByRole("alert").first().getByText("database-unavailable").waitFor();
      await checkState(page);
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
    await checkState(page);
  });

  test.each([
    { path: "/callbacks/cb_none", said: "There is no such callback." },
    { path: "/sessions/1", said: "There is no such session." },
    {
      path: `/configuration/versions/${UNKNOWN_DIGEST}`,
      said: "There is no such version of the configuration.",
    },
    {
      path: `/configuration/draft?from=${UNKNOWN_DIGEST}`,
      said: "There is no such version of the configuration.",
    },
  ])("$path says that there is none", async ({ path, said }) => {
    await open(path);
    await page.getByRole("alert").first().getByText(said).waitFor();
    await checkState(page);
  });

  test("a service without a stored configuration says so", async () => {
    for (const list of ["versions", "activations"])
      await changeAnswers(page, `**/internal/v1/configuration/${list}*`, { items: [] });
    await open("/configuration");
    await expect.poll(() => page.locator("main .empty").count()).toBe(2);
    await checkState(page);
  });

  test("a database in which no process has announced itself says so", async () => {
    await changeAnswers(page, "**/internal/v1/system", { processes: [], migrations: [], partition_days: 0 });
    await open("/system");
    await expect.poll(() => page.locator("main .empty").count()).toBe(2);
    await checkState(page);
  });

  test.each([
    { name: "Sessions", path: "/sessions", field: "Session ID" },
    { name: "Workbench", path: "/workbench", field: "Search, in XML" },
    { name: "Workbench", path: "/workbench?input=form", field: "order_no" },
  ])("$path begins with an empty form", async ({ name, path, field }) => {
    await open(path);
    await page.getByRole("heading", { level: 1, name }).waitFor();
    expect(await page.getByLabel(field, { exact: true }).inputValue()).toBe("");
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize(NARROW);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(NARROW.width);
  });

  test("the workbench waits for an explanation, says why it fails, and tries again", async () => {
    await open("/workbench");
    await page.getByLabel("Search, in XML").fill(readFileSync(fromRoot(SEARCH), "utf8"));
    const held = await holdRequests(page);
    const explain = page.getByRole("button", { name: "Explain" });
    await explain.click();
    await expect.poll(() => explain.isDisabled()).toBe(true);
    await held.fail(503);
    await page.getByRole("alert").getByText("database-unavailable").waitFor();
    await checkState(page);
    await explain.click();
    await page.getByRole("row", { name: DECIDED.excludedMethod }).waitFor();
    await checkState(page);
  });

  test("the workbench says that the stored versions could not be read, until they are", async () => {
    const versions = "**/internal/v1/configuration/versions";
    await page.route("**/internal/v1/events", (route) => route.fulfill({ status: 503 }));
    await page.route(versions, (route) => route.fulfill({ status: 503 }));
    await page.clock.install();
    await open("/workbench");
    const unread = page.getByText("The stored versions could not be read.");
    await expect.poll(() => unread.count()).toBe(2);
    await checkState(page);
    await page.unroute(versions);
    await page.clock.runFor(10_000);
    await expect.poll(() => unread.count()).toBe(0);
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

/** The tables that scroll sideways. */
async function listWideTables(): Promise<readonly string[]> {
  return page.evaluate(`[...document.querySelectorAll(".list")]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ ariaLabel }) => ariaLabel)`);
}

/** A callback that was attempted twice. */
async function findCallback(): Promise<string> {
  const { rows } = await pool.query(
    "select callback_id from callbacks where session_id = $1 order by sequence limit 1",
    [SESSIONS.parked],
  );
  return rows[0].callback_id;
}
