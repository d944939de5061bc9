import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { Diagnostic, DiagnosticCode } from "./diagnostic.ts";
import { FORMATS } from "./formats.ts";
import { diagnose, type JsonObject, listOf, type SchemaFile, type SchemaPath } from "./schema-file.ts";
import { walkSchema } from "./walk-schema.ts";

/** The base of the addresses that files have for ajv: references between them are relative. */
const BASE = "schema:///folder/";

/**
 * Reports values in schemas that their own schemas reject: of `enum`, `const`, `default` and `examples`; and values of
 * `enum` that are given twice. The files must have no other diagnostics.
 */
export function checkLiterals(files: Iterable<SchemaFile>): Diagnostic[] {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, unicodeRegExp: true, formats: FORMATS });
  const all = [...files];
  for (const { name, schema } of all) ajv.addSchema(schema, new URL(name, BASE).href);
  let count = 0;
  // Each schema gets an address beside its file, from where relative references lead to the same files.
  const compile: Compile = (schema, { name }) =>
    ajv.compile({ ...schema, $id: new URL(`${name}.${count++}`, BASE).href });
  return all.flatMap((file) => [...checkFile(file, compile)]);
}

type Compile = (schema: JsonObject, file: SchemaFile) => ValidateFunction;

function* checkFile(file: SchemaFile, compile: Compile): Generator<Diagnostic> {
  for (const { schema, path } of walkSchema(file.schema)) {
    const report = (code: DiagnosticCode, message: string, inner: SchemaPath): Diagnostic =>
      diagnose(code, message, file, [...path, ...inner]);
    for (const [position, earlier] of findDuplicates(schema.enum))
      yield report("invalid-duplicate", `the value is item ${earlier + 1} of the list too`, [
        "enum",
        position,
      ]);
    const [values, examples] = listLiterals(schema);
    for (const [keywords, literals] of [
      [["enum", "const", "default", "examples"], values],
      [["default", "examples"], examples],
    ] as const) {
      if (literals.length === 0) continue;
      const validate = compile(leaveOut(schema, keywords), file);
      for (const { value, inner } of literals)
        if (!validate(value))
          yield report("invalid-literal", `the schema rejects this value: it ${explain(validate)}`, inner);
    }
  }
}

interface Literal {
  readonly value: unknown;
  readonly inner: SchemaPath;
}

/** The values that define the schema, and those that illustrate it. */
function listLiterals(schema: JsonObject): readonly [Literal[], Literal[]] {
  const list = (keyword: string): Literal[] =>
    listOf(schema[keyword]).map((value, position) => ({ value, inner: [keyword, position] }));
  const single = (keyword: string): Literal[] =>
    keyword in schema ? [{ value: schema[keyword], inner: [keyword] }] : [];
  return [
    [...list("enum"), ...single("const")],
    [...single("default"), ...list("examples")],
  ];
}

function leaveOut(schema: JsonObject, keywords: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !keywords.includes(keyword)));
}

function explain({ errors }: ValidateFunction): string {
  const [{ instancePath = "", message = "is invalid" } = {}] = errors ?? [];
  return `${message.replace("must NOT", "must not")}${instancePath === "" ? "" : ` at ${instancePath}`}`;
}

/** The positions of repeated values, each with the position of the first. */
function findDuplicates(list: unknown): (readonly [number, number])[] {
  const first = new Map<string, number>();
  return listOf(list).flatMap((value, position) => {
    const key = JSON.stringify(value);
    const earlier = first.get(key);
    if (earlier !== undefined) return [[position, earlier] as const];
    first.set(key, position);
    return [];
  });
}
