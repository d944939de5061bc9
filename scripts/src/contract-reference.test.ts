import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { writeContractReferences } from "./contract-reference.ts";
import { fromRoot } from "./repository.ts";

const pages = await writeContractReferences();

test.each(pages)("$file is current (npm run document)", ({ file, markdown, rejected }) => {
  expect(readFileSync(fromRoot(file), "utf8")).toBe(markdown);
  expect(rejected).toEqual([]);
});

test.each(pages)("every link of $file leads to a section", ({ markdown }) => {
  const anchors = anchorsOf(markdown);
  const links = [...markdown.matchAll(/\]\(([^)#]*)#([^)]+)\)/g)];
  const broken = links.filter(([, path, anchor = ""]) =>
    path === "" ? !anchors.has(anchor) : !anchorsOf(readDecisions(path ?? "")).has(anchor),
  );
  expect(broken.map(([link]) => link)).toEqual([]);
});

function readDecisions(path: string): string {
  const file = fromRoot(`docs/reference/contracts/${path}`);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

function anchorsOf(markdown: string): ReadonlySet<string> {
  const headings = Array.from(markdown.matchAll(/^#+ (.+)$/gm), ([, heading = ""]) => heading.toLowerCase());
  return new Set(headings.map((heading) => heading.replaceAll(/[^\w -]/g, "").replaceAll(" ", "-")));
}

test("the search page has the condition, the alternating rows, examples and decisions", () => {
  const search = pages.find(({ file }) => file.endsWith("/search.md"))?.markdown ?? "";
  expect(search).toContain("- a country_id with the mobile number (`not(mobile) or country_id`)");
  expect(search).toContain("Content: `((line_item, amount)+)`");
  expect(search).toContain("### payment_method_search_criteria: full.xml");
  expect(search).toContain("](../../interface-decisions.md#search)");
});
