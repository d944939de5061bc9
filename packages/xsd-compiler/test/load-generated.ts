import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { DecodeOptions, Result } from "@payment-routing/contract-runtime";
import type { TypeReader } from "@payment-routing/contract-runtime/codegen";
import type { SchemaSet } from "../src/components/schema-set.ts";
import { type GenerateOptions, generateSources } from "../src/generating/generate-sources.ts";
import { DocumentCodec } from "./document-codec.ts";

/** The generated code of a schema set, at work. */
export interface GeneratedCode {
  readonly codec: DocumentCodec;
  readonly readers: Readonly<Record<number, TypeReader>>;
  /** The functions of `decode.ts`, `encode.ts`, `validate.ts` and `create.ts`, by name. */
  readonly functions: Readonly<
    Record<string, (value: never, options?: DecodeOptions) => Result<unknown> | string>
  >;
}

/** Generates the code of a schema set into a folder of its own, and loads it. */
export async function loadGenerated(schemaSet: SchemaSet, options?: GenerateOptions): Promise<GeneratedCode> {
  const sources = generateSources(schemaSet, options);
  const digest = createHash("sha256")
    .update(JSON.stringify([...sources]))
    .digest("hex")
    .slice(0, 16);
  // Inside the package, so that the modules find the runtime.
  const folder = fileURLToPath(new URL(`../.cache/generated/${digest}`, import.meta.url));
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of sources) writeFileSync(`${folder}/${file}`, text);
  const load = async (file: string) =>
    sources.has(file) ? import(/* @vite-ignore */ `${folder}/${file}`) : {};
  const { SCHEMA: schema } = await load("table.ts");
  const { READERS: readers = {} } = await load("read.ts");
  const codec = new DocumentCodec(schema, { readers });
  const functions = {
    ...(await load("decode.ts")),
    ...(await load("encode.ts")),
    ...(await load("validate.ts")),
    ...(await load("create.ts")),
  };
  return { codec, readers, functions };
}
