import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fillOperatorReference } from "./operator-reference.ts";
import { fromRoot } from "./repository.ts";

const page = readFileSync(fromRoot("docs/reference/operator-interface.md"), "utf8");

test("the reference of the operator interface is current (npm run document)", () => {
  expect(fillOperatorReference(page)).toBe(page);
});

test("every link within the page leads to a section", () => {
  const sections = [...page.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w -]/g, "")
      .replaceAll(" ", "-"),
  );
  const links = [...page.matchAll(/\]\(#([\w-]+)\)/g)].map(([, name]) => name);
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter((name = "") => !sections.includes(name))).toEqual([]);
  expect(sections.filter((name, index) => sections.indexOf(name) !== index)).toEqual([]);
});

test("a page without the markers is an error", () => {
  expect(() => fillOperatorReference("# Nothing")).toThrow(RangeError);
});
