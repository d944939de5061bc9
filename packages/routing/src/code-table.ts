/**
 * What belongs to numeric codes. Nearly all of them are small (ISO 3166 and ISO 4217 number countries and currencies
 * below 1000) and are looked up by position, which takes a fraction of what a map takes.
 */
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
