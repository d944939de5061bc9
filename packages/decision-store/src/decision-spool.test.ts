import { execFileSync } from "node:child_process";
import {
  mkdir,
  mkdtemp,
  open,
  readdir,
  rename,
  rm,
  stat,
  symlink,
  truncate,
  utimes,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { makeDecision } from "../test/decision-records.ts";
import { BlockWriter, type DecisionBlock } from "./decision-block.ts";
import { DecisionSpool, type SpoolOptions } from "./decision-spool.ts";

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "spool-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

function openSpool(folder: string, options: Partial<SpoolOptions> = {}): DecisionSpool {
  const ignore = () => undefined;
  return new DecisionSpool({ folder, maxBytes: 2 ** 20, onTorn: ignore, onLeft: ignore, ...options });
}

async function makeBlock(eventId: number): Promise<DecisionBlock> {
  const writer = new BlockWriter();
  writer.add(makeDecision({ eventId }));
  return writer.take();
}

async function readAll(spool: DecisionSpool): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let first = await spool.readFirst(); first !== undefined; first = await spool.readFirst()) {
    ids.push(first.block.id);
    await spool.removeFirst();
  }
  return ids;
}

const VERSION = {
  digest: `sha256:${"a".repeat(64)}`,
  files: [{ path: "merchants.yaml", text: "clients: []" }],
};

test("blocks are read in order, with their versions, and leave no file behind", async () => {
  const folder = await makeFolder();
  const spool = openSpool(folder);
  const blocks = [await makeBlock(1), await makeBlock(2), await makeBlock(3)];
  for (const block of blocks) await spool.append(block, [VERSION]);
  expect(spool.bytes).toBeGreaterThan(500);
  expect(spool.oldest).toBe(blocks[0]?.from);
  expect(await spool.readFirst()).toEqual({ block: blocks[0], versions: [VERSION] });
  expect(await readAll(spool)).toEqual(blocks.map(({ id }) => id));
  expect([spool.bytes, spool.oldest, spool.isEmpty]).toEqual([0, undefined, true]);
  await spool.close();
  expect(await readdir(folder)).toEqual([]);
});

test("blocks that are appended while others are removed are neither rejected nor lost", async () => {
  const spool = openSpool(await makeFolder());
  const block = await makeBlock(1);
  let isAppending = true;
  const append = async () => {
    for (let count = 0; count < 500; count++) await spool.append(block, []);
  };
  const read = async () => {
    let count = 0;
    while (isAppending || !spool.isEmpty) {
      count += (await readAll(spool)).length;
      await setImmediate();
    }
    return count;
  };
  const appending = append().finally(() => {
    isAppending = false;
  });
  const [count] = await Promise.all([read(), appending]);
  expect([count, spool.bytes]).toEqual([500, 0]);
});

test("a full spool rejects a block, and takes the next one after there is room", async () => {
  const spool = openSpool(await makeFolder(), { maxBytes: 2000 });
  const block = await makeBlock(1);
  const fill = async () => {
    for (;;) await spool.append(block, []);
  };
  await expect(fill()).rejects.toThrow("the spool of decisions is full");
  expect((await readAll(spool)).length).toBeGreaterThan(1);
  await spool.append(block, []);
  expect(await readAll(spool)).toEqual([block.id]);
});

test("a folder that the system has no place for rejects a block", async () => {
  await expect(openSpool("/proc/spool").append(await makeBlock(1), [])).rejects.toThrow();
});

test("a folder that cannot be written rejects a block", async () => {
  const folder = await makeFolder();
  await writeFile(join(folder, "file"), "");
  const spool = openSpool(join(folder, "file"));
  await expect(spool.append(await makeBlock(1), [])).rejects.toThrow("ENOTDIR");
  expect(spool.isEmpty).toBe(true);
});

test("the blocks and versions of a process that ended are adopted by one other, at once if it closed", async () => {
  const folder = await makeFolder();
  const ended = openSpool(folder);
  const block = await makeBlock(1);
  await ended.append(block, [VERSION]);
  const others = [openSpool(folder), openSpool(folder)];
  const adopt = () => Promise.all(others.map((other) => other.adopt()));
  await adopt();
  expect(others.map(({ isEmpty }) => isEmpty)).toEqual([true, true]);
  await ended.close();
  await adopt();
  const [mine] = others.filter(({ isEmpty }) => !isEmpty);
  expect(others.filter(({ isEmpty }) => isEmpty)).toHaveLength(1);
  expect(await mine?.readFirst()).toEqual({ block, versions: [VERSION] });
  for (const other of others) await other.close();
});

test("the blocks of a killed process are adopted without the torn one, whose decisions are counted", async () => {
  const folder = await makeFolder();
  const killed = openSpool(folder);
  const whole = await makeBlock(1);
  for (const block of [whole, await makeBlock(2)]) await killed.append(block, []);
  const [name = ""] = await readdir(folder);
  const [file = ""] = await readdir(join(folder, name));
  await truncate(join(folder, name, file), killed.bytes - 1);
  const anHourAgo = Date.now() / 1000 - 3600;
  await utimes(join(folder, name), anHourAgo, anHourAgo);
  const torn: number[] = [];
  const next = openSpool(folder, { onTorn: (decisions) => torn.push(decisions) });
  await next.adopt();
  expect([await readAll(next), torn]).toEqual([[whole.id], [1]]);
});

test("a process that was suspended continues in a new folder, and does not read what another adopted", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const folder = await makeFolder();
  const suspended = openSpool(folder);
  const [before, after] = [await makeBlock(1), await makeBlock(2)];
  await suspended.append(before, []);
  vi.setSystemTime(Date.now() + 3_600_000);
  const other = openSpool(folder);
  await other.adopt();
  await suspended.append(after, []);
  expect([await readAll(other), await readAll(suspended)]).toEqual([[before.id], [after.id]]);
});

test("files of others in the folder are left alone", async () => {
  const folder = await makeFolder();
  await writeFile(join(folder, "notes.txt"), "notes");
  await mkdir(join(folder, "old"));
  await utimes(join(folder, "old"), 0, 0);
  const spool = openSpool(folder);
  await spool.adopt();
  expect(spool.isEmpty).toBe(true);
  expect(await readdir(folder)).toEqual(expect.arrayContaining(["notes.txt", "old"]));
});

/** The folder of the only process. */
async function findFolder(folder: string): Promise<string> {
  const [name = ""] = await readdir(folder);
  return join(folder, name);
}

/** Runs in place of the next sync of a file. */
function onNextSync(act: () => Promise<void>): Promise<void> {
  return onNext("datasync", act);
}

/** Runs in place of the next read of a file. */
function onNextRead(act: () => Promise<void>): Promise<void> {
  return onNext("read", act);
}

async function onNext(method: "datasync" | "read", act: () => Promise<void>): Promise<void> {
  await using file = await open(import.meta.filename);
  const spy = vi.spyOn(Object.getPrototypeOf(file), method).mockImplementationOnce(act);
  onTestFinished(() => spy.mockRestore());
}

test("a block that cannot be written leaves no file", async () => {
  const folder = await makeFolder();
  const spool = openSpool(folder);
  const block = await makeBlock(1);
  await onNextSync(() => Promise.reject(new Error("no space")));
  await expect(spool.append(block, [])).rejects.toThrow("no space");
  expect(await readdir(await findFolder(folder))).toEqual([]);
  await onNextSync(() => Promise.reject(new Error("no space")));
  await expect(spool.append(block, [VERSION])).rejects.toThrow("no space");
  expect(await readdir(await findFolder(folder))).toEqual([]);
  await spool.append(block, []);
  expect(await readAll(spool)).toEqual([block.id]);
});

test("a block that is written while another process adopts the file is written again", async () => {
  const folder = await makeFolder();
  const [suspended, other] = [openSpool(folder), openSpool(folder)];
  await suspended.adopt();
  const [first, second] = [await makeBlock(1), await makeBlock(2)];
  await suspended.append(first, []);
  await onNextSync(async () => {
    await utimes(await findFolder(folder), 0, 0);
    await other.adopt();
  });
  await expect(suspended.append(second, [])).rejects.toThrow("ENOENT");
  await suspended.append(second, []);
  expect(await readAll(suspended)).toEqual([second.id]);
  expect(await readAll(other)).toContain(first.id);
});

test("a process whose folder was deleted continues in a new one", async () => {
  const folder = await makeFolder();
  const spool = openSpool(folder);
  await spool.adopt();
  await rm(await findFolder(folder), { recursive: true });
  const block = await makeBlock(1);
  await spool.append(block, []);
  expect(await readAll(spool)).toEqual([block.id]);
});

test("a block that cannot be read is not skipped, and one that is damaged is counted", async () => {
  const folder = await makeFolder();
  const torn: number[] = [];
  const spool = openSpool(folder, { onTorn: (decisions) => torn.push(decisions) });
  await spool.append(await makeBlock(1), []);
  const own = await findFolder(folder);
  const [name = ""] = await readdir(own);
  const path = join(own, name);
  await rename(path, `${path}.moved`);
  await symlink(path, path);
  await expect(spool.readFirst()).rejects.toThrow("ELOOP");
  await rm(path);
  await writeFile(path, "no block");
  expect(await spool.readFirst()).toBeUndefined();
  expect(torn).toEqual([1]);
});

test("files that could not be adopted are adopted later, and closing deletes none of them", async () => {
  const folder = await makeFolder();
  const ended = openSpool(folder);
  const block = await makeBlock(1);
  await ended.append(block, [VERSION]);
  await ended.close();
  const spool = openSpool(folder);
  await onNextRead(() => Promise.reject(new Error("EIO")));
  await expect(spool.adopt()).rejects.toThrow("EIO");
  await spool.close();
  const next = openSpool(folder);
  await next.adopt();
  expect(await next.readFirst()).toEqual({ block, versions: [VERSION] });
});

const BLOCKS = "000000000.blocks";
const VERSION_FILE = `sha256-${"a".repeat(64)}.version.json`;

async function makeSparse(path: string, bytes: number): Promise<void> {
  await writeFile(path, "");
  await truncate(path, bytes);
}

/** What somebody may put into the folder of a spool. */
const FOREIGN = [
  { what: "a link to a device", name: BLOCKS, place: (path: string) => symlink("/dev/zero", path) },
  { what: "a link to a device", name: VERSION_FILE, place: (path: string) => symlink("/dev/zero", path) },
  { what: "a FIFO", name: BLOCKS, place: async (path: string) => void execFileSync("mkfifo", [path]) },
  { what: "a FIFO", name: VERSION_FILE, place: async (path: string) => void execFileSync("mkfifo", [path]) },
  { what: "a link to itself", name: BLOCKS, place: (path: string) => symlink(BLOCKS, path) },
  { what: "a sparse file", name: BLOCKS, place: (path: string) => makeSparse(path, 900_000_000) },
  { what: "an unknown file", name: "notes.txt", place: (path: string) => writeFile(path, "") },
  { what: "a folder", name: "old.blocks", place: (path: string) => mkdir(path) },
];

test.each(FOREIGN)(
  "$what as $name is named once and left, and what is beside it is stored",
  async ({ name, place }) => {
    const folder = await makeFolder();
    const ended = openSpool(folder);
    const block = await makeBlock(1);
    await ended.append(block, []);
    await place(join(await findFolder(folder), name));
    await ended.close();
    const left: string[] = [];
    const spool = openSpool(folder, { onLeft: (path) => left.push(path) });
    for (let count = 0; count < 3; count++) await spool.adopt();
    expect(await readAll(spool)).toEqual([block.id]);
    await spool.close();
    const [place1 = "", ...others] = await readdir(folder);
    expect([await readdir(join(folder, place1)), others]).toEqual([[name], []]);
    expect(left).toEqual([expect.stringMatching(new RegExp(`/${name}$`)), join(folder, place1)]);
  },
);

test("files and folders of another user are left", async () => {
  const folder = await makeFolder();
  const ended = openSpool(folder);
  await ended.append(await makeBlock(1), []);
  const path = await findFolder(folder);
  await ended.close();
  const isOther = vi.spyOn(process as { geteuid(): number }, "geteuid").mockReturnValue(-1);
  onTestFinished(() => isOther.mockRestore());
  const left: string[] = [];
  const spool = openSpool(folder, { onLeft: (each) => left.push(each) });
  await spool.adopt();
  expect([spool.isEmpty, left, await readdir(path)]).toEqual([true, [path], ["000000001.blocks"]]);
});

test.each(FOREIGN.filter(({ name }) => name === BLOCKS))(
  "$what in place of the next file rejects one block, and is left",
  async ({ place }) => {
    const folder = await makeFolder();
    const spool = openSpool(folder);
    await spool.adopt();
    const path = join(await findFolder(folder), "000000001.blocks");
    await place(path);
    const [first, second] = [await makeBlock(1), await makeBlock(2)];
    await expect(spool.append(first, [])).rejects.toThrow("EEXIST");
    await spool.append(second, []);
    expect(await readAll(spool)).toEqual([second.id]);
    expect(await readdir(dirname(path))).toEqual(["000000001.blocks"]);
  },
);

test.each([
  ...FOREIGN.filter(({ name }) => name === VERSION_FILE),
  { what: "a sparse file", place: (path: string) => makeSparse(path, 900_000_000) },
  { what: "no JSON", place: (path: string) => writeFile(path, "no JSON") },
  { what: "another version", place: (path: string) => writeFile(path, '{"digest":"sha256:b","files":[]}') },
])("$what in place of a version is named, and the block is stored without it", async ({ place }) => {
  const folder = await makeFolder();
  const left: string[] = [];
  const spool = openSpool(folder, { onLeft: (path) => left.push(path) });
  const block: DecisionBlock = { ...(await makeBlock(1)), digests: [VERSION.digest] };
  await spool.append(block, [VERSION]);
  const path = join(await findFolder(folder), VERSION_FILE);
  await rm(path);
  await place(path);
  expect(await spool.readFirst()).toEqual({ block, versions: [] });
  expect(left).toEqual([path]);
});

test("only this user may read the folders and files of a spool", async () => {
  const folder = join(await makeFolder(), "new");
  const spool = openSpool(folder);
  await spool.append(await makeBlock(1), [VERSION]);
  const own = await findFolder(folder);
  const paths = [folder, own, ...(await readdir(own)).map((name) => join(own, name))];
  const modes = await Promise.all(paths.map(async (path) => ((await stat(path)).mode & 0o777).toString(8)));
  expect(modes).toEqual(["700", "700", "600", "600"]);
});

test("closing a spool whose folder another process has adopted is no error", async () => {
  const folder = await makeFolder();
  const spool = openSpool(folder);
  await spool.append(await makeBlock(1), []);
  await utimes(await findFolder(folder), 0, 0);
  await openSpool(folder).adopt();
  await expect(spool.close()).resolves.toBeUndefined();
});

test("a process that was suspended stores its own blocks with their versions when no other has adopted them", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const spool = openSpool(await makeFolder());
  const [before, after] = [await makeBlock(1), await makeBlock(2)];
  await spool.append(before, [VERSION]);
  vi.setSystemTime(Date.now() + 10_000);
  await spool.append(after, []);
  expect(await spool.readFirst()).toEqual({ block: before, versions: [VERSION] });
});
