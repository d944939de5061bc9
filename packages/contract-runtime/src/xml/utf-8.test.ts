import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { BYTES, tryBytes } from "../../test/try-bytes.ts";

const here = JSON.parse(tryBytes());

test("finds the first invalid byte", () => {
  expect(here.invalid).toEqual(BYTES.map(([, invalidAt]) => invalidAt));
});

test("slices byte ranges, including a byte order mark", () => {
  expect(here.cuts).toEqual(["\ufeff", "a€", "\u{1F4B3}b", "a"]);
  expect(here.length).toBe(12);
});

test("returns the same results without Node's Buffer", () => {
  const program = `
    delete process.getBuiltinModule;
    const { tryBytes } = await import(${JSON.stringify(new URL("../../test/try-bytes.ts", import.meta.url))});
    process.stdout.write(tryBytes());`;
  const flags = ["--input-type=module", "--eval", program];
  const elsewhere = JSON.parse(execFileSync(process.execPath, flags, { encoding: "utf8" }));
  expect(elsewhere).toEqual(here);
});
