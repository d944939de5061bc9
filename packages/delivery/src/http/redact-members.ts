/**
 * Makes a function that puts another text in the place of the value of each member of JSON whose name has one of some
 * words in it: a string, a number, or an array or object whole. The JSON may be cut off, have other text around it, or
 * stand in a string of JSON.
 */
export function createMemberRedactor(words: readonly string[], redacted: string): (text: string) => string {
  const member = compileMember(words);
  return (text) => redactMembers(text, member, redacted);
}

function redactMembers(text: string, member: RegExp, redacted: string): string {
  let result = "";
  let done = 0;
  for (const match of text.matchAll(member)) {
    const start = match.index + match[0].length;
    // Inside of a value that is left out already.
    if (start < done) continue;
    const quote = match[1] as string;
    const end = findValueEnd(text, start, quote);
    if (end === start) continue;
    result += `${text.slice(done, start)}${quote}${redacted}${quote}`;
    done = end;
  }
  return result + text.slice(done);
}

/** Up to the value. The length of a name is bounded, so that no text takes long; so is how deep JSON stands in strings. */
function compileMember(words: readonly string[]): RegExp {
  const name = `[^"\\\\]{0,40}(?:${words.join("|")})[^"\\\\]{0,40}`;
  return new RegExp(`(\\\\{0,15}")${name}\\1\\s{0,9}:\\s{0,9}`, "gi");
}

/** The start when there is no value that could hold a secret. */
function findValueEnd(text: string, start: number, quote: string): number {
  if (text.startsWith(quote, start)) return findStringEnd(text, start + quote.length, quote);
  if (text[start] === "[" || text[start] === "{") return findNestEnd(text, start, quote);
  NUMBER.lastIndex = start;
  return NUMBER.test(text) ? NUMBER.lastIndex : start;
}

const NUMBER = /-?\d[\d.e+-]*/iy;

/** Behind the quote that ends a string, before one that ends the string which all of this stands in, or where the text ends. */
function findStringEnd(text: string, start: number, quote: string): number {
  let backslashes = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === "\\") {
      backslashes++;
      continue;
    }
    if (text[at] === '"') {
      if (backslashes < quote.length - 1) return at - backslashes;
      // Each string that it stands in doubles the backslashes that were there, and adds one.
      const isEscaped = Math.floor(backslashes / quote.length) % 2 === 1;
      if (!isEscaped) return at + 1;
    }
    backslashes = 0;
  }
  return text.length;
}

/** The same of an array or object. */
function findNestEnd(text: string, start: number, quote: string): number {
  let open = 0;
  for (let at = start; at < text.length; ) {
    if (text.startsWith(quote, at)) {
      at = findStringEnd(text, at + quote.length, quote);
      continue;
    }
    const character = text[at] as string;
    if (character === '"') return at;
    at++;
    if ("[{".includes(character)) open++;
    else if ("]}".includes(character) && --open === 0) return at;
  }
  return text.length;
}
