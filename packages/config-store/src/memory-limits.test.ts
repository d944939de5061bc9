import { totalmem } from "node:os";
import { expect, test } from "vitest";
import { readMemoryLimits } from "./memory-limits.ts";

const heap = expect.any(Number);

test.each([
  { name: "a quarter for a thread", given: 512 * 2 ** 20, want: { container: 512, heap, thread: 128 } },
  { name: "whole MiB", given: 1_000_000_000, want: { container: 953, heap, thread: 238 } },
  { name: "no limit", given: 0, want: { heap } },
  { name: "the limit that stands for none", given: 2 ** 64, want: { heap } },
  { name: "the memory of the machine", given: totalmem(), want: { heap } },
])("$name", ({ given, want }) => {
  expect(readMemoryLimits(given)).toEqual(want);
});
