/**
 * Creates a function that replaces the value of each JSON member whose name contains one of the words: a string, a
 * number, or a whole array or object. The JSON may be truncated, surrounded by other text, or nested in a JSON string.
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
    // Inside a value that is already replaced.
    if (start < done) continue;
    const quote = match[1] as string;
    const end = findValueEnd(text, start, quote);
    if (end === start) continue;
    result += `${text.slice(done, start)}${quote}${redacted}${quote}`;
    done = end;
  }
  return result + text.slice(done);
}

/** Matches a member up to its value. Limits on the name and the nesting in strings bound the matching time. */
function compileMember(words: readonly string[]): RegExp {
  const name = `[^"\\\\]{0,40}(?:${words.join("|")})[^"\\\\]{0,40}`;
  return new RegExp(`(\\\\{0,15}")${name}\\1\\s{0,9}:\\s{0,9}`, "gi");
}

/** Returns `start` if the value cannot be a secret, such as `null`. */
function findValueEnd(text: string, start: number, quote: string): number {
  if (text.startsWith(quote, start)) return findStringEnd(text, start + quote.length, quote);
  if (text[start] === "[" || text[start] === "{") return findNestEnd(text, start, quote);
  NUMBER.lastIndex = start;
  return NUMBER.test(text) ? NUMBER.lastIndex : start;
}

const NUMBER = /-?\d[\d.e+-]*/iy;

/** Returns the index after the closing quote, before the closing quote of an enclosing string, or the end of the text. */
function findStringEnd(text: string, start: number, quote: string): number {
  let backslashes = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === "\\") {
      backslashes++;
      continue;
    }
    if (text[at] === '"') {
      if (backslashes < quote.length - 1) return at - backslashes;
      // Each enclosing string doubles the backslashes and adds one.
      const isEscaped = Math.floor(backslashes / quote.length) % 2 === 1;
      if (!isEscaped) return at + 1;
    }
    backslashes = 0;
  }
  return text.length;
}

/** Like `findStringEnd`, for an array or object. */
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
