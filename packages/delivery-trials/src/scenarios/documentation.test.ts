import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SCENARIOS } from "./scenarios.ts";

test("docs/operations/troubleshoot.md has a row for every fault, and for no other", () => {
  const guide = readFileSync(new URL("../../../../docs/operations/troubleshoot.md", import.meta.url), "utf8");
  const section = /\n## Faults\n(.*?)\n## /s.exec(guide)?.[1] ?? "";
  const names = [...section.matchAll(/^\| .*?\(`([a-z-]+)`\) \|/gm)].map(([, name]) => name);
  expect(names.sort()).toEqual(SCENARIOS.map(({ name }) => name).sort());
});
