import { isJsonObject, type SchemaPath } from "../../json-schema/schema-file.ts";

const MAX_TRIALS = 2_000;

/**
 * Removes members, items and characters of a JSON document as long as it keeps a property.
 *
 * @param fixed the path of a part that is not changed
 */
export function shrink(
  document: unknown,
  keeps: (document: unknown) => boolean,
  fixed?: SchemaPath,
): unknown {
  let smallest = document;
  let trials = 0;
  for (let found = true; found && trials < MAX_TRIALS; ) {
    found = false;
    for (const smaller of listSmaller(smallest, fixed)) {
      if (++trials > MAX_TRIALS) break;
      if (!keeps(smaller)) continue;
      smallest = smaller;
      found = true;
      break;
    }
  }
  return smallest;
}

function* listSmaller(value: unknown, fixed?: SchemaPath): Generator<unknown> {
  if (fixed?.length === 0) return;
  const [kept, ...inner] = fixed ?? [];
  const fixedIn = (key: string | number): SchemaPath | undefined => (key === kept ? inner : undefined);
  if (typeof value === "string" && value.length > 0) {
    yield value.slice(0, Math.floor(value.length / 2));
    yield value.slice(0, -1);
  }
  if (Array.isArray(value)) {
    for (const index of value.keys()) if (index !== kept) yield value.toSpliced(index, 1);
    for (const [index, item] of value.entries())
      for (const smaller of listSmaller(item, fixedIn(index))) yield value.with(index, smaller);
  }
  if (!isJsonObject(value)) return;
  for (const [name, member] of Object.entries(value)) {
    const { [name]: _, ...rest } = value;
    if (name !== kept) yield rest;
    for (const smaller of listSmaller(member, fixedIn(name))) yield { ...value, [name]: smaller };
  }
}
