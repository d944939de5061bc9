import { type Browser, openBrowser, type Page, type Request } from "@payment-routing/test-support/browser";
/** The longest waits of all openings of a page. */
export interface OpenedPage {
  readonly path: string;
  /** From the beginning of the navigation until the first row is shown. */
  readonly firstRowMs: number;
  /** The longest task of the main thread until everything is shown. 0 when none took more than 50 ms. */
  readonly longestTaskMs: number;
}

/** Opens pages of the console in Chromium, signed in with a key, each time with an empty cache. */
export async function openPages(
  origin: string,
  key: string,
  paths: readonly string[],
  times: number,
): Promise<readonly OpenedPage[]> {
  await using browser = await openBrowser();
  const storageState = await signIn(browser, origin, key);
  const pages: OpenedPage[] = [];
  for (const path of paths) {
    let page: OpenedPage = { path, firstRowMs: 0, longestTaskMs: 0 };
    for (let time = 0; time < times; time++) {
      // Without a language of the system, Chromium has one that Intl rejects.
      await using context = await browser.newContext({ storageState, locale: "en-US" });
      const { firstRowMs, longestTaskMs } = await openPage(
        await context.newPage(),
        `${origin}/console/${path}`,
      );
      page = {
        path,
        firstRowMs: Math.max(page.firstRowMs, firstRowMs),
        longestTaskMs: Math.max(page.longestTaskMs, longestTaskMs),
      };
    }
    pages.push(page);
  }
  return pages;
}

async function signIn(browser: Browser, origin: string, key: string) {
  await using context = await browser.newContext();
  const url = `${origin}/console/api/session`;
  const response = await context.request.post(url, { headers: { origin }, data: { key } });
  if (!response.ok()) throw new Error(`the sign-in was answered ${response.status()}`);
  return await context.storageState();
}

async function openPage(page: Page, url: string): Promise<Omit<OpenedPage, "path">> {
  let openRequests = 0;
  const count = (change: number) => (request: Request) => {
    // The stream of hints does not end.
    if (!request.url().endsWith("/events")) openRequests += change;
  };
  page.on("request", count(1)).on("requestfinished", count(-1)).on("requestfailed", count(-1));
  await page.addInitScript(OBSERVE);
  await page.goto(url);
  await page.locator(ROWS).first().waitFor();
  // What is read and drawn after the first row counts too, and an answer may cause another request.
  do await page.evaluate(PAUSE);
  while (openRequests > 0);
  return await page.evaluate("globalThis.observed()");
}

const ROWS = "main tbody tr";

// Programs as text: they run in the page, whose types this package does not have.
const OBSERVE = `
  let longestTaskMs = 0;
  const note = (tasks) => {
    longestTaskMs = Math.max(longestTaskMs, ...tasks.map(({ duration }) => duration));
  };
  const tasks = new PerformanceObserver((list) => note(list.getEntries()));
  tasks.observe({ type: "longtask", buffered: true });
  const shown = new Promise((resolve) => {
    const rows = new MutationObserver(() => {
      if (document.querySelector(${JSON.stringify(ROWS)}) === null) return;
      rows.disconnect();
      // The task after the next frame: the row is painted.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    });
    rows.observe(document, { childList: true, subtree: true });
  });
  globalThis.observed = async () => {
    const firstRowMs = await shown;
    note(tasks.takeRecords());
    return { firstRowMs, longestTaskMs };
  };`;

const PAUSE = "new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 50))";
