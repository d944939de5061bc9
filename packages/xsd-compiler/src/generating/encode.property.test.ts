import type { Issue, Result } from "@payment-routing/contract-runtime";
import { expect, test } from "vitest";
import { DocumentCodec } from "../../test/document-codec.ts";
import { mutateValue } from "../../test/random/mutate-value.ts";
import { randomRecords } from "../../test/random/random-records.ts";
import { writeSchemas } from "../../test/schema-folder.ts";
import { compileSchemaSet } from "../compile-schema-set.ts";
import type { SchemaSet } from "../components/schema-set.ts";
import { EFFORT, Random } from "../testing/random.ts";
import { randomDocument } from "../testing/random-document.ts";
import { randomSchema } from "../testing/random-schema.ts";
import { prepareCodec } from "./generate-sources.ts";

const schemas = Number(process.env.SCHEMAS ?? 38 * EFFORT);
const first = Number(process.env.SEED ?? 1);

/** A schema set, and documents for it. */
interface Source {
  readonly schemaSet: SchemaSet;
  readonly document: (random: Random) => string;
}

/** A random schema of everyday use, or of records. */
function makeSource(random: Random): Source | undefined {
  if (random.rarely(3)) {
    const records = randomRecords(random);
    const compiled = compileSchemaSet(["random.xsd"], () => new TextEncoder().encode(records.xsd));
    return compiled.ok ? { ...compiled, document: (dice) => records.document(dice) } : undefined;
  }
  const { paths, remove } = writeSchemas(randomSchema(random, true));
  const compiled = compileSchemaSet(paths.slice(0, 1));
  remove();
  return compiled.ok
    ? { ...compiled, document: (dice) => randomDocument(compiled.schemaSet, dice, true) }
    : undefined;
}

/** Encodes and decodes a value. Undefined where it cannot be encoded. */
function encodeAndDecode(codec: DocumentCodec, index: number, value: unknown): Result<unknown> | undefined {
  let document: string;
  try {
    document = codec.encode(index, value);
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return undefined;
    throw error;
  }
  return codec.decode(index, document, { maxDepth: 1024 });
}

/** A value without declarations of no default namespace where there is none: they say nothing. */
function withoutUndeclarations(result: unknown): unknown {
  return JSON.parse(
    JSON.stringify(result, (_, part: unknown) => (typeof part === "bigint" ? `${part}n` : part)).replaceAll(
      /"declarations":\{"":""\},?/g,
      "",
    ),
  );
}

/** Members that a document would not have are the one thing that only validation finds. */
function isLost({ code, expected }: Issue): boolean {
  return code === "unexpected-member" && expected.startsWith("no such member");
}

// `SCHEMAS=5000 npx vitest run …` for a longer look.
test("a value is valid if and only if its encoded document is valid", { timeout: 600_000 }, () => {
  let tried = 0;
  let valid = 0;
  for (let seed = first; seed < first + schemas; seed++) {
    const random = new Random(seed);
    const source = makeSource(random);
    if (source === undefined) continue;
    const { indexes, table, values } = prepareCodec(source.schemaSet);
    const codec = DocumentCodec.of(table, values);
    const root = [...source.schemaSet.elements.values()].find(({ name }) => name.local === "root");
    const index = root === undefined ? -1 : (indexes.get(root) ?? -1);
    for (let count = 0; count < 20; count++) {
      const decoded = codec.decode(index, source.document(random), undefined);
      if (!decoded.ok) continue;
      expect([seed, codec.validate(index, decoded.value)]).toEqual([seed, decoded]);
      const again = encodeAndDecode(codec, index, decoded.value);
      expect([seed, withoutUndeclarations(again)]).toEqual([seed, withoutUndeclarations(decoded)]);
      for (let changes = 0; changes < 10; changes++) {
        const value = mutateValue(decoded.value, random);
        const result = codec.validate(index, value);
        const read = encodeAndDecode(codec, index, value);
        const issues = result.ok ? [] : result.issues;
        const isWritten = read?.ok === true;
        expect([seed, value, issues, isWritten ? undefined : read]).toEqual([
          seed,
          value,
          isWritten ? issues.filter(isLost) : issues.length === 0 ? "issues" : issues,
          isWritten ? undefined : read,
        ]);
        tried++;
        if (result.ok) valid++;
      }
    }
  }
  expect(tried).toBeGreaterThan(10 * schemas);
  expect(valid).toBeGreaterThan(tried / 20);
});
