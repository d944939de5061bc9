import { createTestDatabase, type TestDatabase } from "@payment-routing/embedded-database/testing";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type OpenedConsole, openConsole } from "./console/open-console.ts";
import { reportSessions } from "./console/report-sessions.ts";
import { findViolations, watchPage } from "./console/watch-page.ts";

let database: TestDatabase;
let opened: OpenedConsole;
let context: BrowserContext;
let page: Page;
let errors: readonly string[];

beforeAll(async () => {
  database = await createTestDatabase();
  opened = await openConsole(database.connectionString);
  context = await opened.browser.newContext({ viewport: { width: 1280, height: 900 } });
  const sessions = [1001, 1002, 1003].map((sessionId) => ({ sessionId, sequence: 1, code: 4030 }));
  await reportSessions(
    opened.service,
    opened.merchants,
    sessions.map((each) => ({ ...each, merchant: "accepts" })),
  );
});

afterAll(async () => {
  await opened?.[Symbol.asyncDispose]();
  await database?.drop();
});

beforeEach(async () => {
  ({ page, errors } = await watchPage(context, opened.url));
});

afterEach(async () => {
  await page.close();
  expect(errors).toEqual([]);
});

async function open(path: string): Promise<void> {
  await page.goto(`${opened.url}/console${path}`);
}

describe("signing in", () => {
  test("a wrong key is rejected, the sandbox needs one click, and signing out ends the session", async () => {
    await open("/callbacks?client_id=10077");
    await page.getByLabel("Operator key").fill("wrong");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").getByText("The key is unknown").waitFor();
    for (const theme of ["light", "dark"] as const) expect(await findViolations(page, theme)).toEqual([]);

    await page.getByRole("button", { name: "Sign in to the sandbox" }).click();
    await page.getByRole("heading", { name: "Callbacks" }).waitFor();
    // The page that was asked for.
    expect(new URL(page.url()).search).toBe("?client_id=10077");
    await page.reload();
    await page.getByRole("heading", { name: "Callbacks" }).waitFor();

    await page.getByRole("button", { name: "sandbox-operator-key" }).click();
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await page.getByLabel("Operator key").waitFor();
    await page.reload();
    await page.getByLabel("Operator key").fill("sandbox-operator-key");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByRole("heading", { name: "Callbacks" }).waitFor();
  });
});

describe("the list of callbacks", () => {
  test("is filtered by its address, by keyboard alone", async () => {
    await open("/callbacks");
    await page.getByRole("row", { name: "1003" }).waitFor();
    await page.getByLabel("Session", { exact: true }).focus();
    await page.keyboard.type("1002");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/callbacks?session_id=1002");
    await expect.poll(() => page.getByRole("rowheader").count()).toBe(1);
    await page.goBack();
    await expect.poll(() => page.getByRole("rowheader").count()).toBe(3);
    expect(await page.getByLabel("Session", { exact: true }).inputValue()).toBe("");
  });

  test.each(["light", "dark"] as const)("satisfies axe in the %s theme", async (theme) => {
    await open("/callbacks");
    await page.getByRole("table").waitFor();
    expect(await findViolations(page, theme)).toEqual([]);
  });
});
