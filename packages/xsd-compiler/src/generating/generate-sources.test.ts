import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Result } from "@payment-routing/contract-runtime";
import { describe, expect, test } from "vitest";
import { judgeByLibxml2 } from "../../test/judge-by-libxml2.ts";
import { writeSchemas } from "../../test/schema-folder.ts";
import { VALIDATION_CASES } from "../../test/validation/index.ts";
import { compileSchemaSet } from "../compile-schema-set.ts";
import { generateSources } from "./generate-sources.ts";

interface GeneratedModule {
  readonly [name: string]: (input: unknown) => unknown;
}

/** The generated modules of a schema set, at work. */
async function load(file: string): Promise<GeneratedModule> {
  const compiled = compileSchemaSet([file]);
  if (!compiled.ok) throw new Error(compiled.diagnostics.map(({ message }) => message).join("\n"));
  const sources = generateSources(compiled.schemaSet);
  const digest = createHash("sha256")
    .update(JSON.stringify([...sources]))
    .digest("hex")
    .slice(0, 16);
  // Inside the package, so that the modules find the runtime.
  const folder = fileURLToPath(new URL(`../../.cache/sets/${digest}`, import.meta.url));
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of sources) writeFileSync(`${folder}/${name}`, text);
  return await import(/* @vite-ignore */ `${folder}/index.ts`);
}

/** The first result of the functions of a verb that take the document for theirs: one for each global element. */
function decode(
  module: GeneratedModule,
  document: string,
): { readonly name: string; readonly value: unknown } | undefined {
  for (const [name, decoder] of Object.entries(module)) {
    if (!name.startsWith("decode")) continue;
    const result = decoder(document) as Result<unknown>;
    if (result.ok) return { name: name.slice("decode".length), value: result.value };
  }
  return undefined;
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("generated code", () => {
  test.for([...VALIDATION_CASES])(
    "for $name reads what it writes",
    async ({ files, valid, invalid, differences = {} }) => {
      const { paths, remove } = writeSchemas(files);
      const [first = ""] = paths;
      const module = await load(first);
      const libxml2 = judgeByLibxml2(first, bytes(Object.values(files)[0] ?? ""));
      remove();
      if (typeof libxml2 === "string") throw new Error(libxml2);
      for (const document of valid) {
        const decoded = decode(module, document);
        if (decoded === undefined) throw new Error(`${document} is not read`);
        const { name, value } = decoded;
        const written = module[`encode${name}`]?.(value) as string;
        expect([document, module[`decode${name}`]?.(written)]).toEqual([document, { ok: true, value }]);
        expect(module[`validate${name}`]?.(value)).toEqual({ ok: true, value });
        if (!(document in differences))
          expect([written, libxml2.validate(bytes(written))]).toEqual([written, undefined]);
      }
      libxml2.dispose();
      expect(Object.keys(invalid).filter((document) => decode(module, document) !== undefined)).toEqual([]);
    },
  );
});
