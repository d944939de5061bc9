/** Where a member of an object, or an item of a list, stands in a JSON text. */
export interface JsonPart {
  /** The offset of its name; of its value where it is an item. */
  readonly name: number;
  /** The offset of its value. */
  readonly value: number;
}

/** The offset of the value that a JSON text is, which may have a byte order mark in front. */
export function startOfJson(text: string): number {
  return skipSpace(text, text.startsWith("\ufeff") ? 1 : 0);
}

/**
 * Makes what finds the parts of the object or list that begins at an offset of a well-formed JSON text, by their names or
 * positions; none of anything else. Each is looked through once, when it is asked for: nothing is, most of the time. Of a
 * name that is given twice the last one counts.
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

/** The offset behind a string. */
function skipString(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at + 1;
}

/** The offset behind a value. */
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

/** Whether a number or a word goes on at an offset. */
function isInside(text: string, at: number): boolean {
  return /[\w.+-]/.test(text.charAt(at));
}

/** Makes what finds the offset of the value at a path, or of its name; of the nearest part around it when there is nothing. */
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
