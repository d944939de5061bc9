import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Issue, Result } from "@payment-routing/contract-runtime";
import {
  type DocumentDecoder,
  decodeQuickly,
  decodeThoroughly,
} from "@payment-routing/contract-runtime/codegen";
import { Ajv2020 } from "ajv/dist/2020.js";
import { XmlDocument, XsdValidator } from "libxml2-wasm";
import { type CompiledSchema, compileSchema } from "../src/compile-schema.ts";

/** The code of a schema whose root element is `root`, at work. */
export interface TestContract {
  readonly compiled: CompiledSchema;
  decode(document: string): Result<unknown>;
  decodeQuickly(document: string): unknown;
  decodeThoroughly(document: string): Result<unknown>;
  encode(value: unknown): string;
  /** By the JSON Schema. */
  isValid(value: unknown): boolean;
  /** Why libxml2 refuses a document by the same schema; undefined when it does not. */
  askLibxml2(document: string): string | undefined;
}

interface GeneratedModules {
  readonly ROOT_DOCUMENT: DocumentDecoder<unknown>;
  decodeRoot(document: string): Result<unknown>;
  encodeRoot(value: unknown): string;
}

/** Compiles a schema, and throws when that fails. */
export function compile(xsd: string): CompiledSchema {
  const result = compileSchema("test.xsd", xsd);
  if (result.ok) return result.compiled;
  throw new Error(
    result.diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`).join("\n"),
  );
}

/** Writes the modules of a schema into a folder of their own, and gives its path. */
export function writeModules(compiled: CompiledSchema): string {
  const { types, table, decoder, encoder, validate, index } = compiled;
  const modules = { types, table, decode: decoder, encode: encoder, validate, index };
  const digest = createHash("sha256").update(JSON.stringify(compiled)).digest("hex").slice(0, 16);
  // Inside the package, so that the modules find the runtime.
  const folder = fileURLToPath(new URL(`../.cache/contracts/${digest}`, import.meta.url));
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(modules)) writeFileSync(`${folder}/${name}.ts`, text);
  return folder;
}

export async function loadContract(xsd: string): Promise<TestContract> {
  const compiled = compile(xsd);
  const folder = writeModules(compiled);
  const modules: GeneratedModules = {
    ...(await import(/* @vite-ignore */ `${folder}/decode.ts`)),
    ...(await import(/* @vite-ignore */ `${folder}/encode.ts`)),
  };
  const { ROOT_DOCUMENT, decodeRoot, encodeRoot } = modules;
  const validate = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false }).compile(
    compiled.jsonSchema,
  );
  const schema = XmlDocument.fromString(xsd);
  const libxml2 = XsdValidator.fromDoc(schema);
  return {
    compiled,
    decode: decodeRoot,
    decodeQuickly: (document) => decodeQuickly(document, undefined, ROOT_DOCUMENT),
    decodeThoroughly: (document) => decodeThoroughly(document, undefined, ROOT_DOCUMENT.table, "root"),
    encode: encodeRoot,
    isValid: (value) => validate(value),
    askLibxml2: (document) => askLibxml2(libxml2, document),
  };
}

function askLibxml2(validator: XsdValidator, document: string): string | undefined {
  let parsed: XmlDocument | undefined;
  try {
    parsed = XmlDocument.fromString(document);
    validator.validate(parsed);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    parsed?.dispose();
  }
}

/** The codes of issues, for tables. */
export function codesOf(issues: readonly Issue[]): string {
  return issues.map(({ code }) => code).join(" ");
}
