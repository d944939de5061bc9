import type { Page } from "@payment-routing/test-support/browser";
import axe, { type AxeResults } from "axe-core";
import { expect } from "vitest";
import { NARROW, WIDE } from "./watch-page.ts";

let checksStates = false;

/** Makes `checkState` look, which takes longer than the tests that call it: for `npm run test:slow`. */
export function checkStates(): void {
  checksStates = true;
}

/**
 * Fails when axe finds violations in a state of a page, such as an open dialog or a problem, in either theme or at either
 * width. In `npm test` it does not look; there, each page is looked at once, with its data.
 */
export async function checkState(page: Page): Promise<void> {
  if (!checksStates) return;
  await page.emulateMedia({ colorScheme: "dark" });
  // A theme changes colours alone.
  expect(await findViolations(page, ["color-contrast"])).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize(NARROW);
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize(WIDE);
}

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Looks at a page with axe, as it is shown now. Returns a line for each violation. */
export async function findViolations(page: Page, runOnly = RULES): Promise<readonly string[]> {
  // Evaluated by the debugger: the policy of the page does not apply to it.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  // What passes is neither described nor sent: that takes longer than the rules.
  const options = JSON.stringify({ runOnly, resultTypes: ["violations"] });
  const { violations } = await page.evaluate<Pick<AxeResults, "violations">>(
    `axe.run(${options}).then(({ violations }) => ({ violations }))`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}
