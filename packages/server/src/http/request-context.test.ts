import { expect, test } from "vitest";
import { chooseRequestId } from "./request-context.ts";

test.each(["a", "req-2026.11_7", "x".repeat(64)])("uses %s", (id) => {
  expect(chooseRequestId({ headers: { "x-request-id": id } })).toBe(id);
});

test.each(["", "a b", "a/b", "<a>", "a\u00e9", "x".repeat(65), undefined])("replaces %s", (id) => {
  const chosen = chooseRequestId({ headers: { "x-request-id": id } });
  expect(chosen).toMatch(/^[0-9a-f]{16}-\d{10}$/);
  expect(chooseRequestId({ headers: { "x-request-id": id } })).not.toBe(chosen);
});
