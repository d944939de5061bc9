import { startTestServer } from "@payment-routing/embedded-database/testing";
import type { Page } from "@payment-routing/test-support/browser";
import { Pool } from "pg";
import { openConsole } from "../../src/console/open-console.ts";
import { fromRoot } from "../../src/repository.ts";
import { DECIDED, SESSIONS, seed } from "./seed.ts";
import { seedStatistics } from "./seed-statistics.ts";

const { clientId, eventId } = DECIDED;

/** The pages by the names of their files, with what they show when they are complete. */
const PAGES = [
  { name: "overview", path: "/overview", shown: "Parked lanes, which wait" },
  { name: "session", path: `/sessions/${SESSIONS.parked}`, shown: "not accepted in" },
  { name: "callbacks", path: "/callbacks", shown: "waiting, parked" },
  { name: "lanes", path: "/lanes", shown: "circuit breaker open" },
  { name: "endpoints", path: "/endpoints", shown: /5xx: \d+/ },
  {
    name: "decisions",
    path: `/decisions?client_id=${clientId}&event_id=${eventId}&show=excluded`,
    shown: "near miss",
  },
] as const;

/** Writes `docs/console/*.png`: the console of a service whose merchants fail. */
export async function takeScreenshots(): Promise<void> {
  await using server = await startTestServer();
  await using opened = await openConsole(server.connectionString);
  await seed(opened);
  const pool = new Pool({ connectionString: server.connectionString });
  await seedStatistics(pool, opened.merchants);
  await pool.end();
  const page = await opened.browser.newPage({ viewport: { width: 1280, height: 800 }, locale: "en-US" });
  await page.goto(`${opened.url}/console`);
  await page.getByRole("button", { name: "Sign in to the sandbox" }).click();
  await page.getByRole("table").first().waitFor();
  for (const { name, path, shown } of PAGES) {
    await openComplete(page, `${opened.url}/console${path}`, shown);
    await page.screenshot({ path: fromRoot(`docs/console/${name}.png`) });
  }
}

/** Opens a page until the service has got as far as the page shall show. */
async function openComplete(page: Page, url: string, shown: string | RegExp): Promise<void> {
  for (let attempt = 0; attempt < 60; attempt++) {
    await page.goto(url);
    await page.locator("main table, main .timeline, main .empty").first().waitFor();
    const wait = page.getByText(shown).first().waitFor({ timeout: 500 });
    const isShown = await wait.then(() => true).catch(() => false);
    if (isShown) return;
  }
  throw new Error(`${url} does not show ${shown}`);
}
