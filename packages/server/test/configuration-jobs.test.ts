import { openPool } from "@payment-routing/database";
import { expect, onTestFinished, test } from "vitest";
import { type Line, readProblem, useConfigurationJobs, WITHOUT_IOS } from "./configuration-jobs.ts";
import { sandboxFiles } from "./sandbox-versions.ts";
import { search } from "./send.ts";

const { serve } = useConfigurationJobs();

/** Takes minutes. */
const LONG = { configuration: WITHOUT_IOS, tries: 1_000_000 };

test.each([
  { name: "no source", document: { configuration: {} }, status: 400, code: "invalid-document" },
  {
    name: "two sources",
    document: { configuration: { digest: `sha256:${"0".repeat(64)}`, files: sandboxFiles() } },
    status: 400,
    code: "invalid-document",
  },
  {
    name: "an unknown version",
    document: { configuration: { digest: `sha256:${"0".repeat(64)}` } },
    status: 404,
    code: "unknown-version",
  },
  {
    name: "files with keys",
    document: {
      configuration: { files: [...sandboxFiles(), { path: "keys.yaml", text: "internal: []\n" }] },
    },
    status: 422,
    code: "invalid-configuration",
  },
  {
    name: "a period that ends before it starts",
    document: {
      configuration: { files: sandboxFiles() },
      since: "2026-11-20T00:00:00Z",
      until: "2026-11-19T00:00:00Z",
    },
    status: 400,
    code: "invalid-document",
  },
])("$name is rejected", async ({ document, status, code }) => {
  const { ask } = await serve();
  expect(readProblem(await ask("simulate", document))).toMatchObject({ status, code });
});

test("while a job runs, others and uploads are rejected, and searches are answered", async () => {
  const { digest, ask, start, state, port, post } = await serve();
  const job = await start("diff", LONG);
  expect((await job.next()).value).toMatchObject({ done: 0, finished: false });
  const running = { kind: "diff", started_at: expect.any(String), key_id: "test-admin-key" };
  const busy = await ask("lint", { configuration: { digest } });
  expect(readProblem(busy)).toMatchObject({ status: 409, code: "job-under-way", job: running });
  expect(busy.headers["retry-after"]).toBe("5");
  const upload = await post("/configuration/versions", { files: sandboxFiles(), reason: "try" });
  expect(readProblem(upload)).toMatchObject({ status: 409, code: "job-under-way", job: running });
  for (let count = 0; count < 20; count++) expect((await search(port)).status).toBe(200);
  expect((await state()).job).toEqual(running);
  job.cancel();
  await expect.poll(async () => (await state()).job).toBeUndefined();
});

test("a key has two jobs, of which one waits for the other to end", async () => {
  const { digest, ask, start } = await serve();
  const job = await start("diff", LONG);
  await job.next();
  const others = await Promise.all([1, 2, 3].map(() => ask("lint", { configuration: { digest } })));
  const rejected = others.map(readProblem).sort((one, other) => one.status - other.status);
  expect(rejected).toMatchObject([
    { status: 409, code: "job-under-way" },
    { status: 429, code: "key-limit-exceeded" },
    { status: 429, code: "key-limit-exceeded" },
  ]);
  job.cancel();
});

test("closing the request ends the thread without an error, and another job can start", async () => {
  const { digest, start, state, run, listErrors } = await serve();
  const job = await start("diff", LONG);
  await job.next();
  job.cancel();
  await expect.poll(async () => (await state()).job).toBeUndefined();
  // Before the first line, while the configuration is loaded.
  const early = start("diff", LONG);
  await expect.poll(async () => (await state()).job).toBeDefined();
  early.cancel();
  await expect(early).rejects.toThrow("aborted");
  // Immediately, although the service may not have noticed yet that the request is closed.
  const lines = await run("cases", { configuration: { digest } });
  expect(lines.at(-1)).toMatchObject({ finished: true, result: { cases: 0 } });
  expect(listErrors()).toEqual([]);
});

test("another job can start as soon as the last line is read", async () => {
  const { digest, run } = await serve();
  for (let count = 0; count < 3; count++)
    expect((await run("validate", { configuration: { digest } })).at(-1)).toMatchObject({ finished: true });
});

test("a job that needs too much memory ends, and the process goes on", async () => {
  const { ask, state, port } = await serve({ jobMemoryMb: 12 });
  const answer = await ask("simulate", { configuration: WITHOUT_IOS });
  expect(readProblem(answer)).toMatchObject({ status: 422, code: "job-too-large" });
  expect((await state()).job).toBeUndefined();
  expect((await search(port)).status).toBe(200);
});

test("a database that cannot be reached is a problem of the job", async () => {
  const pool = openPool("postgresql://127.0.0.1:2/nothing");
  onTestFinished(() => pool.end());
  const { ask } = await serve({ findDatabase: () => pool });
  const answer = await ask("simulate", { configuration: WITHOUT_IOS });
  expect(readProblem(answer)).toMatchObject({ status: 503, code: "database-unavailable" });
});

test("a job that cannot be started does not hold others up", async () => {
  const { ask } = await serve({
    findDatabase: () => {
      throw new Error("not reached");
    },
  });
  for (let count = 0; count < 2; count++) {
    const { status } = await ask("cases", { configuration: { files: sandboxFiles() } });
    expect(status).toBe(500);
  }
});

test("a shutdown ends the job with a last line, and does not wait for it", async () => {
  const { start, server } = await serve();
  const job = await start("diff", LONG);
  await job.next();
  const [finished, lines] = await Promise.all([server.close(), collect(job.rest())]);
  expect(finished).toBe(true);
  expect(lines.at(-1)).toMatchObject({
    finished: true,
    problem: { status: 503, type: expect.stringMatching(/\/shutting-down$/) },
  });
});

async function collect(lines: AsyncIterable<Line>): Promise<readonly Line[]> {
  const collected: Line[] = [];
  for await (const line of lines) collected.push(line);
  return collected;
}
