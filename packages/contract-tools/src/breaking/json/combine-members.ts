import { isJsonObject, type JsonObject } from "../../json-schema/schema-file.ts";
import { valuesOf } from "./compare-values.ts";
import { listOf, type MinimalValues, type ValueStep } from "./minimal-value.ts";

/** Documents in which an object has each combination of the members that conditions mention; at most 256 of them. */
export function combineMembers(
  { schema, steps }: { readonly schema: JsonObject; readonly steps: readonly ValueStep[] },
  values: MinimalValues,
  root: JsonObject,
  other: JsonObject,
): readonly unknown[] {
  const options = new Map<string, Set<unknown>>();
  for (const text of [schema, other].map(({ if: condition, then, allOf, dependentRequired }) => ({
    condition,
    then,
    allOf,
    dependentRequired,
  })))
    collectMentions(text, options, membersOf(schema));
  let objects: JsonObject[] = [{}];
  for (const [name, given] of options) {
    const property = membersOf(schema)[name] ?? {};
    const choices = [undefined, values.make(property), ...given];
    objects = objects
      .flatMap((object) => choices.map((value) => ({ ...object, [name]: value })))
      .slice(0, 256);
  }
  const required = listOf(schema.required).map(String);
  return objects.map((object) => {
    const whole: Record<string, unknown> = {};
    for (const name of required) whole[name] = values.make(membersOf(schema)[name] ?? {});
    for (const [name, value] of Object.entries(object)) if (value !== undefined) whole[name] = value;
    return values.embed(root, steps, whole);
  });
}

function collectMentions(
  part: unknown,
  options: Map<string, Set<unknown>>,
  members: Readonly<Record<string, unknown>>,
): void {
  if (typeof part === "string" && Object.hasOwn(members, part))
    options.set(part, options.get(part) ?? new Set());
  if (Array.isArray(part)) for (const each of part) collectMentions(each, options, members);
  if (!isJsonObject(part)) return;
  for (const [name, value] of Object.entries(part)) {
    if (Object.hasOwn(members, name)) {
      const values = options.get(name) ?? new Set();
      options.set(name, values);
      if (isJsonObject(value)) for (const each of valuesOf(value) ?? []) values.add(each);
    }
    collectMentions(value, options, members);
  }
}

/** The members that a schema names. */
export function membersOf({ properties }: JsonObject): Readonly<Record<string, JsonObject>> {
  return (isJsonObject(properties) ? properties : {}) as Readonly<Record<string, JsonObject>>;
}
