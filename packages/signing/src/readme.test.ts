import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const PACKAGE = fileURLToPath(new URL("..", import.meta.url));
const README = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const EXAMPLES = Array.from(README.matchAll(/```ts\n(.+?)```/gs), ([, example = ""]) => example);

/** Runs an example unchanged, with the built package. */
async function run(example: string): Promise<{ stdout: string; stderr: string }> {
  const child = spawn(process.execPath, ["--input-type=module-typescript", "--eval", example], {
    cwd: PACKAGE,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { stdout, stderr };
}

test("there are examples", () => {
  expect(EXAMPLES).toHaveLength(3);
});

test.each(EXAMPLES)("an example prints its documented output", { timeout: 20_000 }, async (example) => {
  const announced = Array.from(example.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm), ([, line]) => line);
  expect(announced.length).toBe(example.split("console.log").length - 1);
  await expect(run(example)).resolves.toEqual({ stdout: `${announced.join("\n")}\n`, stderr: "" });
});
