import { DERIVATION_KEYWORDS } from "./derive-form.ts";
import { FORMATS } from "./formats.ts";
import { lintCondition } from "./lint-condition.ts";
import { lintValues } from "./lint-values.ts";
import type { SchemaDiagnosticCode } from "./schema-diagnostic.ts";
import { isJsonObject, type SchemaPath } from "./schema-file.ts";
import type { SchemaVisit } from "./walk-schema.ts";

/** What a rule finds: the path is the place inside the visited schema. */
export interface Finding {
  readonly code: SchemaDiagnosticCode;
  readonly message: string;
  readonly path: SchemaPath;
}

export type LintRule = (visit: SchemaVisit) => readonly Finding[];

/** The rules, each for something that json-schema-to-typescript or ajv would get wrong, or drop without a word. */
export const LINT_RULES: readonly LintRule[] = [
  lintKeywords,
  lintValues,
  lintRefSiblings,
  lintObject,
  lintDescription,
  lintTitle,
  lintIntegers,
  lintBranches,
  lintFormat,
  lintCondition,
];

const KNOWN_KEYWORDS = new Set([
  ...["$schema", "$ref", "$comment", "title", "description", "default", "examples", "deprecated"],
  ...["type", "enum", "const", "format", "pattern", "minLength", "maxLength", "minimum", "maximum"],
  ...["properties", "required", "additionalProperties", "dependentRequired"],
  ...["items", "minItems", "maxItems", "uniqueItems"],
  ...["anyOf", "allOf", "if", "then"],
  ...DERIVATION_KEYWORDS,
]);

/** Keywords that deserve more than "not supported": why, and what to write instead. */
const REFUSED_KEYWORDS: Readonly<Record<string, readonly [SchemaDiagnosticCode, string]>> = {
  oneOf: [
    "unsupported-one-of",
    "the types would read oneOf as anyOf: write anyOf with branches that exclude each other",
  ],
  unevaluatedProperties: ["unsupported-unevaluated", "the types would ignore it: write additionalProperties"],
  unevaluatedItems: ["unsupported-unevaluated", "the types would ignore it: write items"],
  prefixItems: [
    "unsupported-tuple",
    "the types would ignore the items: write an object with a member for each",
  ],
  else: ["unsupported-condition", "write a second condition instead of else"],
};

function lintKeywords({ schema }: SchemaVisit): Finding[] {
  return Object.keys(schema)
    .filter((keyword) => !KNOWN_KEYWORDS.has(keyword))
    .map((keyword) => {
      const [code, message] = REFUSED_KEYWORDS[keyword] ?? [
        "unsupported-keyword",
        `"${keyword}" is not carried`,
      ];
      return { code, message, path: [keyword] };
    });
}

function lintRefSiblings({ schema }: SchemaVisit): Finding[] {
  const sibling = Object.keys(schema).find((keyword) => keyword !== "$ref");
  if (schema.$ref === undefined || sibling === undefined) return [];
  const message = `"${sibling}" beside $ref would give the type a second name: put it into the schema referred to`;
  return [{ code: "unsupported-ref-siblings", message, path: [sibling] }];
}

function lintObject({ schema }: SchemaVisit): Finding[] {
  const isObject = schema.type === "object" || schema.properties !== undefined;
  if (!isObject) return [];
  const properties = isJsonObject(schema.properties) ? schema.properties : {};
  const findings = ["required", ...DERIVATION_KEYWORDS].flatMap((keyword) =>
    namesOf(schema[keyword]).flatMap((name, position): Finding[] =>
      String(name) in properties
        ? []
        : [{ code: "invalid-required", message: `"${name}" is no property`, path: [keyword, position] }],
    ),
  );
  const misplaced = DERIVATION_KEYWORDS.filter(
    (keyword) => keyword in schema && schema.additionalProperties !== true,
  );
  findings.push(
    ...misplaced.map((keyword): Finding => {
      return { code: "unsupported-keyword", message: `"${keyword}" is for open objects`, path: [keyword] };
    }),
  );
  if (schema.additionalProperties !== undefined) return findings;
  const message = "say whether the object is open: additionalProperties must be given";
  return [...findings, { code: "missing-additional-properties", message, path: [] }];
}

function namesOf(list: unknown): readonly unknown[] {
  return Array.isArray(list) ? list : [];
}

function lintDescription({ schema, role }: SchemaVisit): Finding[] {
  const isDocumented = role !== "item" && role !== "value" && schema.$ref === undefined;
  if (!isDocumented) return [];
  if (typeof schema.description === "string" && schema.description.trim() !== "") return [];
  return [
    { code: "missing-description", message: "every schema says what it is for: add a description", path: [] },
  ];
}

function lintTitle({ schema, role }: SchemaVisit): Finding[] {
  if (role !== "root" && role !== "branch") return [];
  if (typeof schema.title === "string" && /^[A-Z][A-Za-z0-9]*$/.test(schema.title)) return [];
  return [
    {
      code: "missing-title",
      message: "the title becomes the name of the type: write it like PaymentMethod",
      path: [],
    },
  ];
}

function lintIntegers({ schema }: SchemaVisit): Finding[] {
  const findings: Finding[] = ["minimum", "maximum", "const", "default"]
    .filter((keyword) => isUnsafe(schema[keyword]))
    .map((keyword) => ({
      code: "unsupported-integer",
      message: `${keyword} is past 2^53 - 1`,
      path: [keyword],
    }));
  if (Array.isArray(schema.enum) && schema.enum.some(isUnsafe)) {
    findings.push({ code: "unsupported-integer", message: "a value is past 2^53 - 1", path: ["enum"] });
  }
  const isBounded = schema.minimum !== undefined && schema.maximum !== undefined;
  if (schema.type === "integer" && !isBounded) {
    const message =
      "give the integer a minimum and a maximum, at most 2^53 - 1: past that a number is not exact";
    findings.push({ code: "unsupported-integer", message, path: ["type"] });
  }
  return findings;
}

function isUnsafe(value: unknown): boolean {
  return typeof value === "number" && Math.abs(value) > Number.MAX_SAFE_INTEGER;
}

function lintBranches({ schema }: SchemaVisit): Finding[] {
  if (!Array.isArray(schema.anyOf)) return [];
  return schema.anyOf.flatMap((branch, position): Finding[] => {
    if (isJsonObject(branch) && branch.$ref === undefined) return [];
    const message =
      "write the branch in place: behind a $ref its issues could not be told from the other branches'";
    return [{ code: "unsupported-branch", message, path: ["anyOf", position] }];
  });
}

function lintFormat({ schema }: SchemaVisit): Finding[] {
  if (schema.format === undefined) return [];
  if (schema.pattern !== undefined) {
    const message = "our formats are published as patterns: write one or the other";
    return [{ code: "unsupported-format", message, path: ["format"] }];
  }
  if (String(schema.format) in FORMATS) return [];
  const message = `the format "${schema.format}" is not one of: ${Object.keys(FORMATS).join(", ")}`;
  return [{ code: "unsupported-format", message, path: ["format"] }];
}
