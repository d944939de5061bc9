import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { createTestDatabase } from "@payment-routing/embedded-database/testing";
import { expect, test } from "vitest";
import { ACTION_REJECTIONS } from "./operations/action-outcome.ts";

const PACKAGE = fileURLToPath(new URL("..", import.meta.url));
const README = readFileSync(new URL("../README.md", import.meta.url), "utf8");

test("the README example prints the output in its comments", { timeout: 30_000 }, async () => {
  const [, example = ""] = /```ts\n(.+?)```/s.exec(README) ?? [];
  const announced = Array.from(
    example.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm),
    ([, line]) => line ?? "",
  );
  expect(announced).toHaveLength(3);
  await using database = await createTestDatabase();
  const child = spawn(process.execPath, ["--input-type=module-typescript", "--eval", example], {
    cwd: PACKAGE,
    env: { ...process.env, DATABASE_URL: database.connectionString },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  // The answer to the processor and the request to the merchant may come in either order.
  expect({ stdout: stdout.trim().split("\n").sort(), stderr }).toEqual({
    stdout: announced.sort(),
    stderr: "",
  });
});

test("the README lists every reason for a rejected action", () => {
  const [, list = ""] = /returns a reason: (.+?)\n\n/s.exec(README) ?? [];
  const reasons = Array.from(list.matchAll(/`([a-z-]+)`/g), ([, reason]) => reason);
  expect(reasons.sort()).toEqual([...ACTION_REJECTIONS].sort());
});
