import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { writeConfigurationReference } from "./configuration-reference.ts";
import { fromRoot } from "./repository.ts";

const page = writeConfigurationReference();

test("the reference of configurations is current (npm run document)", () => {
  expect(readFileSync(fromRoot("docs/reference/configuration.md"), "utf8")).toBe(page);
});

test("every link leads to a section, and every member has a description or a type with one", () => {
  const sections = new Set([...page.matchAll(/^## (\w+)$/gm)].map(([, name]) => name?.toLowerCase()));
  const links = [...page.matchAll(/\]\(#(\w+)\)/g)].map(([, name]) => name);
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter((name) => !sections.has(name))).toEqual([]);
  expect(page.match(/^\| `[^[]*\| {2}\|$/gm) ?? []).toEqual([]);
});
