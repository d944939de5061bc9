import { expect, test } from "vitest";
import { run } from "./console-lists.ts";

const SMALL = { callbacks: 4000, endpoints: 20, days: 2, times: 1, progress: () => undefined };

test("the lists of the console are requested with each of their filters, and their pages opened", {
  timeout: 120_000,
}, async () => {
  const { figures, bounds = {} } = await run(undefined, SMALL);
  expect(Object.keys(figures)).toEqual(expect.arrayContaining(Object.keys(bounds)));
  for (const [name, value] of Object.entries(figures))
    expect([name, Number.isFinite(value)]).toEqual([name, true]);
  const pages = Object.entries(figures).filter(([name]) => name.endsWith("_page_first_row_ms"));
  expect(pages.filter(([, value]) => Number(value) > 0).length).toBe(9);
});
