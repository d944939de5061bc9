/** What a value is as JSON: members in snake case, times as text, and none that is undefined. */
export type Written<Value> = Value extends Date
  ? string
  : Value extends readonly (infer Item)[]
    ? readonly Written<Item>[]
    : Value extends object
      ? {
          readonly [Name in keyof Value as Name extends string ? SnakeCase<Name> : never]: Written<
            Value[Name]
          >;
        }
      : Value;

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;

/** Writes a value's members in snake case, all the way down. Times are left to JSON, which writes them as ISO 8601. */
export function writeMembers<Value>(value: Value): Written<Value>;
export function writeMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => writeMembers(item));
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [toSnakeCase(name), writeMembers(member)]),
  );
}

function toSnakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** A line of the answer to something that takes a while: how far it has come. The last line, and no other, is `finished`. */
export type ProgressLine<Progress> = Written<Progress> & { readonly finished: boolean };

/**
 * Takes the first step of something that takes a while, and makes the lines that tell of all of them: what fails before
 * the answer begins has a problem to be told by.
 */
export async function beginProgress<Progress extends object>(
  steps: AsyncGenerator<Progress, Progress, void>,
): Promise<AsyncGenerator<ProgressLine<Progress>, void, void>> {
  return writeProgress(steps, await steps.next());
}

async function* writeProgress<Progress extends object>(
  steps: AsyncGenerator<Progress, Progress, void>,
  first: IteratorResult<Progress, Progress>,
): AsyncGenerator<ProgressLine<Progress>, void, void> {
  try {
    for (let step = first; ; step = await steps.next()) {
      const written = writeMembers(step.value) as object;
      yield { ...written, finished: step.done === true } as ProgressLine<Progress>;
      if (step.done === true) return;
    }
  } finally {
    // Whoever asked may be gone: what is committed stays, and nothing more is done.
    await steps.return(first.value);
  }
}
