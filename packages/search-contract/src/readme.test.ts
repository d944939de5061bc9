import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const README = readFileSync(new URL("../README.md", import.meta.url), "utf8");

test("the example prints what its comments say", () => {
  const example = /```ts\n(.+?)```/s.exec(README)?.[1] ?? "";
  const announced = Array.from(example.matchAll(/^\/\/ (.*)$/gm), ([, line]) => line);
  const flags = ["--input-type=module-typescript", "--eval", example];
  const cwd = fileURLToPath(new URL("..", import.meta.url));
  const printed = execFileSync(process.execPath, flags, { cwd, encoding: "utf8" });
  expect(announced).toHaveLength(3);
  expect(printed).toBe(`${announced.join("\n")}\n`);
});
