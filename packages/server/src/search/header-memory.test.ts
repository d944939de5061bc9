import { expect, test } from "vitest";
import { HeaderMemory } from "./authenticator.ts";

test("it finds what was remembered, by the exact text", () => {
  const memory = new HeaderMemory<number>();
  memory.remember("Bearer a", 1);
  memory.remember("Bearer b", 2);
  expect(
    ["Bearer a", "Bearer b", "Bearer c", "bearer a", "Bearer a ", ""].map((header) => memory.find(header)),
  ).toEqual([1, 2, undefined, undefined, undefined, undefined]);
});

test("it holds so many, and forgets the first", () => {
  const memory = new HeaderMemory<number>();
  for (let i = 0; i < 5000; i++) memory.remember(`Bearer ${i}`, i);
  const known = Array.from({ length: 5000 }, (_, i) => memory.find(`Bearer ${i}`));
  expect(known.filter((i) => i !== undefined)).toEqual(Array.from({ length: 4096 }, (_, i) => 904 + i));
});

test("a header that is too long is not remembered", () => {
  const memory = new HeaderMemory<number>();
  for (const length of [512, 513]) memory.remember("x".repeat(length), length);
  expect([memory.find("x".repeat(512)), memory.find("x".repeat(513))]).toEqual([512, undefined]);
});
