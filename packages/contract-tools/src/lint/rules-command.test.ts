import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runContracts } from "../contracts.ts";
import { LINT_RULES } from "./lint-rules.ts";

let printed: string;
beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation((text) => {
    printed = text;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

test("lists the rules of lint and breaking", async () => {
  expect(await runContracts(["rules", "--format", "json"])).toBe(0);
  const { rules } = JSON.parse(printed);
  expect(rules).toContainEqual({
    command: "lint",
    id: "bounds/any-type",
    category: "bounds",
    severity: "warning",
    summary: expect.any(String),
    reason: expect.any(String),
  });
  expect(rules).toContainEqual(expect.objectContaining({ command: "breaking", id: "member-removed" }));
  expect(await runContracts(["rules"])).toBe(0);
  expect(printed).toContain("bounds/any-type (lint, warning)\n  A declaration has no type");
});

test("IDs of lint rules are unique and start with the category", () => {
  expect(new Set(LINT_RULES.map(({ id }) => id)).size).toBe(LINT_RULES.length);
  for (const { id, category } of LINT_RULES) expect(id).toMatch(new RegExp(`^${category}/[a-z]+(-[a-z]+)*$`));
});
