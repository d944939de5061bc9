import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { recordProgress } from "../test/run-line.ts";
import { createProgress } from "./progress.ts";

const TERMINAL = {
  environment: {},
  print: () => undefined,
  write: () => undefined,
  standardOutput: new PassThrough(),
  complain: () => undefined,
};

test.each([
  { done: 5, total: 10, want: "[###############...............] 50 %  5 of 10" },
  { done: 0, total: 0, want: "[##############################] 100 %  0 of 0" },
])("$done of $total is $want", ({ done, total, want }) => {
  const { progressStream, shown } = recordProgress();
  const progress = createProgress({ ...TERMINAL, progressStream });
  progress.show(0, 100);
  progress.show(done, total);
  progress.stop();
  expect(shown()).toContain(want);
});
