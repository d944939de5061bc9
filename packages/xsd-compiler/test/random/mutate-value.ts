import type { Random } from "../../src/testing/random.ts";
import { TEXTS } from "../../src/testing/random-simple-type.ts";

type Path = readonly (string | number)[];

/** A value that is like another but for a few changes: parts that are gone, doubled, moved or replaced. */
export function mutateValue(value: unknown, random: Random): unknown {
  let mutated = value;
  for (const _ of random.some(1, 2, () => undefined)) mutated = changeOnce(mutated, random);
  return mutated;
}

/** A value that differs from another in one place, or not at all. */
export function changeOnce(value: unknown, random: Random): unknown {
  const parts = [...partsOf(value)];
  const [path, part] = random.one(parts);
  return replaceAt(value, path, () => changePart(part, random, () => random.one(parts)[1]));
}

/** Undefined for what is to be left out. */
function changePart(part: unknown, random: Random, another: () => unknown): unknown {
  const kind = random.below(8);
  if (kind === 0) return undefined;
  if (kind === 1) return another();
  if (kind === 2) return random.one([null, "", 0, true, {}, [], "a b"]);
  if (Array.isArray(part)) {
    const ways = [
      () => part.slice(1),
      () => [...part, ...part.slice(0, 1)],
      () => [...part, ...part, ...part],
      () => part.toReversed(),
      () => [...part, another()],
    ];
    return random.one(ways)();
  }
  if (typeof part === "string")
    return random.one([random.one(TEXTS), `${part}a`, part.slice(1), part.toUpperCase(), `${part}${part}`]);
  if (typeof part === "number") return random.one([part + 1, -part, part * 10, part + 0.5, 0]);
  if (typeof part === "bigint") return random.one([part + 1n, -part, part * 10n]);
  if (typeof part === "boolean") return !part;
  return part;
}

/** A value and everything inside, with where it is. */
function* partsOf(value: unknown, path: Path = []): Generator<readonly [Path, unknown]> {
  yield [path, value];
  if (typeof value !== "object" || value === null) return;
  for (const [key, member] of Object.entries(value))
    yield* partsOf(member, [...path, Array.isArray(value) ? Number(key) : key]);
}

function replaceAt(value: unknown, [key, ...rest]: Path, change: () => unknown): unknown {
  if (key === undefined) return change();
  if (Array.isArray(value)) {
    const changed = value.map((item, index) => (index === key ? replaceAt(item, rest, change) : item));
    return changed.filter((item) => item !== undefined);
  }
  const entries = Object.entries(value as object).map(
    ([own, member]) => [own, own === key ? replaceAt(member, rest, change) : member] as const,
  );
  return Object.fromEntries(entries.filter(([, member]) => member !== undefined));
}
