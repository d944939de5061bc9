import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { findParent, listFamily, readCpuTimeMs } from "./cpu-time.ts";

const HAS_PROC = existsSync("/proc/self/stat");

/** A grandchild that uses the processor while its parent waits. */
const BUSY = `require("node:child_process").spawn(process.execPath, ["-e", "for (;;);"]); setTimeout(() => {}, 60_000);`;

test("includes the time of child processes", async () => {
  const child = spawn(process.execPath, ["-e", BUSY], { detached: true });
  const { pid = 0 } = child;
  const before = readCpuTimeMs([pid]);
  const want = HAS_PROC ? expect.any(Number) : Number.NaN;
  expect(before).toEqual(want);
  if (HAS_PROC) {
    await expect.poll(() => readCpuTimeMs([pid]) - before, { timeout: 30_000 }).toBeGreaterThan(200);
    expect(findParent(pid)).toBe(process.pid);
    expect(listFamily(pid)).toEqual([pid, expect.any(Number)]);
  }
  process.kill(-pid, "SIGKILL");
  await once(child, "exit");
});

test("a process that does not exist has no time", () => {
  expect(readCpuTimeMs([2 ** 30])).toEqual(HAS_PROC ? 0 : Number.NaN);
  expect(findParent(2 ** 30)).toBe(undefined);
  expect(listFamily(2 ** 30)).toEqual([2 ** 30]);
});
