import canonicalize from "canonicalize";

/**
 * Writes a JSON object in its canonical form (RFC 8785). Throws for half of a surrogate pair, a number that is not finite, and
 * members nested thousands of levels deep.
 *
 * The canonical form of a value is what `JSON.stringify` writes once its members are sorted (RFC 8785, appendix A). That takes
 * a third of the time of the library, which writes the values for which it does not hold.
 */
export function writeCanonicalForm(object: object): string {
  const sorted = sortMembers(object);
  return sorted === UNUSUAL ? String(canonicalize(object)) : JSON.stringify(sorted);
}

const UNUSUAL = Symbol("unusual");

/** Returns a copy with sorted members, or UNUSUAL if `JSON.stringify` would not write the canonical form of it. */
function sortMembers(value: unknown): unknown {
  if (typeof value === "string") return value.isWellFormed() ? value : UNUSUAL;
  if (typeof value === "number") return Number.isFinite(value) ? value : UNUSUAL;
  if (typeof value === "boolean" || value === null || value === undefined) return value;
  if (typeof value !== "object" || "toJSON" in value) return UNUSUAL;
  if (Array.isArray(value)) return sortItems(value);
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(value).sort()) {
    const member = UNUSUAL_NAME.test(name) ? UNUSUAL : sortMembers((value as typeof copy)[name]);
    if (member === UNUSUAL) return UNUSUAL;
    copy[name] = member;
  }
  return copy;
}

function sortItems(items: readonly unknown[]): unknown {
  const sorted = items.map(sortMembers);
  return sorted.includes(UNUSUAL) ? UNUSUAL : sorted;
}

// Objects list names of digits first, whatever their order. Assigning `__proto__` makes no member.
const UNUSUAL_NAME = /^[0-9]|^__proto__$|\p{Surrogate}/u;
