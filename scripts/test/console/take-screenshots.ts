import { setTimeout } from "node:timers/promises";
import type { Page } from "@payment-routing/test-support/browser";
import { fromRoot } from "../../src/repository.ts";
import { openFilledConsole } from "./open-filled-console.ts";
import { DECIDED, SESSIONS } from "./seed.ts";
import { NARROW } from "./watch-page.ts";

const { clientId, eventId } = DECIDED;

/** The pages by the names of their files, with what they show when they are complete. */
const PAGES = [
  { name: "overview", path: "/overview", shown: "Parked lanes, which wait" },
  { name: "session", path: `/sessions/${SESSIONS.parked}`, shown: "not accepted in" },
  { name: "callbacks", path: "/callbacks", shown: "waiting, parked" },
  { name: "callback", path: "/callbacks/:id", shown: "Attempt 2" },
  { name: "lanes", path: "/lanes", shown: "circuit breaker open" },
  { name: "endpoints", path: "/endpoints", shown: /5xx: \d+/ },
  { name: "endpoint", path: "/endpoints/page?endpoint=:endpoint", shown: "next try at" },
  { name: "failures", path: "/endpoints/failures", shown: "4xx" },
  {
    name: "decisions",
    path: `/decisions?client_id=${clientId}&event_id=${eventId}&show=excluded`,
    shown: "near miss",
  },
  { name: "methods", path: "/methods?method=11", shown: "Nordic mobile wallet" },
  { name: "configuration", path: "/configuration", shown: "the sandbox" },
  { name: "keys", path: "/keys", shown: "sandbox-processor-key" },
  { name: "audit", path: "/audit", shown: "their deployment" },
] as const;

const WIDTHS = [
  { suffix: "", viewport: { width: 1280, height: 800 } },
  { suffix: "-390", viewport: NARROW },
] as const;

const THEMES = [
  { suffix: "", colorScheme: "light" },
  { suffix: "-dark", colorScheme: "dark" },
] as const;

/** Writes `docs/console/*.png`: the console of a service whose merchants fail. Fails where a page scrolls sideways or cuts a text. */
export async function takeScreenshots(): Promise<void> {
  await waitForMinute();
  await using opened = await openFilledConsole();
  const { page, pool } = opened;
  for (const { name, path, shown } of PAGES) {
    const { rows } = await pool.query("select callback_id from callbacks where session_id = $1", [
      SESSIONS.parked,
    ]);
    const endpoint = encodeURIComponent(opened.merchants.origins.fails);
    const filled = path.replace(":id", rows[0].callback_id).replace(":endpoint", endpoint);
    await openComplete(page, `${opened.url}/console${filled}`, shown);
    for (const plot of await page.locator(".plot").all()) await plot.locator("canvas").waitFor();
    for (const { suffix: width, viewport } of WIDTHS) {
      await page.setViewportSize(viewport);
      for (const { suffix: theme, colorScheme } of THEMES) {
        await page.emulateMedia({ colorScheme });
        const faults = await findFaults(page);
        if (faults.length > 0) throw new Error(`${name}${width}: ${faults.join("; ")}`);
        await page.screenshot({ path: fromRoot(`docs/console/${name}${width}${theme}.png`) });
      }
    }
  }
}

/** Waits for the beginning of a minute: charts would end with the little that the service does while the pictures are taken. */
async function waitForMinute(): Promise<void> {
  const passed = Date.now() % MINUTE_MS;
  if (passed > MINUTE_MS / 4) await setTimeout(MINUTE_MS - passed);
}

const MINUTE_MS = 60_000;

/** Charts and tables follow a new width within some frames. */
async function findFaults(page: Page): Promise<readonly string[]> {
  let faults: readonly string[] = [];
  for (let attempt = 0; attempt < 20; attempt++) {
    faults = await page.evaluate<readonly string[]>(FAULTS);
    if (faults.length === 0) return faults;
    await page.waitForTimeout(100);
  }
  return faults;
}

/** What scrolls sideways, and texts that are cut. */
const FAULTS = `[...document.querySelectorAll("html, .list, main *")]
  .filter((each) => each.checkVisibility() && each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 1)
  .filter((each) => getComputedStyle(each).overflowX !== "visible")
  .map((each) => each.tagName + ": " + each.textContent.slice(0, 80))`;

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
