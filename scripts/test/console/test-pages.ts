import { describe, expect, test } from "vitest";
import type { CommandPackage } from "../../src/console/prepare-database.ts";
import { importCommand, KEYS, openTerminal } from "../../src/sandbox.ts";
import { holdRequests } from "./break-requests.ts";
import { ENVIRONMENT, open, opened, page, pool } from "./console-under-test.ts";
import { checkState, findViolations } from "./find-violations.ts";
import { DECIDED, SESSIONS } from "./seed.ts";
import { searchXml } from "./test-editor.ts";
import { NARROW } from "./watch-page.ts";

const { clientId, eventId } = DECIDED;
const DECISIONS = `/decisions?client_id=${clientId}&event_id=${eventId}`;

/** What each page shows with data, without, while it loads and when that fails. */
export function testPages(): void {
  describe.each([
    {
      name: "Overview",
      path: "/overview",
      shown: "Endpoints with an open circuit breaker: 1.",
      command: "doctor",
    },
    { name: "Callbacks", path: "/callbacks", shown: "waiting, parked", command: "callbacks list" },
    { name: "Callback :id", path: "/callbacks/:id", shown: "Attempt 2", command: "callbacks show :id" },
    { name: "Lanes", path: "/lanes", shown: "circuit breaker open", command: "lanes list" },
    { name: "Endpoints", path: "/endpoints", shown: /^\d+ parked$/, command: "endpoints list" },
    {
      name: ":endpoint",
      path: "/endpoints/page?endpoint=:endpoint",
      shown: "next try at",
      command: "endpoints failures --endpoint :endpoint --days 1",
    },
    {
      name: "Failures by cause",
      path: "/endpoints/failures",
      shown: "5xx",
      command: "endpoints failures",
    },
    { name: "Sessions", path: "/sessions", shown: "waiting, parked", command: "callbacks list" },
    {
      name: "Session 2001",
      path: `/sessions/${SESSIONS.parked}`,
      shown: "Report 2001-2: applied",
      command: `callbacks list --session-id ${SESSIONS.parked}`,
    },
    {
      name: "Decisions",
      path: DECISIONS,
      shown: "9 methods offered",
      command: `decisions --explain --client-id ${clientId} --event-id ${eventId}`,
    },
    { name: "Methods", path: "/methods", shown: "Nordic mobile wallet", command: "methods" },
    {
      name: "Rejected searches",
      path: "/searches/rejected",
      shown: "missing-element",
      command: "searches rejected",
    },
    {
      name: "Bulk actions and approvals",
      path: "/actions",
      shown: "asked by the shop",
      command: "actions list",
    },
    { name: "Audit", path: "/audit", shown: "their deployment", command: "audit" },
    { name: "Configuration", path: "/configuration", shown: "the sandbox", command: "config list" },
    { name: "Keys and secrets", path: "/keys", shown: "sandbox-processor-key", command: "keys list" },
    { name: "System", path: "/system", shown: "for 8 days with today", command: "doctor" },
  ])("the page $name", ({ name, path, shown, command }) => {
    const content = () => page.locator("main").getByText(shown).first();
    /** The service chose the IDs of callbacks. */
    const fill = async (text: string) =>
      text.includes(":id")
        ? text.replace(":id", await findCallback())
        : text.replace(":endpoint", opened.merchants.origins.fails);

    test("shows its data, also on a narrow screen", async () => {
      const title = await fill(name);
      await open(await fill(path));
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
      await content().waitFor();
      expect(await page.title()).toBe(`${title} · ${ENVIRONMENT} · Payment routing`);
      await page.locator(".topbar.busy").getByText(ENVIRONMENT).waitFor();
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
      const alert = page.getByRole("alert").first();
      for (const said of ["The database does not answer.", "The page tries again by itself."])
        await alert.getByText(said).waitFor();
      const offered = await alert.locator("pre").textContent();
      expect(offered).toBe(`payment-routing ${await fill(command)}`);
      await checkState(page);
      await page.getByRole("button", { name: "Try again" }).first().click();
      await content().waitFor();
      // The doctor reads the settings of a process.
      if (command !== "doctor") expect(await runCommand(await fill(command))).toBe(0);
    });

    test("says that it is denied, and who can help", async () => {
      await page.route("**/internal/v1/**", (route) => route.fulfill(DENIED));
      await open(await fill(path));
      const alert = page.getByRole("alert").first();
      for (const said of ["You may not do this.", "Ask an admin for a key with a larger one."])
        await alert.getByText(said).waitFor();
      await alert.getByText(`payment-routing ${await fill(command)}`).waitFor();
      expect(await content().isVisible()).toBe(false);
      await checkState(page);
    });
  });

  test.each([
    { path: "/workbench", field: () => page.getByLabel("event ID") },
    { path: "/workbench?input=xml", field: () => searchXml().getByText(String(eventId)) },
  ])("$path begins with the latest search", async ({ path, field }) => {
    await open(path);
    await field().waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize(NARROW);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(NARROW.width);
  });

  test("the workbench waits for an explanation, says why it fails, and tries again", async () => {
    await open("/workbench");
    // It begins with the latest search.
    expect(await page.getByLabel("client ID").inputValue()).toBe(String(clientId));
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

/** The answer to a key with too small a scope. */
const DENIED = {
  status: 403,
  contentType: "application/problem+json",
  body: JSON.stringify({
    type: "https://payment-routing.example/problems/scope-mismatch",
    title: "The key does not allow this operation",
    status: 403,
    detail: "A test caused this.",
  }),
};

/** Runs a command that a page offers. Resolves to its exit code. */
async function runCommand(command: string): Promise<number> {
  const { runCommandLine } = await importCommand<CommandPackage>();
  const environment = { ...process.env, OPERATOR_URL: opened.url, OPERATOR_KEY: KEYS.admin };
  const terminal = { ...openTerminal(environment), print: () => {} };
  return runCommandLine(command.split(" "), terminal);
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
