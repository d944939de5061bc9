import { once } from "node:events";
import type { Worker } from "node:worker_threads";
import { afterEach, beforeEach, expect, test } from "vitest";
import { IdleWorkers } from "./idle-workers.ts";

/** Answers each message, and fails after the message `fail later`. */
const PROGRAM = `
import { parentPort } from "node:worker_threads";
parentPort.on("message", (message) => {
  parentPort.postMessage(message);
  if (message === "fail later") setImmediate(() => { throw new Error("late"); });
});`;

let workers: IdleWorkers;
let taken: Set<Worker>;
beforeEach(() => {
  workers = new IdleWorkers(new URL(`data:text/javascript,${encodeURIComponent(PROGRAM)}`));
  taken = new Set();
});
afterEach(() => Promise.all([...taken].map((worker) => worker.terminate())));

function take(): Worker {
  const worker = workers.take();
  taken.add(worker);
  return worker;
}

async function run(task: string, worker = take()): Promise<Worker> {
  worker.postMessage(task);
  await once(worker, "message");
  workers.keep(worker);
  return worker;
}

test("a worker that has done a task does the next", async () => {
  expect(await run("again")).toBe(await run("once"));
});

test("tasks at the same time have workers of their own", async () => {
  const [first, second] = await Promise.all([run("left"), run("right")]);
  expect(first).not.toBe(second);
});

test("a worker that fails while it is idle is replaced", async () => {
  const failed = take();
  // Before it is sent: the end may come with the answer.
  const ended = new Promise((resolve) => failed.once("exit", resolve));
  await run("fail later", failed);
  await ended;
  expect(await run("next")).not.toBe(failed);
});

test("a worker that ended before it is taken back is replaced", async () => {
  const ended = take();
  await ended.terminate();
  workers.keep(ended);
  expect(await run("next")).not.toBe(ended);
});
