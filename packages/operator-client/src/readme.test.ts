import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { answerWith } from "../test/answer-with.ts";

const PACKAGE = fileURLToPath(new URL("..", import.meta.url));
const README = readFileSync(`${PACKAGE}/README.md`, "utf8");
const EXAMPLES = Array.from(README.matchAll(/```ts\n(.+?)```/gs), ([, example = ""]) => example);

const ANSWERS: Readonly<Record<string, readonly [status: number, content: object]>> = {
  "GET /internal/v1/lanes?state=parked&client_id=10077": [200, { items: [{ session_id: 7740012 }] }],
  "POST /internal/v1/lanes/unpark?client_id=10077": [202, { action_id: 7 }],
  "GET /internal/v1/actions/7": [200, { done: 1, total: 1 }],
  "POST /internal/v1/lanes/7740012/skip": [409, { type: "problems/not-next", detail: "Callback 4 is next." }],
  "POST /internal/v1/reports": [
    200,
    { line: 1, report_id: "r-7741188-6", session_id: 7741188, outcome: "applied" },
  ],
  "POST /internal/v1/payment-sessions/7741188/transactions/1900561200/status": [200, { outcome: "applied" }],
};

const answer: RequestListener = ({ method, url = "" }, response) => {
  const [status, content] = ANSWERS[`${method} ${url}`] ?? [404, { type: "not-found", detail: url }];
  response.writeHead(status).end(JSON.stringify(content));
};

test.each(EXAMPLES)("example %# prints what its comments say", { timeout: 20_000 }, async (example) => {
  const { origin } = await answerWith(answer);
  const child = spawn(process.execPath, ["--input-type=module-typescript", "--eval", example], {
    cwd: PACKAGE,
    env: { ...process.env, OPERATOR_URL: origin },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const comments = Array.from(example.matchAll(/\/\/ (.+)$/gm), ([, comment = ""]) => comment);
  expect({ stdout: stdout.trimEnd().split("\n"), stderr }).toEqual({ stdout: comments, stderr: "" });
});

test("all examples are run", () => {
  expect(EXAMPLES).toHaveLength(3);
});
