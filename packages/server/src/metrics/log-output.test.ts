import { execFileSync } from "node:child_process";
import { closeSync, constants, openSync, readFileSync, readSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openLogOutput } from "./log-output.ts";

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "log-output-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test("a file is written synchronously", async () => {
  const file = join(await makeFolder(), "log");
  const fd = openSync(file, "w");
  const output = openLogOutput(fd);
  output.write("one\n");
  output.write("two\n");
  expect(readFileSync(file, "utf8")).toBe("one\ntwo\n");
  await output.close(1000);
  closeSync(fd);
});

test("lines that a file cannot hold are dropped and counted", async () => {
  const file = join(await makeFolder(), "log");
  writeFileSync(file, "");
  // Each write fails, as on a full disk.
  const fd = openSync(file, "r");
  const output = openLogOutput(fd);
  output.write("one\n");
  output.write("two\n");
  // The same descriptor: writes succeed from now on.
  closeSync(fd);
  expect(openSync(file, "w")).toBe(fd);
  output.write("three\n");
  output.write("four\n");
  closeSync(fd);
  const [count = "", ...others] = readFileSync(file, "utf8").trimEnd().split("\n");
  expect(JSON.parse(count)).toMatchObject({
    event: "lines-dropped",
    lines: 2,
    msg: "log lines dropped: they could not be written",
  });
  expect(others).toEqual(["three", "four"]);
});

test("lines without a reader are buffered up to a limit, further ones are dropped and counted", async () => {
  const pipe = await makePipe();
  const output = openLogOutput(pipe.writing);
  const line = `${"x".repeat(999)}\n`;
  const written = 10_000;
  for (let i = 0; i < written; i++) output.write(line);
  const taken = await pipe.readUntilEmpty();
  output.write("the next\n");
  const [count = "", next] = (await pipe.readUntilEmpty()).trimEnd().split("\n");
  expect(next).toBe("the next");
  const { lines: dropped, ...rest } = JSON.parse(count);
  expect(rest).toMatchObject({ level: "warn", msg: "log lines dropped: the reader is too slow" });
  expect(taken).toBe(line.repeat(written - dropped));
  // The limit, and the capacity of a pipe.
  expect(taken.length).toBeLessThan(2_000_000);
  await output.close(1000);
});

test("without a reader, closing takes at most a second", async () => {
  const pipe = await makePipe();
  const output = openLogOutput(pipe.writing);
  for (let i = 0; i < 2_000; i++) output.write(`${"x".repeat(999)}\n`);
  await output.close(1000);
  expect((await pipe.readUntilEmpty()).length).toBeLessThan(1_000_000);
});

test("with a reader, closing writes the buffered lines", async () => {
  const pipe = await makePipe();
  const output = openLogOutput(pipe.writing);
  for (let i = 0; i < 500; i++) output.write(`${"x".repeat(999)}\n`);
  const [text] = await Promise.all([pipe.readUntilEmpty(), output.close(1000)]);
  expect(text).toHaveLength(500_000);
});

async function makePipe() {
  const path = join(await makeFolder(), "pipe");
  execFileSync("mkfifo", [path]);
  const reading = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const writing = openSync(path, "w");
  onTestFinished(() => closeSync(reading));
  return {
    writing,
    /** Reads the pipe until no data arrives for a while. */
    async readUntilEmpty(): Promise<string> {
      const chunk = Buffer.alloc(65_536);
      let text = "";
      for (let quiet = 0; quiet < 20; quiet++) {
        try {
          const length = readSync(reading, chunk);
          if (length > 0) quiet = 0;
          text += chunk.toString("latin1", 0, length);
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== "EAGAIN") throw error;
        }
        await setTimeout(2);
      }
      return text;
    },
  };
}
