import type { JsonObject } from "../json-schema/schema-file.ts";
import { code } from "./markdown.ts";

/** The conditions of a JSON Schema between members: `if`, `dependentRequired`, `not` and `allOf`. */
export function describeConditions(schema: JsonObject): readonly string[] {
  const { if: premise, then: consequence, else: alternative, dependentRequired, not, allOf } = schema;
  const conditions: string[] = [];
  for (const [name, names] of Object.entries(Object(dependentRequired)))
    conditions.push(`${code(name)} requires ${(names as readonly string[]).map(code).join(" and ")}.`);
  if (premise !== undefined && consequence !== undefined)
    conditions.push(`If ${describe(premise)}, then ${describe(consequence)}.`);
  if (premise !== undefined && alternative !== undefined)
    conditions.push(`Unless ${describe(premise)}, ${describe(alternative)}.`);
  if (not !== undefined) conditions.push(`Not: ${describe(not)}.`);
  if (Array.isArray(allOf))
    for (const part of allOf as readonly JsonObject[]) conditions.push(...describeConditions(part));
  return conditions;
}

function describe(schema: unknown): string {
  if (typeof schema !== "object" || schema === null) return code(JSON.stringify(schema));
  const {
    required = [],
    properties = {},
    not,
    anyOf,
    description: _,
    title: _title,
    type: _type,
    ...rest
  } = schema as JsonObject;
  const facts = [
    ...(required as readonly string[])
      .filter((name) => Object(properties)[name]?.const === undefined)
      .map((name) => `${code(name)} is present`),
    ...Object.entries(properties as Readonly<Record<string, unknown>>).flatMap(([name, member]) =>
      describeMember(name, member),
    ),
    ...(not === undefined ? [] : [`not (${describe(not)})`]),
    ...(Array.isArray(anyOf) ? [anyOf.map(describe).join(" or ")] : []),
    ...(Object.keys(rest).length === 0 ? [] : [code(JSON.stringify(rest))]),
  ];
  return facts.join(" and ") || "anything";
}

function describeMember(name: string, schema: unknown): readonly string[] {
  if (schema === false) return [`${code(name)} is absent`];
  if (schema === true) return [];
  const { const: value, enum: values, ...rest } = Object(schema) as JsonObject;
  if (value !== undefined) return [`${code(name)} is ${code(JSON.stringify(value))}`];
  if (Array.isArray(values))
    return [`${code(name)} is one of ${values.map((each) => code(JSON.stringify(each))).join(", ")}`];
  return [`${code(name)} matches ${code(JSON.stringify(rest))}`];
}
