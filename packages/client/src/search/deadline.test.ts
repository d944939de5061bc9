import { getEventListeners } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { startDeadline } from "./deadline.ts";

const NEVER = new Promise<never>(() => {});

test("ends at the end of its time", async () => {
  const deadline = startDeadline(20, []);
  expect(deadline.ended).toBeUndefined();
  await expect(deadline.race(NEVER)).rejects.toHaveProperty("name", "AbortError");
  expect(deadline.ended).toBe("timeout");
});

test("ends with the caller's reason", async () => {
  const caller = new AbortController();
  const deadline = startDeadline(60_000, [undefined, caller.signal]);
  const race = deadline.race(NEVER);
  caller.abort("enough");
  await expect(race).rejects.toBe("enough");
  expect(deadline.ended).toBe("aborted");
  deadline.release();
});

test("has ended when a caller had aborted before", async () => {
  const deadline = startDeadline(60_000, [AbortSignal.abort("before")]);
  expect(deadline.ended).toBe("aborted");
  await expect(deadline.race(NEVER)).rejects.toBe("before");
  deadline.release();
});

test("keeps the first reason of several", () => {
  const first = new AbortController();
  const second = new AbortController();
  const deadline = startDeadline(60_000, [first.signal, second.signal]);
  second.abort("second");
  first.abort("first");
  expect(deadline.signal.reason).toBe("second");
  deadline.release();
});

test("stays timed out when a caller aborts afterwards", async () => {
  const caller = new AbortController();
  const deadline = startDeadline(5, [caller.signal]);
  await expect(deadline.race(NEVER)).rejects.toHaveProperty("name", "AbortError");
  caller.abort("late");
  expect(deadline.ended).toBe("timeout");
  deadline.release();
});

test("lets the work win", async () => {
  const deadline = startDeadline(60_000, []);
  await expect(deadline.race(Promise.resolve("done"))).resolves.toBe("done");
  await expect(deadline.race(Promise.reject(new RangeError("own")))).rejects.toThrow(RangeError);
  deadline.release();
});

test("removes its timer and listeners", async () => {
  const caller = new AbortController();
  const deadline = startDeadline(10, [caller.signal]);
  expect(getEventListeners(caller.signal, "abort")).toHaveLength(1);
  deadline.release();
  expect(getEventListeners(caller.signal, "abort")).toHaveLength(0);
  await sleep(30);
  expect(deadline.ended).toBeUndefined();
});

test("does not report the rejection of work that lost", async () => {
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  const deadline = startDeadline(5, []);
  const late = sleep(20).then(() => Promise.reject(new Error("late")));
  await expect(deadline.race(late)).rejects.toHaveProperty("name", "AbortError");
  await sleep(40);
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
