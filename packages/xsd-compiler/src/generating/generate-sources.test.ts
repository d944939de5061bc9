import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Result } from "@payment-routing/contract-runtime";
import { describe, expect, test } from "vitest";
import { prepareLibxml2 } from "../../test/libxml2-validator.ts";
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

/** The result of the function for the document's root; where there is none, that of the first function. */
function decode(
  module: GeneratedModule,
  document: string,
): { readonly name: string; readonly result: Result<unknown> } | undefined {
  const results = Object.entries(module)
    .filter(([name]) => name.startsWith("decode"))
    .map(([name, decoder]) => ({
      name: name.slice("decode".length),
      result: decoder(document) as Result<unknown>,
    }));
  const isForAnother = (result: Result<unknown>): boolean =>
    !result.ok && result.issues[0]?.code === "unexpected-root";
  return results.find(({ result }) => !isForAnother(result)) ?? results[0];
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("generated code", () => {
  test.for([...VALIDATION_CASES])(
    "for $name reads what it writes",
    async ({ files, valid, invalid, differences = {} }) => {
      const { paths, remove } = writeSchemas(files);
      const [first = ""] = paths;
      const module = await load(first);
      const libxml2 = prepareLibxml2(first, bytes(Object.values(files)[0] ?? ""));
      remove();
      if (typeof libxml2 === "string") throw new Error(libxml2);
      for (const document of valid) {
        const { name, result } = decode(module, document) ?? {};
        if (!result?.ok) throw new Error(`${document} is not read`);
        const { value } = result;
        const written = module[`encode${name}`]?.(value) as string;
        expect([document, module[`decode${name}`]?.(written)]).toEqual([document, { ok: true, value }]);
        expect(module[`validate${name}`]?.(value)).toEqual({ ok: true, value });
        if (!(document in differences))
          expect([written, libxml2.validate(bytes(written))]).toEqual([written, undefined]);
      }
      libxml2.dispose();
      const issues = Object.keys(invalid).map((document) => {
        const { result } = decode(module, document) ?? {};
        return [
          document,
          !result || result.ok ? [] : result.issues.map(({ code, path }) => `${code} ${path}`),
        ];
      });
      expect(Object.fromEntries(issues)).toEqual(invalid);
    },
  );
});
