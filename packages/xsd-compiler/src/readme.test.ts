import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const PACKAGE = fileURLToPath(new URL("..", import.meta.url));
const README = readFileSync(new URL("../README.md", import.meta.url), "utf8");

test("the example prints what the README says", () => {
  const [, example = "", printed] = /```ts\n(.+?)```\n\nprints\n\n```\n(.+?)```/s.exec(README) ?? [];
  const flags = ["--input-type=module-typescript", "--eval", example];
  expect(execFileSync(process.execPath, flags, { cwd: PACKAGE, encoding: "utf8" })).toBe(printed);
});
