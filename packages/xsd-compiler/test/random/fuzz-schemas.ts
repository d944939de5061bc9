import { readDocument, SCHEMA_PARTS, Schema } from "@payment-routing/contract-runtime/codegen";
import { compileSchemaSet } from "../../src/compile-schema-set.ts";
import { DIAGNOSTIC_CODES } from "../../src/diagnostic.ts";
import { prepareCodec } from "../../src/generating/generate-sources.ts";
import { Random } from "../../src/testing/random.ts";
import { DERIVATION_CONTROL } from "../schema-sets/derivation-control.ts";
import { IDENTITY_CONSTRAINTS } from "../schema-sets/identity-constraints.ts";
import { NOTATIONS } from "../schema-sets/notations.ts";
import { PUBLISHED_FILES } from "../schema-sets/published-files.ts";
import { REDEFINITIONS } from "../schema-sets/redefinitions.ts";
import { SUBSTITUTION_GROUPS } from "../schema-sets/substitution-groups.ts";
import { mutateBytes } from "./mutate-bytes.ts";
import { mutateSchema } from "./mutate-schema.ts";

const encoder = new TextEncoder();
const KNOWN_CODES: ReadonlySet<string> = new Set(DIAGNOSTIC_CODES);

/** Cases for which libxml2 is not an oracle: `mutateSchema` leaves these out by default. */
const NEWER = [
  SUBSTITUTION_GROUPS,
  DERIVATION_CONTROL,
  IDENTITY_CONSTRAINTS,
  NOTATIONS,
  REDEFINITIONS,
  PUBLISHED_FILES,
]
  .flat()
  .map(({ given }) => given["a.xsd"] ?? "");

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
    const text = encoder.encode(mutateSchema(random, random.rarely(2) ? NEWER : undefined));
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
  readDocument(new Schema(table, values, SCHEMA_PARTS), undefined, encoder.encode("<a/>"), {});
  return true;
}
