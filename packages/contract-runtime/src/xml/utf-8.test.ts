import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { BYTES, tryBytes } from "../../test/try-bytes.ts";

const here = JSON.parse(tryBytes());

test("invalid UTF-8 is found where it begins", () => {
  expect(here.invalid).toEqual(BYTES.map(([, invalidAt]) => invalidAt));
});

test("ranges are cut out by their bytes, a byte order mark too", () => {
  expect(here.cuts).toEqual(["\ufeff", "a€", "\u{1F4B3}b", "a"]);
  expect(here.length).toBe(12);
});

test("platforms without Node's Buffer give the same", () => {
  const program = `
    delete process.getBuiltinModule;
    const { tryBytes } = await import(${JSON.stringify(new URL("../../test/try-bytes.ts", import.meta.url))});
    process.stdout.write(tryBytes());`;
  const flags = ["--input-type=module", "--eval", program];
  const elsewhere = JSON.parse(execFileSync(process.execPath, flags, { encoding: "utf8" }));
  expect(elsewhere).toEqual(here);
});
