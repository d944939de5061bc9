import { suggest } from "@payment-routing/xsd-compiler";
import { DERIVATION_KEYWORDS, LABEL_KEYWORDS } from "./derive-form.ts";
import type { Diagnostic, DiagnosticCode } from "./diagnostic.ts";
import { FORMATS } from "./formats.ts";
import { checkBounds, checkPattern, checkTypes, checkValues, type Report } from "./lint-values.ts";
import {
  DIALECT,
  isJsonObject,
  type JsonObject,
  listOf,
  objectOf,
  type SchemaFile,
  type SchemaPath,
} from "./schema-file.ts";
import { type SchemaVisit, typesOf, walkSchema } from "./walk-schema.ts";

/**
 * Everything in one schema file that the generator would get wrong, in the order of the file.
 *
 * @param visits the schemas to look at; default all
 */
export function lintSchema(
  file: SchemaFile,
  visits: Iterable<SchemaVisit> = walkSchema(file.schema),
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const visit of visits) {
    const report: Report = (code, message, path) => {
      const { line, column } = file.locate([...visit.path, ...path]);
      diagnostics.push({ code, message, file: file.name, line, column });
    };
    for (const rule of RULES) rule(visit, report);
  }
  return diagnostics.sort((a, b) => a.line - b.line || a.column - b.column);
}

/** Each rule finds something that json-schema-to-typescript or ajv would get wrong, or ignore. */
const RULES: readonly ((visit: SchemaVisit, report: Report) => void)[] = [
  checkDialect,
  checkKeywords,
  ({ schema }, report) => checkValues(schema, (message, path) => report("invalid-value", message, path)),
  checkReferenceSiblings,
  checkObject,
  checkDescription,
  checkTitle,
  checkTitleElsewhere,
  checkTypes,
  checkPattern,
  checkBounds,
  checkIntegers,
  checkBranches,
  checkFormat,
  checkConditions,
];

function checkDialect({ schema: { $schema } }: SchemaVisit, report: Report): void {
  if (typeof $schema === "string" && $schema !== DIALECT)
    report("unsupported-dialect", `the dialect ${$schema} is not supported: write ${DIALECT}`, ["$schema"]);
}

/** The keywords that schemas may have. docs/contract-lint.md lists them. */
export const KNOWN_KEYWORDS: ReadonlySet<string> = new Set([
  ...["$schema", "$ref", "$comment", "title", "description", "default", "examples", "deprecated"],
  ...["type", "enum", "const", "format", "pattern", "minLength", "maxLength", "minimum", "maximum"],
  ...["properties", "required", "additionalProperties", "dependentRequired"],
  ...["items", "minItems", "maxItems", "uniqueItems"],
  ...["anyOf", "allOf", "if", "then"],
  ...DERIVATION_KEYWORDS,
  ...LABEL_KEYWORDS,
]);

/** Unsupported keywords that have a replacement. */
const REJECTED_KEYWORDS = new Map<string, readonly [DiagnosticCode, string]>(
  Object.entries({
    oneOf: [
      "unsupported-one-of",
      "the types would read oneOf as anyOf: write anyOf with branches that exclude each other",
    ],
    unevaluatedProperties: [
      "unsupported-unevaluated",
      "the types would ignore it: write additionalProperties",
    ],
    unevaluatedItems: ["unsupported-unevaluated", "the types would ignore it: write items"],
    prefixItems: [
      "unsupported-tuple",
      "the types would ignore the items: write an object with a member for each",
    ],
    $defs: [
      "unsupported-keyword",
      "$defs is not supported: write a file for each definition, and refer to it as ./noun.schema.json",
    ],
    else: ["unsupported-condition", "write a second condition instead of else"],
  } as const),
);

function checkKeywords({ schema }: SchemaVisit, report: Report): void {
  for (const keyword of Object.keys(schema)) {
    if (KNOWN_KEYWORDS.has(keyword)) continue;
    const [code, message] = REJECTED_KEYWORDS.get(keyword) ?? [
      "unsupported-keyword",
      `"${keyword}" is not supported${suggest(keyword, KNOWN_KEYWORDS)}`,
    ];
    report(code, message, [keyword]);
  }
}

function checkReferenceSiblings({ schema }: SchemaVisit, report: Report): void {
  const sibling = Object.keys(schema).find((keyword) => keyword !== "$ref");
  if (schema.$ref === undefined || sibling === undefined) return;
  const message = `"${sibling}" beside $ref would give the type a second name: put it into the schema referred to`;
  report("unsupported-ref-siblings", message, [sibling]);
}

function checkObject({ schema }: SchemaVisit, report: Report): void {
  if (!typesOf(schema).includes("object") && schema.properties === undefined) return;
  const properties = propertiesOf(schema);
  if (Object.hasOwn(properties, ""))
    report("unsupported-name", "ajv takes a missing member of this name for present", ["properties", ""]);
  for (const keyword of ["required", ...DERIVATION_KEYWORDS])
    for (const [position, name] of listOf(schema[keyword]).entries())
      reportUnknown(name, properties, [keyword, position], report);
  for (const [name, others] of Object.entries(objectOf(schema.dependentRequired))) {
    reportUnknown(name, properties, ["dependentRequired", name], report);
    for (const [position, other] of listOf(others).entries())
      reportUnknown(other, properties, ["dependentRequired", name, position], report);
  }
  for (const keyword of DERIVATION_KEYWORDS)
    if (keyword in schema && schema.additionalProperties !== true)
      report("unsupported-keyword", `"${keyword}" is for open objects`, [keyword]);
  if (schema.additionalProperties === undefined)
    report(
      "missing-additional-properties",
      "say whether the object is open: additionalProperties must be given",
      [],
    );
}

function reportUnknown(name: unknown, properties: JsonObject, path: SchemaPath, report: Report): void {
  if (Object.hasOwn(properties, String(name))) return;
  const hint = suggest(String(name), Object.keys(properties));
  report("invalid-required", `"${name}" is no property${hint}`, path);
}

function checkDescription({ schema, role }: SchemaVisit, report: Report): void {
  if (["item", "value", "part"].includes(role) || schema.$ref !== undefined) return;
  if (typeof schema.description === "string" && schema.description.trim() !== "") return;
  report("missing-description", "every schema needs a description", []);
}

function checkTitle({ schema, role }: SchemaVisit, report: Report): void {
  if (role !== "root" && role !== "branch") return;
  if (typeof schema.title === "string" && TYPE_NAME.test(schema.title)) return;
  report("missing-title", explainTitle(schema.title), []);
}

/** A title elsewhere names a type too. */
function checkTitleElsewhere({ schema, role }: SchemaVisit, report: Report): void {
  const { title } = schema;
  if (typeof title !== "string") return;
  if (RESERVED_NAMES.has(title))
    report("invalid-title", `generated code uses the name ${title}: choose another title`, ["title"]);
  else if (role !== "root" && role !== "branch" && !TYPE_NAME.test(title))
    report("invalid-title", explainTitle(title), ["title"]);
}

/** The type generator would write a capital letter behind digits. */
const TYPE_NAME = /^[A-Z](?:[A-Za-z]|\d+(?![a-z\d]))*$/;

function explainTitle(title: unknown): string {
  const hint = /\d[a-z]/.test(String(title)) ? ", with a capital letter behind digits" : "";
  return `the title becomes the name of the type: write it like PaymentMethod${hint}`;
}

/** The types that generated modules or the package of a contract import or use. */
const RESERVED_NAMES: ReadonlySet<string> = new Set([
  "Issue",
  "IssueCode",
  "ParseOptions",
  "Result",
  "StandardSchema",
  "Uint8Array",
]);

function checkIntegers({ schema }: SchemaVisit, report: Report): void {
  for (const keyword of ["minimum", "maximum", "const", "default"])
    if (isUnsafe(schema[keyword])) report("unsupported-integer", `${keyword} is past 2^53 - 1`, [keyword]);
  if (listOf(schema.enum).some(isUnsafe)) report("unsupported-integer", "a value is past 2^53 - 1", ["enum"]);
  const types = typesOf(schema);
  const isInteger = types.includes("integer") && !types.includes("number");
  if (isInteger && (schema.minimum === undefined || schema.maximum === undefined))
    report(
      "unsupported-integer",
      "give the integer a minimum and a maximum, at most 2^53 - 1: past that a number is not exact",
      ["type"],
    );
}

function isUnsafe(value: unknown): boolean {
  return typeof value === "number" && Math.abs(value) > Number.MAX_SAFE_INTEGER;
}

function checkBranches({ schema }: SchemaVisit, report: Report): void {
  for (const [position, branch] of listOf(schema.anyOf).entries())
    if (!isJsonObject(branch) || branch.$ref !== undefined)
      report(
        "unsupported-branch",
        "write the branch in place: issues behind a $ref cannot be attributed to their branch",
        ["anyOf", position],
      );
}

function checkFormat({ schema }: SchemaVisit, report: Report): void {
  if (schema.format === undefined) return;
  const names = Object.keys(FORMATS);
  if (schema.pattern !== undefined)
    report("unsupported-format", "formats are published as patterns: write one or the other", ["format"]);
  else if (!Object.hasOwn(FORMATS, String(schema.format)))
    report(
      "unsupported-format",
      `the format "${schema.format}" is not one of ${names.map((name) => JSON.stringify(name)).join(", ")}${suggest(String(schema.format), names)}`,
      ["format"],
    );
}

/**
 * Accepts `if` and `then` in one use: a member that is required when another one is present or has a given value. The
 * types drop conditions, which is harmless only for a requirement: the member is optional in the type. Several
 * conditions go into `allOf`.
 */
function checkConditions({ schema }: SchemaVisit, report: Report): void {
  const properties = propertiesOf(schema);
  checkCondition(schema, properties, [], report);
  for (const [position, member] of listOf(schema.allOf).entries()) {
    const path = ["allOf", position];
    if (isJsonObject(member) && hasOnly(member, ["if", "then", "$comment"]))
      checkCondition(member, properties, path, report);
    else report("unsupported-condition", "allOf holds conditions and nothing else", path);
  }
}

function checkCondition(
  { if: condition, then: consequence }: JsonObject,
  properties: JsonObject,
  path: SchemaPath,
  report: Report,
): void {
  if (condition === undefined && consequence === undefined) return;
  if (!isJsonObject(condition) || !isJsonObject(consequence)) {
    report("unsupported-condition", "if and then belong together", path);
    return;
  }
  for (const [keyword, { required }] of [
    ["if", condition],
    ["then", consequence],
  ] as const)
    for (const [position, name] of listOf(required).entries())
      reportUnknown(name, properties, [...path, keyword, "required", position], report);
  for (const name of Object.keys(propertiesOf(condition)))
    reportUnknown(name, properties, [...path, "if", "properties", name], report);
  const tests = Object.values(propertiesOf(condition));
  if (
    !hasOnly(condition, ["required", "properties"]) ||
    !tests.every((test) => isJsonObject(test) && hasOnly(test, ["const", "enum"]))
  )
    report(
      "unsupported-condition",
      "if may ask which members are present and whether they equal a const or enum",
      [...path, "if"],
    );
  if (!hasOnly(consequence, ["required"]))
    report(
      "unsupported-condition",
      "then may require members and nothing else: the types would not show it",
      [...path, "then"],
    );
}

function hasOnly(schema: JsonObject, keywords: readonly string[]): boolean {
  return Object.keys(schema).every((keyword) => keywords.includes(keyword));
}

function propertiesOf({ properties }: JsonObject): JsonObject {
  return objectOf(properties);
}
