import { isJsonObject } from "../../json-schema/schema-file.ts";

const MAX_TRIALS = 2_000;

/** Removes members, items and characters of a JSON document as long as it keeps a property. */
export function shrink(document: unknown, keeps: (document: unknown) => boolean): unknown {
  let smallest = document;
  let trials = 0;
  for (let found = true; found && trials < MAX_TRIALS; ) {
    found = false;
    for (const smaller of listSmaller(smallest)) {
      if (++trials > MAX_TRIALS) break;
      if (!keeps(smaller)) continue;
      smallest = smaller;
      found = true;
      break;
    }
  }
  return smallest;
}

function* listSmaller(value: unknown): Generator<unknown> {
  if (typeof value === "string" && value.length > 0) {
    yield value.slice(0, Math.floor(value.length / 2));
    yield value.slice(0, -1);
  }
  if (Array.isArray(value)) {
    for (const index of value.keys()) yield value.toSpliced(index, 1);
    for (const [index, item] of value.entries())
      for (const smaller of listSmaller(item)) yield value.with(index, smaller);
  }
  if (!isJsonObject(value)) return;
  for (const [name, member] of Object.entries(value)) {
    const { [name]: _, ...rest } = value;
    yield rest;
    for (const smaller of listSmaller(member)) yield { ...value, [name]: smaller };
  }
}
