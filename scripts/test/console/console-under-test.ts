import { createTestDatabase, type TestDatabase } from "@payment-routing/embedded-database/testing";
import type { BrowserContext, Locator, Page } from "@payment-routing/test-support/browser";
import { type StartedOidcProvider, startOidcProvider } from "@payment-routing/test-support/oidc";
import { Pool } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { type OpenedConsole, openConsole } from "../../src/console/open-console.ts";
import { KEYS } from "../../src/sandbox.ts";
import { SESSIONS, seed } from "./seed.ts";
import { seedStatistics } from "./seed-statistics.ts";
import { WIDE, watchPage } from "./watch-page.ts";

export const WAIT = { timeout: 20_000 };

// One service and one browser for all tests of the console. Set while tests run.
export let opened: OpenedConsole;
export let pool: Pool;
/** The browser in which an operator has signed in. */
export let context: BrowserContext;
/** The page of the running test. */
export let page: Page;

/** Sessions whose lanes are parked after one retry. */
const PARKED = [0, 1, 2].map((index) => SESSIONS.parked + index).concat(SESSIONS.reset);

/** Who is signed in with the provider of OpenID Connect. */
const PERSON = { email: "anna@shop.example", email_verified: true, groups: ["payments"] };

let database: TestDatabase;
let provider: StartedOidcProvider;
let errors: readonly string[];

/** Starts the console for the tests of a file. A test fails when its page has an error. */
export function useConsole(): void {
  beforeAll(async () => {
    database = await createTestDatabase();
    provider = await startOidcProvider();
    opened = await openConsole(database.connectionString, listSettings(provider));
    provider.register(`${opened.url}/console/api/oidc/callback`, PERSON);
    pool = new Pool({ connectionString: database.connectionString });
    await seed(opened);
    await seedStatistics(pool, opened.merchants);
    await vi.waitUntil(async () => (await count("callbacks where state = 'delivered'")) === 3, WAIT);
    const parked = `lanes where state = 'parked' and session_id in (${PARKED})`;
    await vi.waitUntil(async () => (await count(parked)) === PARKED.length, WAIT);
    await vi.waitUntil(async () => (await count("decision_blocks")) > 0, WAIT);
    context = await signIn(KEYS.operator);
    // The pages of a site share a process, which ends with the last page. This page stays open: starting a process takes
    // longer than a test needs for its page.
    await (await context.newPage()).goto(`${opened.url}/livez`);
  });

  afterAll(async () => {
    await opened?.[Symbol.asyncDispose]();
    await provider?.[Symbol.asyncDispose]();
    await pool?.end();
    await database?.drop();
  });

  beforeEach(async () => {
    ({ page, errors } = await watchPage(context, opened.url));
  });

  afterEach(async () => {
    await page.close();
    expect(errors).toEqual([]);
  });
}

/** A browser in which nobody has signed in. */
export async function openContext(): Promise<BrowserContext> {
  // Without a language of the system, Chromium has one that Intl rejects.
  const context = await opened.browser.newContext({
    viewport: WIDE,
    locale: "en-US",
    // Neither that of this machine nor UTC.
    timezoneId: "Asia/Kolkata",
    reducedMotion: "reduce",
  });
  // Shorter than the timeout of a test, so that a failure names the step.
  context.setDefaultTimeout(WAIT.timeout);
  return context;
}

/** The environment that the tests run in. */
export const ENVIRONMENT = "staging";

function listSettings({ issuer, clientId, clientSecret }: StartedOidcProvider): readonly string[] {
  return [
    ...["--oidc-issuer", issuer, "--oidc-client-id", clientId, "--oidc-client-secret", clientSecret],
    ...["--oidc-name", "Company", "--oidc-operator-groups", "payments"],
    ...["--oidc-requested-scopes", "openid email groups"],
    ...["--environment-name", ENVIRONMENT, "--environment-colour", "blue"],
  ];
}

/** A browser in which somebody has signed in. */
export async function signIn(key: string): Promise<BrowserContext> {
  const signedIn = await openContext();
  const headers = { origin: opened.url };
  const response = await signedIn.request.post(`${opened.url}/console/api/session`, {
    headers,
    data: { key },
  });
  if (!response.ok()) throw new Error(`the sign-in was answered ${response.status()}`);
  return signedIn;
}

/** Moves the test to another browser. Its errors count too. */
export async function moveTo(other: BrowserContext): Promise<void> {
  await page.close();
  ({ page, errors } = await watchPage(other, opened.url));
}

export async function count(from: string): Promise<number> {
  const { rows } = await pool.query(`select count(*)::int as count from ${from}`);
  return rows[0].count;
}

/** Opens an address of the console. */
export async function open(path: string): Promise<void> {
  await page.goto(`${opened.url}/console${path}`);
}

/** The buttons of the page that act: chips change only what it shows. */
export function listActions(): Locator {
  return page.locator("main").getByRole("button").and(page.locator(":not(.chip)"));
}

/** What the page reads by itself would be held, or find out that the session has ended. So may what it reads already. */
export async function pauseUpdates(): Promise<void> {
  await page.getByRole("button", { name: "Pause updates" }).click();
  await Promise.all((await page.requests()).map((request) => request.response()));
}

/** Sends the form of the open dialog. */
export async function giveReason(button: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason, for the audit").fill("a test of the console");
  await dialog.getByRole("button", { name: button, exact: true }).click();
}
