import { expect, test } from "vitest";
import { HeaderCache } from "./authenticator.ts";

test("it finds headers by their exact text", () => {
  const memory = new HeaderCache<number>();
  memory.add("Bearer a", 1);
  memory.add("Bearer b", 2);
  expect(
    ["Bearer a", "Bearer b", "Bearer c", "bearer a", "Bearer a ", ""].map((header) => memory.find(header)),
  ).toEqual([1, 2, undefined, undefined, undefined, undefined]);
});

test("it is bounded, and removes the oldest header", () => {
  const memory = new HeaderCache<number>();
  for (let i = 0; i < 5000; i++) memory.add(`Bearer ${i}`, i);
  const known = Array.from({ length: 5000 }, (_, i) => memory.find(`Bearer ${i}`));
  expect(known.filter((i) => i !== undefined)).toEqual(Array.from({ length: 4096 }, (_, i) => 904 + i));
});

test("a header that is too long is not cached", () => {
  const memory = new HeaderCache<number>();
  for (const length of [512, 513]) memory.add("x".repeat(length), length);
  expect([memory.find("x".repeat(512)), memory.find("x".repeat(513))]).toEqual([512, undefined]);
});
