/** The position of a member or an item in a JSON text. */
export interface JsonPart {
  /** The offset of its name; for an item, that of its value. */
  readonly name: number;
  /** The offset of its value. */
  readonly value: number;
}

/** The offset of the root value, after a byte order mark and white space. */
export function startOfJson(text: string): number {
  return skipSpace(text, text.startsWith("\ufeff") ? 1 : 0);
}

/**
 * Creates a function that finds the parts of the object or list at an offset of a well-formed JSON text, by name or index.
 * Scans on demand: most files need no positions. The last one of repeated names counts.
 */
export function createPartFinder(text: string): (offset: number) => ReadonlyMap<string, JsonPart> {
  const found = new Map<number, ReadonlyMap<string, JsonPart>>();
  return (offset) => {
    const parts = found.get(offset) ?? new Map(listParts(text, offset));
    found.set(offset, parts);
    return parts;
  };
}

function* listParts(text: string, offset: number): Generator<[string, JsonPart], void, undefined> {
  const opening = text[offset];
  if (opening !== "{" && opening !== "[") return;
  let at = skipSpace(text, offset + 1);
  for (let index = 0; text[at] !== "}" && text[at] !== "]"; index++) {
    const start = at;
    let name = String(index);
    if (opening === "{") {
      const end = skipString(text, start);
      name = JSON.parse(text.slice(start, end));
      at = skipSpace(text, skipSpace(text, end) + ":".length);
    }
    yield [name, { name: start, value: at }];
    at = skipSpace(text, skipValue(text, at));
    if (text[at] === ",") at = skipSpace(text, at + 1);
  }
}

const SPACE = 0x20;

function skipSpace(text: string, start: number): number {
  let at = start;
  while (text.charCodeAt(at) <= SPACE) at++;
  return at;
}

/** The offset after a string. */
function skipString(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at + 1;
}

/** The offset after a value. */
function skipValue(text: string, start: number): number {
  let depth = 0;
  let at = start;
  do {
    const character = text[at];
    if (character === '"') at = skipString(text, at);
    else {
      if (character === "{" || character === "[") depth++;
      else if (character === "}" || character === "]") depth--;
      at++;
    }
  } while (depth > 0 || isInside(text, at));
  return at;
}

/** Whether a number or a literal continues at an offset. */
function isInside(text: string, at: number): boolean {
  return /[\w.+-]/.test(text.charAt(at));
}

/** Creates the counterpart of `findOffset` for a JSON text. */
export function createOffsetFinder(text: string): (path: readonly string[], at: "name" | "value") => number {
  const partsOf = createPartFinder(text);
  return (path, at) => {
    let value = startOfJson(text);
    for (const [depth, step] of path.entries()) {
      const part = partsOf(value).get(step);
      if (part === undefined) break;
      if (at === "name" && depth === path.length - 1) return part.name;
      value = part.value;
    }
    return value;
  };
}
