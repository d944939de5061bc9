import { readDocument, Schema } from "@payment-routing/contract-runtime/codegen";
import { compileSchemaSet } from "../../src/compile-schema-set.ts";
import { DIAGNOSTIC_CODES } from "../../src/diagnostic.ts";
import { prepareCodec } from "../../src/generating/generate-sources.ts";
import { mutateBytes } from "./mutate-bytes.ts";
import { mutateSchema } from "./mutate-schema.ts";
import { Random } from "./random.ts";

const encoder = new TextEncoder();
const KNOWN_CODES: ReadonlySet<string> = new Set(DIAGNOSTIC_CODES);

export interface SchemaFuzzReport {
  readonly schemas: number;
  readonly taken: number;
}

/**
 * Compiles as many schemas as are asked for, each changed in its structure, and every other one in its bytes too.
 *
 * @throws Error when something comes out that is not documented, with the seed and the schema
 */
export function fuzzSchemas(count: number, seed: number): SchemaFuzzReport {
  let taken = 0;
  for (let round = seed; round < seed + count; round++) {
    const random = new Random(round);
    const text = encoder.encode(mutateSchema(random));
    const schema = random.rarely(2) ? mutateBytes(text, random) : text;
    try {
      if (compile(schema)) taken++;
    } catch (error) {
      throw new Error(`round ${round}: ${JSON.stringify(new TextDecoder().decode(schema))}`, {
        cause: error,
      });
    }
  }
  return { schemas: count, taken };
}

/** True when the schema is taken. What it is compiled to must run as well. */
function compile(schema: Uint8Array): boolean {
  // A file that includes or imports another finds itself.
  const result = compileSchemaSet(["a.xsd"], () => schema);
  if (!result.ok) {
    for (const { code, line, column, message } of result.diagnostics)
      if (!KNOWN_CODES.has(code) || line < 1 || column < 1 || message === "") throw new Error(message);
    if (result.diagnostics.length === 0) throw new Error("no diagnostic");
    return false;
  }
  const { table, values } = prepareCodec(result.schemaSet);
  readDocument(new Schema(table, values), undefined, encoder.encode("<a/>"), {});
  return true;
}
