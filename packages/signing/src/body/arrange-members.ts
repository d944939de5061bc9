/**
 * A copy of a JSON value whose members stand in the order of RFC 8785, section 3.2.3, so that `JSON.stringify` writes its
 * canonical form: numbers and texts it writes as the RFC demands, which took both from ECMAScript.
 *
 * Throws an Unusual for a value that is no plain JSON, or whose order an object does not keep: those are for a library.
 */
export function arrangeMembers(value: unknown): unknown {
  switch (typeof value) {
    case "string":
      if (!value.isWellFormed()) throw new Unusual();
      return value;
    case "number":
      if (!Number.isFinite(value)) throw new Unusual();
      return value;
    case "boolean":
      return value;
    case "object":
      if (value === null) return null;
      return Array.isArray(value) ? value.map(arrangeMembers) : arrangeObject(value);
    default:
      throw new Unusual();
  }
}

/** Nobody's fault, and not for callers to see. */
export class Unusual extends Error {}

function arrangeObject(object: object): object {
  if ("toJSON" in object) throw new Unusual();
  const source = object as Readonly<Record<string, unknown>>;
  const arranged: Record<string, unknown> = {};
  // By UTF-16 code units, which is what sort does when it is not told otherwise.
  for (const name of Object.keys(source).sort()) {
    const value = source[name];
    if (value === undefined) continue;
    if (isMoved(name) || !name.isWellFormed()) throw new Unusual();
    arranged[name] = arrangeMembers(value);
  }
  return arranged;
}

/** Objects have members with numbers for names before all others; and assigning to `__proto__` makes no member. */
function isMoved(name: string): boolean {
  const first = name.charCodeAt(0);
  return (first >= 0x30 && first <= 0x39) || name === "__proto__";
}
