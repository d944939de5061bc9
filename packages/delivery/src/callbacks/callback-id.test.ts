import { expect, test } from "vitest";
import { createCallbackId } from "./callback-id.ts";

test("a callback ID is a UUID of version 7 that begins with the time", () => {
  const id = createCallbackId(Date.parse("2026-11-20T04:28:00.123Z"));
  expect(id).toMatch(/^cb_[0-9a-f]{12}7[0-9a-f]{3}[89ab][0-9a-f]{15}$/);
  expect(Number.parseInt(id.slice(3, 15), 16)).toBe(Date.parse("2026-11-20T04:28:00.123Z"));
});

test("callback IDs are unique and sort by time", () => {
  const ids = Array.from({ length: 10_000 }, (_, index) => createCallbackId(index));
  expect(new Set(ids.map((id) => id.slice(15))).size).toBe(ids.length);
  expect([...ids].sort()).toEqual(ids);
});
