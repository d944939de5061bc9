import { describe, expect, test } from "vitest";
import { prepareLibxml2 } from "../test/libxml2-validator.ts";
import { writeSchemas } from "../test/schema-folder.ts";
import { ATTRIBUTES } from "../test/schema-sets/attributes.ts";
import type { SchemaSetCase } from "../test/schema-sets/case.ts";
import { COMPLEX_TYPES } from "../test/schema-sets/complex-types.ts";
import { CONTENT_MODELS } from "../test/schema-sets/content-models.ts";
import { DERIVATION_CONTROL } from "../test/schema-sets/derivation-control.ts";
import { ELEMENTS } from "../test/schema-sets/elements.ts";
import { FACETS } from "../test/schema-sets/facets.ts";
import { FILES } from "../test/schema-sets/files.ts";
import { IDENTITY_CONSTRAINTS } from "../test/schema-sets/identity-constraints.ts";
import { NOTATIONS } from "../test/schema-sets/notations.ts";
import { PUBLISHED_FILES } from "../test/schema-sets/published-files.ts";
import { REDEFINITIONS } from "../test/schema-sets/redefinitions.ts";
import { SIMPLE_TYPES } from "../test/schema-sets/simple-types.ts";
import { SUBSTITUTION_GROUPS } from "../test/schema-sets/substitution-groups.ts";
import { compileSchemaSet } from "./compile-schema-set.ts";

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

function diagnose(given: SchemaSetCase["given"]): readonly string[] {
  const result = compileSchemaSet(["a.xsd"], (file) => {
    const text = given[file];
    return text === undefined ? undefined : encode(text);
  });
  if (result.ok) return [];
  return result.diagnostics.map(
    ({ file, line, column, code, message }) => `${file}:${line}:${column} ${code} ${message}`,
  );
}

/** True when libxml2 accepts the schema. */
function isTakenByLibxml2(given: SchemaSetCase["given"]): boolean {
  const { paths, remove } = writeSchemas(given);
  try {
    const validator = prepareLibxml2(paths[0] ?? "", encode(given["a.xsd"] ?? ""));
    if (typeof validator === "string") return false;
    validator.dispose();
    return true;
  } catch {
    // What is not well-formed is no schema.
    return false;
  } finally {
    remove();
  }
}

describe.for([
  { subject: "content models", cases: CONTENT_MODELS },
  { subject: "complex types", cases: COMPLEX_TYPES },
  { subject: "simple types", cases: SIMPLE_TYPES },
  { subject: "facets", cases: FACETS },
  { subject: "attributes", cases: ATTRIBUTES },
  { subject: "elements", cases: ELEMENTS },
  { subject: "files", cases: FILES },
  { subject: "substitution groups", cases: SUBSTITUTION_GROUPS },
  { subject: "derivation control", cases: DERIVATION_CONTROL },
  { subject: "identity constraints", cases: IDENTITY_CONSTRAINTS },
  { subject: "notations", cases: NOTATIONS },
  { subject: "redefinitions", cases: REDEFINITIONS },
  { subject: "published files", cases: PUBLISHED_FILES },
])("$subject", ({ cases }) => {
  test.for([...cases])("$name", ({ given, want }) => {
    expect(diagnose(given)).toEqual(want);
  });

  test.for([...cases])("libxml2 on $name", ({ given, want, differs }) => {
    const taken = want.length === 0;
    expect(isTakenByLibxml2(given)).toBe(differs === undefined ? taken : !taken);
  });
});

test("reports a missing file", () => {
  const result = compileSchemaSet(["none.xsd"], () => undefined);
  expect(result).toEqual({
    ok: false,
    diagnostics: [
      {
        code: "invalid-location",
        message: "the file could not be read",
        file: "none.xsd",
        line: 1,
        column: 1,
      },
    ],
  });
});
