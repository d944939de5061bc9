/** A value as JSON has it: names of members in snake case, times as text, and no member that is undefined. */
export type Written<Value> = Value extends Date
  ? string
  : Value extends readonly (infer Item)[]
    ? readonly Written<Item>[]
    : Value extends object
      ? WrittenMembers<Value>
      : Value;

type WrittenMembers<Value> = {
  readonly [Name in keyof Value as undefined extends Value[Name] ? never : SnakeName<Name>]: Written<
    Value[Name]
  >;
} & {
  readonly [Name in keyof Value as undefined extends Value[Name] ? SnakeName<Name> : never]?: Written<
    Exclude<Value[Name], undefined>
  >;
};

type SnakeName<Name> = Name extends string ? SnakeCase<Name> : never;

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;

/**
 * Writes the names of a value's members in snake case, at every depth, and leaves out members that are undefined. Times
 * are left to JSON, which writes them as ISO 8601.
 */
export function writeMembers<Value>(value: Value): Written<Value>;
export function writeMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => writeMembers(item));
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(members.map(([name, member]) => [toSnakeCase(name), writeMembers(member)]));
}

function toSnakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The progress of a long action: a line of the response. The last line, and no other, is `finished`. */
type ProgressLine<Progress> = Written<Progress> & { readonly finished: boolean };

/**
 * Runs the first step of a long action, and returns the lines of the response to it and all further steps. Rejects when the
 * first step fails, so that the request can still be answered with a problem.
 */
export async function startProgress<Progress extends object>(
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
