/**
 * The pattern as a regular expression with the flag `u`, which JSON Schema asks for. Without the flag, more is allowed that
 * means the same with a backslash more or less. Undefined if the pattern is wrong with both.
 */
export function writeUnicodePattern(pattern: string): string | undefined {
  if (isPattern(pattern, "u")) return pattern;
  if (!isPattern(pattern, "")) return undefined;
  let isInClass = false;
  const written = pattern.replaceAll(TOKEN, (token, offset: number) => {
    if (token.startsWith("\\")) return writeEscape(token, isInClass);
    if (!isInClass && token === "[") isInClass = true;
    else if (isInClass && token === "]") isInClass = false;
    else if (token.length > 1 || token === "[") return token;
    else if (token === "-") return isInClass && isBesideClass(pattern, offset) ? "\\-" : token;
    // A bracket that closes nothing, or opens no quantifier.
    else return isInClass ? token : `\\${token}`;
    return token;
  });
  return isPattern(written, "u") ? written : undefined;
}

/** An escape, a quantifier, or a character that may need a backslash. */
const TOKEN = /\\[\s\S]|\{\d+(?:,\d*)?\}|[-[\]{}]/gu;

/** Letters that mean something behind a backslash. */
const LETTERS = /[bBdDsSwWfnrtvcxupPk]/;

function writeEscape(token: string, isInClass: boolean): string {
  const escaped = token.slice(1);
  const isNeeded = /[\^$\\.*+?()[\]{}|/\d]/.test(escaped) || LETTERS.test(escaped);
  return isNeeded || (escaped === "-" && isInClass) ? token : escaped;
}

/** Whether a hyphen stands between characters and a class such as `\w`, where it is no range. */
function isBesideClass(pattern: string, offset: number): boolean {
  return /\\[dDsSwW]$/.test(pattern.slice(0, offset)) || /^-\\[dDsSwW]/.test(pattern.slice(offset));
}

function isPattern(pattern: string, flags: string): boolean {
  try {
    new RegExp(pattern, flags);
    return true;
  } catch {
    return false;
  }
}
