import { execFile } from "node:child_process";
import { mkdir, symlink, truncate, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/** A condition under which a process is stopped. */
export interface Situation {
  readonly name: string;
  /** Puts something into the folder of a process that has ended, before the service starts. */
  readonly place?: (path: string) => Promise<unknown>;
  readonly isDiskFrozen?: boolean;
  readonly isDatabaseSilent?: boolean;
}

export const SITUATIONS: readonly Situation[] = [
  { name: "nothing" },
  { name: "PostgreSQL stopped", isDatabaseSilent: true },
  { name: "link to /dev/zero", place: (path) => symlink("/dev/zero", path) },
  { name: "FIFO", place: (path) => run("mkfifo", path) },
  {
    name: "sparse file, 900 MB",
    place: (path) => writeFile(path, "").then(() => truncate(path, 900_000_000)),
  },
  { name: "disk frozen", isDiskFrozen: true },
  { name: "disk frozen, PostgreSQL stopped", isDiskFrozen: true, isDatabaseSilent: true },
];

function run(command: string, ...args: string[]): Promise<unknown> {
  return promisify(execFile)(command, args);
}

/** Makes the spool of a process that has ended, with something in it. */
export async function placeInSpool(spool: string, { place }: Situation): Promise<void> {
  const ended = join(spool, "00000000-0000-4000-8000-000000000000");
  await mkdir(ended, { recursive: true });
  await place?.(join(ended, "000000001.blocks"));
  await utimes(ended, 0, 0);
}

/** A disk that can be frozen: a file behind a loop device. Needs root. */
export async function mountFreezable(folder: string) {
  const [image, disk] = [join(folder, "image"), join(folder, "disk")];
  await mkdir(disk);
  await writeFile(image, "");
  await truncate(image, 2 ** 26);
  await run("mkfs.ext4", "-q", image);
  await run("mount", "-o", "loop", image, disk);
  let isFrozen = false;
  const thaw = async () => {
    if (isFrozen) await run("fsfreeze", "--unfreeze", disk);
    isFrozen = false;
  };
  return {
    disk,
    async freeze() {
      await run("fsfreeze", "--freeze", disk);
      isFrozen = true;
    },
    thaw,
    async [Symbol.asyncDispose]() {
      await thaw();
      await run("umount", disk);
    },
  };
}
