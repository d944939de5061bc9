import type { Schema, TypeDefinition } from "../model/component.ts";
import type { Report } from "../reading/problem.ts";

/** The TypeScript name of a type, group or root element: `payment_method` becomes `PaymentMethod`. */
export function typeName(name: string): string {
  return name
    .split(/[._-]+/)
    .filter((word) => word !== "")
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join("");
}

/** How a value of the type is written in TypeScript. */
export function typeReference(type: TypeDefinition): string {
  if (type.kind === "complex" || !type.builtIn) return typeName(type.name);
  return { string: "string", integer: "number", boolean: "boolean" }[type.base];
}

/** Names for constants: `payment_method` becomes `PAYMENT_METHOD`. */
export function constantName(name: string): string {
  return name.replace(/[^\p{L}\p{N}]+/gu, "_").toUpperCase();
}

/** Local variables for members. `$` cannot stand in an XML name, so they meet no other name of the generated code. */
export function variableNames(members: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(
    members.map((member) => {
      let name = `$${member.replace(/[^\p{L}\p{N}_]/gu, "_")}`;
      while (taken.has(name)) name += "_";
      taken.add(name);
      return [member, name];
    }),
  );
}

/** A member as it stands in a type or a literal: bare when it can be, quoted otherwise. */
export function memberKey(name: string): string {
  return /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) ? name : JSON.stringify(name);
}

/** Access to a member of a value. */
export function memberAccess(value: string, name: string): string {
  return memberKey(name) === name ? `${value}.${name}` : `${value}[${JSON.stringify(name)}]`;
}

/** Names that a generated module declares or imports by itself. */
const RESERVED = new Set([
  "Result",
  "Issue",
  "OpenContent",
  "DecodeOptions",
  "Mutable",
  "String",
  "Number",
  "Boolean",
  "Array",
  "Object",
]);

/** Reports names of the schema that would become the same TypeScript name, or one that is taken. */
export function checkNames(schema: Schema, report: Report): void {
  const taken = new Map<string, string>();
  for (const { name, offset } of [...schema.types, ...schema.groups]) {
    const generated = typeName(name);
    const other = RESERVED.has(generated) ? "a name of the generated code" : taken.get(generated);
    if (other !== undefined) {
      report(
        "unsupported-name",
        offset,
        `${name} becomes ${generated} in TypeScript, like ${other}; rename one of them`,
      );
    }
    if (!/^[\p{L}_]/u.test(generated))
      report("unsupported-name", offset, `${name} makes no name in TypeScript`);
    taken.set(generated, name);
  }
}
