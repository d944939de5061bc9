import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { isReachable, placeBinaries } from "./place-binaries.ts";

const SERVER_USER = { uid: 4711, gid: 4712 };

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
])("a file in another user's folder of mode $mode is reachable: $want", async ({ mode, want }) => {
  const folder = await makeFolder(mode);
  expect(await isReachable(join(folder, "file"), SERVER_USER)).toBe(want);
  await mkdir(join(folder, "inner"), { mode: 0o755 });
  expect(await isReachable(join(folder, "inner", "file"), SERVER_USER)).toBe(want);
});

test.runIf(process.getuid?.() === 0)(
  "permissions of the user's class decide: owner, group or others",
  async () => {
    const folder = await makeFolder(0o077);
    const isOpen = () => isReachable(join(folder, "file"), SERVER_USER);
    expect(await isOpen()).toBe(true);
    await chown(folder, SERVER_USER.uid, 0);
    expect(await isOpen()).toBe(false);
    await chmod(folder, 0o100);
    expect(await isOpen()).toBe(true);
    await chown(folder, 0, SERVER_USER.gid);
    expect(await isOpen()).toBe(false);
  },
);

test("binaries in a private folder are copied once", async () => {
  const home = await makeFolder(0o700);
  const cache = await makeFolder(0o755);
  await mkdir(join(home, "native", "bin"), { recursive: true });
  await writeFile(join(home, "package.json"), '{"name":"@vendor/linux","version":"18.4.0"}');
  await writeFile(join(home, "native", "bin", "postgres"), "binary");
  const place = () => placeBinaries(join(home, "native"), SERVER_USER, cache);
  const placed = join(cache, "vendor-linux-18.4.0");
  expect(await Promise.all([place(), place(), place()])).toEqual([placed, placed, placed]);
  expect(await readFile(join(placed, "bin", "postgres"), "utf8")).toBe("binary");
  expect(await readdir(cache)).toEqual(["vendor-linux-18.4.0"]);
  // The existing copy is kept.
  await rm(join(home, "native"), { recursive: true });
  expect(await readdir(cache)).toEqual(["vendor-linux-18.4.0"]);
});

test("binaries that are reachable, or run as the current user, are not copied", async () => {
  const home = await makeFolder(0o755);
  const closed = await makeFolder(0o700);
  await mkdir(join(home, "native"));
  expect(await placeBinaries(join(home, "native"), SERVER_USER, "/nowhere")).toBe(join(home, "native"));
  expect(await placeBinaries(join(closed, "native"), undefined, "/nowhere")).toBe(join(closed, "native"));
});
