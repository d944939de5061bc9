import type { BrowserContext, Page } from "@payment-routing/test-support/browser";
import axe, { type AxeResults } from "axe-core";

/** A page whose errors are collected. */
export interface WatchedPage {
  readonly page: Page;
  /** Errors in the console, violations of the policy, and requests to other origins. */
  readonly errors: readonly string[];
}

/** Opens a page of the console. */
export async function watchPage(context: BrowserContext, url: string): Promise<WatchedPage> {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("console", (message) => {
    // Chromium reports the problems that tests cause on purpose.
    const isProblem =
      /the server responded with a status of (400|401|403|404|409|422|500|503)|net::ERR_FAILED/.test(
        message.text(),
      );
    if (["error", "warning"].includes(message.type()) && !isProblem) errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== url) errors.push(`a request to ${request.url()}`);
  });
  return { page, errors };
}

/** Checks what a page shows with axe, in both themes. Returns a line for each violation. */
export async function findViolations(page: Page): Promise<readonly string[]> {
  // Evaluated by the debugger: the policy of the page does not apply to it.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  // A theme changes colours alone.
  const dark = await runAxe(page, ["color-contrast"]);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  return [...dark, ...(await runAxe(page, TAGS))];
}

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function runAxe(page: Page, runOnly: readonly string[]): Promise<readonly string[]> {
  // What passes is neither described nor sent: that takes longer than the rules.
  const options = JSON.stringify({ runOnly, resultTypes: ["violations"] });
  const { violations } = await page.evaluate<Pick<AxeResults, "violations">>(
    `axe.run(${options}).then(({ violations }) => ({ violations }))`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}
