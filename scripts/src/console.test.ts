import { readFileSync } from "node:fs";
import { createTestDatabase, type TestDatabase } from "@payment-routing/embedded-database/testing";
import { Pool } from "pg";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { holdRequests } from "../test/console/break-requests.ts";
import { holdRedeliveries } from "../test/console/hold-redeliveries.ts";
import { findViolations, watchPage } from "../test/console/watch-page.ts";
import { type OpenedConsole, openConsole } from "./console/open-console.ts";
import { reportSessions } from "./console/report-sessions.ts";
import { DECIDED, listSessions, SESSIONS, seed } from "./console/seed.ts";
import { VIEWER_KEY } from "./console/start-service.ts";
import { fromRoot } from "./repository.ts";
import { KEYS, SEARCH } from "./sandbox.ts";

let database: TestDatabase;
let pool: Pool;
let opened: OpenedConsole;
let context: BrowserContext;
let page: Page;
let errors: readonly string[];

beforeAll(async () => {
  database = await createTestDatabase();
  opened = await openConsole(database.connectionString);
  pool = new Pool({ connectionString: database.connectionString });
  await seed(opened);
  await vi.waitUntil(async () => (await count("callbacks where state = 'delivered'")) === 3, WAIT);
  await vi.waitUntil(async () => (await count("lanes where state = 'parked'")) >= 3, WAIT);
  await vi.waitUntil(async () => (await count("decision_blocks")) > 0, WAIT);
  context = await signIn(KEYS.operator);
});

afterAll(async () => {
  await opened?.[Symbol.asyncDispose]();
  await pool?.end();
  await database?.drop();
});

beforeEach(async () => {
  ({ page, errors } = await watchPage(context, opened.url));
});

/** A browser in which somebody has signed in. */
async function signIn(key: string): Promise<BrowserContext> {
  const signedIn = await opened.browser.newContext({ viewport: WIDE });
  const headers = { origin: opened.url };
  const response = await signedIn.request.post(`${opened.url}/console/api/session`, {
    headers,
    data: { key },
  });
  if (!response.ok()) throw new Error(`the sign-in was answered ${response.status()}`);
  return signedIn;
}

/** Moves the test to another browser. Its errors count too. */
async function moveTo(other: BrowserContext): Promise<void> {
  await page.close();
  ({ page, errors } = await watchPage(other, opened.url));
}

afterEach(async () => {
  await page.close();
  expect(errors).toEqual([]);
});

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 390, height: 844 };
const WAIT = { timeout: 20_000 };

async function count(from: string): Promise<number> {
  const { rows } = await pool.query(`select count(*)::int as count from ${from}`);
  return rows[0].count;
}

async function open(path: string): Promise<void> {
  await page.goto(`${opened.url}/console${path}`);
}

/** Sends the form of the open dialog. */
async function giveReason(button: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason, for the audit").fill("a test of the console");
  await dialog.getByRole("button", { name: button, exact: true }).click();
}

test("a wrong key is rejected, the sandbox needs one click, and a session ends by expiry and by sign-out", async () => {
  await moveTo(await opened.browser.newContext({ viewport: WIDE }));
  await open("/callbacks?client_id=10077");
  await page.getByLabel("Operator key").fill("wrong");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").waitFor();
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole("button", { name: "Sign in to the sandbox" }).click();
  await page.getByRole("heading", { name: "Callbacks" }).waitFor();
  // The page that was asked for.
  expect(new URL(page.url()).search).toBe("?client_id=10077");
  await page.reload();
  // Nothing is read any more, so that the link below is there until it is followed.
  await page.getByRole("table").waitFor();

  await pool.query(
    "update console_sessions set expires_at = now() where created_at = (select max(created_at) from console_sessions)",
  );
  await page.getByRole("link", { name: "Lanes" }).click();
  await page.getByLabel("Operator key").fill(KEYS.operator);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("heading", { name: "Lanes" }).waitFor();

  await page.getByRole("button", { name: KEYS.operator }).click();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.getByLabel("Operator key").waitFor();
  await page.reload();
  await page.getByLabel("Operator key").waitFor();
});

const { clientId, eventId } = DECIDED;
const DECISIONS = `/decisions?client_id=${clientId}&event_id=${eventId}`;

describe.each([
  { name: "Callbacks", path: "/callbacks", shown: "waiting, parked" },
  { name: "Lanes", path: "/lanes", shown: "circuit breaker open" },
  { name: "Endpoints", path: "/endpoints", shown: /\(\d+ parked\)/ },
  { name: "Session 2001", path: `/sessions/${SESSIONS.parked}`, shown: "Report 2001-2: applied" },
  { name: "Decisions", path: DECISIONS, shown: "9 methods offered" },
  { name: "Audit", path: "/audit", shown: "their deployment" },
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
  "/audit?actor=nobody",
])("%s says that nothing matches", async (path) => {
  await open(path);
  await page.locator("main .empty").waitFor();
  expect(await findViolations(page)).toEqual([]);
});

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

test("an action is taken by keyboard alone, and the focus returns", async () => {
  const session = SESSIONS.retrying;
  await open("/lanes?client_id=10078");
  await page.getByRole("button", { name: `Pause session ${session}` }).press("Enter");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  // Opened again before the browser has emitted `close`.
  await page.evaluate("document.querySelector('dialog').close(); document.activeElement.click()");
  await page.getByRole("dialog").waitFor();
  expect(await findViolations(page)).toEqual([]);
  // The reason has the focus.
  await page.keyboard.type("a test of the console");
  await page.keyboard.press("Enter");
  await page.getByRole("status").getByText(`The lane of session ${session} is paused.`).waitFor();
  const resume = page.getByRole("button", { name: `Resume session ${session}` });
  await resume.waitFor();
  expect(await resume.evaluate((button) => button === button.ownerDocument.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.type("it is over");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: `Pause session ${session}` }).waitFor();
});

test("a problem of an action stays in its dialog", async () => {
  await open(`/lanes?client_id=10078`);
  await page.getByRole("button", { name: `Pause session ${SESSIONS.retrying}` }).click();
  const held = await holdRequests(page);
  await giveReason("Pause the lane");
  await held.fail(500);
  await page.getByRole("dialog").getByRole("alert").getByText("A test caused this.").waitFor();
  await giveReason("Pause the lane");
  await page.getByRole("status").getByText("is paused").waitFor();
});

test("a callback shows its attempts at once, and its body only when asked", async () => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(`/callbacks?session_id=${SESSIONS.parked}`);
  await page.getByRole("row", { name: "waiting, parked" }).last().getByRole("link").first().click();
  await page.getByText("Attempt 2").waitFor();
  expect(await page.getByText("400 rejected").count()).toBe(2);
  await page.getByText("Request headers, without signatures").first().click();
  await page
    .getByText(/^webhook-id: cb_/m)
    .first()
    .waitFor();
  expect(await page.getByText("1900554321").count()).toBe(1);
  await page.getByRole("button", { name: "Show the body" }).click();
  expect(await page.locator("pre", { hasText: '"session_id":2001' }).count()).toBe(1);
  await page.getByRole("button", { name: "Copy as curl" }).click();
  await page.getByText("Copied.").waitFor();
  expect(await page.evaluate("navigator.clipboard.readText()")).toMatch(
    /^curl -sS -X POST 'http:[\s\S]*--data-binary '\{/,
  );
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize(NARROW);
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(NARROW.width);
});

test("a session shows why a report created no callback", async () => {
  await open("/sessions");
  await page.getByLabel("Session ID").fill(String(SESSIONS.silent));
  await page.keyboard.press("Enter");
  await page.getByText("the session has no transaction.").waitFor();
  await page.getByRole("button", { name: "Show the data" }).click();
  await page.locator("pre", { hasText: '"session_id": 1900' }).waitFor();
});

test("an event leads to the rule that excludes a method, with its file and line", async () => {
  await open("/decisions");
  await page.getByLabel("Event").fill(String(eventId));
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/decisions?event_id=${eventId}`);
  await page
    .getByRole("row", { name: String(clientId) })
    .getByRole("link")
    .click();
  const method = page.getByRole("row", { name: DECIDED.excludedMethod });
  await method.getByText('expected one of "iOS", "Android", got "HTML5"').waitFor();
  await method.getByText("catalogue.yaml:70:17").waitFor();
  await method.getByText("near miss: one constraint").waitFor();
  await page.getByRole("link", { name: /^Near misses/ }).click();
  await page.waitForURL("**show=near-misses");
  expect(await page.getByRole("row", { name: "Danish national debit card" }).count()).toBe(0);
  await method.waitFor();
});

test("the workbench explains a search, and says where it is invalid", async () => {
  const search = readFileSync(fromRoot(SEARCH), "utf8");
  await open("/workbench");
  await page.getByLabel("Search, in XML").fill(search.replace("<event_id>", "<event_id>x"));
  await page.getByLabel("Decide as of").fill("2026-11-20T09:30:00");
  await page.getByRole("button", { name: "Explain" }).click();
  await page.getByRole("alert").getByText("event_id").first().waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel("Search, in XML").fill(search);
  await page.getByRole("button", { name: "Explain" }).click();
  await page.getByRole("row", { name: DECIDED.excludedMethod }).getByText("near miss").waitFor();
  expect(new URL(page.url()).searchParams.get("at")).toMatch(/^2026-11-20T/);
});

test("an endpoint is resumed, and a test event leads to its callback", async () => {
  await open("/endpoints?breaker=open");
  await page.getByRole("button", { name: /^Pause http/ }).click();
  await giveReason("Pause the endpoint");
  await page.getByText(/^paused: /).waitFor();
  await page.getByRole("button", { name: /^Resume http/ }).click();
  await giveReason("Resume the endpoint");
  await page.getByRole("status").getByText("is open.").waitFor();
  await page.getByRole("button", { name: "Send a test event" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Client").fill(String(clientId));
  await dialog.getByLabel("Session code").fill("4030");
  await giveReason("Send a test event");
  await page.getByRole("heading", { level: 1, name: "Callback test_" }).waitFor();
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

test("a viewer sees no actions and no bodies", async () => {
  await moveTo(await signIn(VIEWER_KEY));
  for (const path of ["/callbacks?client_id=10077", "/lanes", "/endpoints"]) {
    await open(path);
    await page.getByRole("table").waitFor();
    expect(await page.locator("main").getByRole("button").allTextContents()).toEqual(["Apply"]);
  }
  await open(`/callbacks?session_id=${SESSIONS.parked}`);
  await page.getByRole("rowheader").first().getByRole("link").click();
  await page.getByText("it takes a key of scope operator to see it").waitFor();
  expect(await page.locator("main").getByRole("button").count()).toBe(0);
});

// The last, because the service is busy for some seconds afterwards.
test("matching callbacks are redelivered with progress, and a stop ends that", async () => {
  const first = 100_001;
  const total = 5000;
  const { rows } = await pool.query("select now() as now");
  const from = rows[0].now.toISOString();
  await reportSessions(opened.service, opened.merchants, listSessions(first, total, "accepts", 4030));
  const ours = `session_id between ${first} and ${first + total}`;
  await expect.poll(() => count(`callbacks where state = 'delivered' and ${ours}`), WAIT).toBe(total);
  const held = await holdRedeliveries(pool, first + total / 2);
  const redelivered = () => count(`redeliveries where ${ours}`);
  await open(`/callbacks?endpoint=${opened.merchants.origins.accepts}&session_code=4030&from=${from}`);
  const dialog = page.getByRole("dialog");
  const start = async () => {
    await page.getByRole("button", { name: "Redeliver matching" }).click();
    await dialog.getByText(`${total} callbacks match on all pages.`).waitFor();
    await giveReason("Redeliver matching");
  };
  await start();
  await expect.poll(() => held.isWaiting(), WAIT).toBe(true);
  const done = await redelivered();
  expect(done).toBeGreaterThanOrEqual(1000);
  await dialog.getByText(`${done} of ${total}`).waitFor();
  await dialog.getByRole("button", { name: "Stop" }).click();
  await dialog.getByText("Stopped.").waitFor();
  await held.release();
  // The step that was under way is carried out.
  await expect.poll(redelivered, WAIT).toBe(done + 500);
  await dialog.getByRole("button", { name: "Close" }).click();

  await start();
  await dialog.getByText("Finished.").waitFor();
  await dialog.getByText(`${total} of ${total}`).waitFor();
  const again = Number.parseInt((await dialog.getByText("to be sent again").textContent()) ?? "", 10);
  // No other step of the first redelivery was.
  expect(await redelivered()).toBe(done + 500 + again);
  expect(await findViolations(page)).toEqual([]);
});
