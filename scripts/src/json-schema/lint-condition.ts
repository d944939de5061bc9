import type { Finding } from "./lint-rules.ts";
import { isJsonObject, type JsonObject, type SchemaPath } from "./schema-file.ts";
import type { SchemaVisit } from "./walk-schema.ts";

/**
 * Lets `if` and `then` through in one use only: a member that is required when another one is present or has a given
 * value. The types drop conditions, which is harmless for a requirement (the member is optional in the type) and
 * nowhere else. Several conditions stand in `allOf`.
 */
export function lintCondition({ schema }: SchemaVisit): Finding[] {
  const { allOf } = schema;
  if (allOf === undefined) return lintOne(schema, []);
  const members: readonly unknown[] = Array.isArray(allOf) ? allOf : [];
  return [
    ...lintOne(schema, []),
    ...members.flatMap((member, position) => {
      const path = ["allOf", position];
      if (!isJsonObject(member) || !hasOnly(member, ["if", "then", "$comment"])) {
        return [refuse("allOf holds conditions and nothing else", path)];
      }
      return lintOne(member, path);
    }),
  ];
}

function lintOne(schema: JsonObject, path: SchemaPath): Finding[] {
  const condition = schema.if;
  const consequence = schema.then;
  if (condition === undefined && consequence === undefined) return [];
  if (!isJsonObject(condition) || !isJsonObject(consequence))
    return [refuse("if and then belong together", path)];
  const findings: Finding[] = [];
  if (
    !hasOnly(condition, ["required", "properties"]) ||
    !Object.values(propertiesOf(condition)).every(isValueTest)
  ) {
    findings.push(
      refuse("if may ask which members are present and whether they equal a const or enum", [...path, "if"]),
    );
  }
  if (!hasOnly(consequence, ["required"])) {
    findings.push(
      refuse("then may require members and nothing else: the types would not show it", [...path, "then"]),
    );
  }
  return findings;
}

function propertiesOf(schema: JsonObject): JsonObject {
  return isJsonObject(schema.properties) ? schema.properties : {};
}

function isValueTest(schema: unknown): boolean {
  return isJsonObject(schema) && hasOnly(schema, ["const", "enum"]);
}

function hasOnly(schema: JsonObject, keywords: readonly string[]): boolean {
  return Object.keys(schema).every((keyword) => keywords.includes(keyword));
}

function refuse(message: string, path: SchemaPath): Finding {
  return { code: "unsupported-condition", message, path };
}
