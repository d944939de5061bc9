/** The form in TypeScript of a value of the interface: names in camel case, at every depth. Absent members stay absent. */
type Read<Value> = Value extends readonly (infer Item)[]
  ? readonly Read<Item>[]
  : Value extends object
    ? { [Name in keyof Value as Name extends string ? CamelCase<Name> : never]: Read<Value[Name]> }
    : Value;

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** Converts names to camel case at every depth: the reverse of `writeMembers`, without times. */
export function readMembers<Value>(value: Value): Read<Value>;
export function readMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => readMembers(item));
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value);
  return Object.fromEntries(members.map(([name, member]) => [toCamelCase(name), readMembers(member)]));
}

function toCamelCase(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** A time of a request, if it is given, under its name. */
export function readTime<Name extends string>(
  name: Name,
  text: string | undefined,
): { [Key in Name]?: Date } {
  return (text === undefined ? {} : { [name]: new Date(text) }) as { [Key in Name]?: Date };
}
