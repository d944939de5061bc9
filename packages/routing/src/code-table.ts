/** Values by numeric code. Codes below 1000, such as those of ISO 3166 and ISO 4217, are looked up by position, which is faster than a map. */
export interface CodeTable<Value> {
  readonly small: readonly (Value | undefined)[];
  readonly byCode: ReadonlyMap<number, Value>;
}

const SMALL = 1000;
const NONE: readonly undefined[] = new Array(SMALL).fill(undefined);

export function makeCodeTable<Value>(entries: Iterable<readonly [number, Value]>): CodeTable<Value> {
  const byCode = new Map(entries);
  if (byCode.size === 0) return { small: NONE, byCode };
  const small = new Array<Value | undefined>(SMALL).fill(undefined);
  for (const [code, value] of byCode) if (code >= 0 && code < SMALL) small[code] = value;
  return { small, byCode };
}

export function findByCode<Value>({ small, byCode }: CodeTable<Value>, code: number): Value | undefined {
  return code >= 0 && code < SMALL ? small[code] : byCode.get(code);
}
