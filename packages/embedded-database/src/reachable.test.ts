import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { placeBinaries } from "./place-binaries.ts";
import { isReachable } from "./reachable.ts";

const SOMEBODY = { uid: 4711, gid: 4712 };

async function makeFolder(mode: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "reachable-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await chmod(folder, mode);
  return folder;
}

test.each([
  { mode: 0o711, want: true },
  { mode: 0o755, want: true },
  { mode: 0o750, want: false },
  { mode: 0o704, want: false },
])("a folder of mode $mode of somebody else: $want", async ({ mode, want }) => {
  const folder = await makeFolder(mode);
  expect(await isReachable(join(folder, "file"), SOMEBODY)).toBe(want);
  await mkdir(join(folder, "inner"), { mode: 0o755 });
  expect(await isReachable(join(folder, "inner", "file"), SOMEBODY)).toBe(want);
});

test.runIf(process.getuid?.() === 0)("what counts is the class that the user is in", async () => {
  const folder = await makeFolder(0o077);
  const isOpen = () => isReachable(join(folder, "file"), SOMEBODY);
  expect(await isOpen()).toBe(true);
  await chown(folder, SOMEBODY.uid, 0);
  expect(await isOpen()).toBe(false);
  await chmod(folder, 0o100);
  expect(await isOpen()).toBe(true);
  await chown(folder, 0, SOMEBODY.gid);
  expect(await isOpen()).toBe(false);
});

test("binaries in a private folder are copied, once however many ask", async () => {
  const home = await makeFolder(0o700);
  const cache = await makeFolder(0o755);
  await mkdir(join(home, "native", "bin"), { recursive: true });
  await writeFile(join(home, "package.json"), '{"name":"@vendor/linux","version":"18.4.0"}');
  await writeFile(join(home, "native", "bin", "postgres"), "binary");
  const place = () => placeBinaries(join(home, "native"), SOMEBODY, cache);
  const placed = join(cache, "vendor-linux-18.4.0");
  expect(await Promise.all([place(), place(), place()])).toEqual([placed, placed, placed]);
  expect(await readFile(join(placed, "bin", "postgres"), "utf8")).toBe("binary");
  expect(await readdir(cache)).toEqual(["vendor-linux-18.4.0"]);
  // What is there stays: it is not copied again.
  await rm(join(home, "native"), { recursive: true });
  expect(await readdir(cache)).toEqual(["vendor-linux-18.4.0"]);
});

test("binaries that can be reached, or that we run ourselves, are used where they are", async () => {
  const home = await makeFolder(0o755);
  const closed = await makeFolder(0o700);
  await mkdir(join(home, "native"));
  expect(await placeBinaries(join(home, "native"), SOMEBODY, "/nowhere")).toBe(join(home, "native"));
  expect(await placeBinaries(join(closed, "native"), undefined, "/nowhere")).toBe(join(closed, "native"));
});
