import type { DiagnosticCode } from "./diagnostic.ts";
import { findBacktracking } from "./find-backtracking.ts";
import { isJsonObject, type JsonObject, type SchemaPath } from "./schema-file.ts";
import { type SchemaVisit, typesOf } from "./walk-schema.ts";

/** Reports a diagnostic at a path inside the visited schema. */
export type Report = (code: DiagnosticCode, message: string, path: SchemaPath) => void;

/** The types that a keyword restricts. Values of other types pass it unchecked, which ajv rejects in strict mode. */
const TYPES_OF_KEYWORD: readonly (readonly [types: readonly string[], keywords: readonly string[]])[] = [
  [["string"], ["minLength", "maxLength", "pattern", "format"]],
  [
    ["number", "integer"],
    ["minimum", "maximum"],
  ],
  [["array"], ["items", "minItems", "maxItems", "uniqueItems"]],
  [["object"], ["properties", "required", "additionalProperties", "dependentRequired", "if"]],
];

/** Reports keywords that do not restrict values of the schema's type, and keywords without a type. */
export function checkTypes({ schema, context }: SchemaVisit, report: Report): void {
  const own = typesOf(schema);
  if (own.length > 0 && context.length > 0 && !own.every((type) => isIncluded(type, context)))
    report("invalid-type", `the schema around this branch allows ${context.join(" or ")} only`, ["type"]);
  const allowed = own.length > 0 ? own : context;
  for (const [types, keywords] of TYPES_OF_KEYWORD) {
    if (types.some((type) => allowed.includes(type))) continue;
    for (const keyword of keywords.filter(
      (name) => name in schema || (name === "if" && hasConditions(schema)),
    ))
      report("invalid-type", explain(keyword, types, allowed), [keyword]);
  }
}

function hasConditions({ allOf }: JsonObject): boolean {
  return Array.isArray(allOf) && allOf.some((member) => isJsonObject(member) && "if" in member);
}

function explain(keyword: string, types: readonly string[], allowed: readonly string[]): string {
  if (allowed.length > 0)
    return `${keyword} restricts the type ${types[0]}, and the type is ${allowed.join(" or ")}`;
  return `${keyword} restricts the type ${types[0]}: write "type": "${types[0]}" beside it`;
}

function isIncluded(type: string, types: readonly string[]): boolean {
  return types.includes(type) || (type === "integer" && types.includes("number"));
}

/** Reports a regular expression that JavaScript rejects, or that takes more than linear time for some texts. */
export function checkPattern({ schema }: SchemaVisit, report: Report): void {
  if (typeof schema.pattern !== "string") return;
  try {
    new RegExp(schema.pattern, "u");
  } catch (error) {
    const [reason = ""] = /[^:]*$/.exec((error as Error).message) ?? [];
    report("invalid-pattern", `not a regular expression: ${lowerFirst(reason.trim())}`, ["pattern"]);
  }
  const found = findBacktracking(schema.pattern);
  if (found === undefined) return;
  const [input, repeated] = [found.input, found.repeated].map((text) => JSON.stringify(text));
  const growth = found.isExponential ? "doubles with each" : "grows with the square of the number of";
  report("unsupported-pattern", `ambiguous repetition: the time to reject ${input} ${growth} ${repeated}`, [
    "pattern",
  ]);
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

/** Reports pairs of bounds that no value is between, and an enumeration of nothing. */
export function checkBounds({ schema }: SchemaVisit, report: Report): void {
  if (Array.isArray(schema.enum) && schema.enum.length === 0)
    report("invalid-bounds", "the list has no value: no value is valid", ["enum"]);
  for (const [low, high] of [
    ["minimum", "maximum"],
    ["minLength", "maxLength"],
    ["minItems", "maxItems"],
  ] as const) {
    const [min, max] = [schema[low], schema[high]];
    if (typeof min !== "number" || typeof max !== "number") continue;
    if (min > max)
      report("invalid-bounds", `${high} ${max} is less than ${low} ${min}: no value is valid`, [high]);
    else if (low === "minimum" && schema.type === "integer" && Math.ceil(min) > Math.floor(max))
      report("invalid-bounds", `no integer is between ${min} and ${max}`, [high]);
  }
}
