import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import initializeWabt from "wabt";
import { SchemaError } from "../json-schema/diagnostic.ts";
import { showPath } from "../repository.ts";

/** Says where a text of WebAssembly is not well-formed or not valid. */
export class KernelError extends SchemaError {}

/** Features past the first version of WebAssembly that a kernel may use; every engine in use has them. */
const FEATURES = { simd: true, bulk_memory: true };

/** Assembles a text of WebAssembly. Gives the module that holds its code, by file name. */
export async function assembleKernel(file: string): Promise<Map<string, string>> {
  const text = await readFile(file, "utf8");
  const wabt = await initializeWabt();
  const code = (() => {
    try {
      const module = wabt.parseWat(showPath(file), text, FEATURES);
      module.resolveNames();
      module.validate();
      return module.toBinary({ canonicalize_lebs: true }).buffer;
    } catch (error) {
      throw new KernelError((error as Error).message.trim());
    }
  })();
  return new Map([["kernel.ts", writeModule(basename(file), code)]]);
}

function writeModule(source: string, code: Uint8Array): string {
  const lines =
    Buffer.from(code)
      .toString("base64")
      .match(/.{1,100}/g) ?? [];
  return `// Generated from ${source}. Do not edit: npm run generate.

/** The code of the kernel, in base64. */
export const KERNEL =
${lines.map((line) => `  "${line}"`).join(" +\n")};
`;
}
