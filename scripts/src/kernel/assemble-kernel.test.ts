import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { assembleKernel, KernelError } from "./assemble-kernel.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kernel-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

function assemble(text: string): Promise<Map<string, string>> {
  const file = join(folder, "kernel.wat");
  writeFileSync(file, text);
  return assembleKernel(file);
}

describe("assembleKernel", () => {
  test("gives a module whose code does what the text says", async () => {
    const files = await assemble(`(module (func (export "add") (param i32 i32) (result i32)
      (i32.add (local.get 0) (local.get 1))))`);
    expect([...files.keys()]).toEqual(["kernel.ts"]);
    const file = join(folder, "kernel.ts");
    writeFileSync(file, files.get("kernel.ts") as string);
    const { KERNEL } = await import(file);
    const { WebAssembly } = globalThis as unknown as {
      WebAssembly: { instantiate(code: Uint8Array): Promise<{ instance: { exports: Adder } }> };
    };
    const { instance } = await WebAssembly.instantiate(Buffer.from(KERNEL, "base64"));
    expect(instance.exports.add(40, 2)).toBe(42);
  });

  test.each([
    [
      "what is no instruction",
      "(module (func (i32.ad)))",
      /kernel\.wat:1:16: error: unexpected token "i32\.ad"/,
    ],
    [
      "types that do not fit",
      "(module (func (result i32) (i64.const 1)))",
      /kernel\.wat:1:29: error: type mismatch/,
    ],
  ])("refuses %s, with the place", async (_, text, message) => {
    const refused = await assemble(text).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(KernelError);
    expect((refused as Error).message).toMatch(message);
  });
});

interface Adder {
  add(a: number, b: number): number;
}
