/**
 * The pattern as a regular expression with the flag `u`, which JSON Schema asks for. Without the flag, a backslash before
 * a character that needs none is allowed: it is left out. Undefined if the pattern is wrong with both.
 */
export function writeUnicodePattern(pattern: string): string | undefined {
  if (isPattern(pattern, "u")) return pattern;
  if (!isPattern(pattern, "")) return undefined;
  let isInClass = false;
  const written = pattern.replace(
    /\\(.)|([[\]])/gsu,
    (whole, escaped: string | undefined, bracket: string | undefined) => {
      if (bracket !== undefined) isInClass = bracket === "[";
      if (escaped === undefined || /[\^$\\.*+?()[\]{}|/\w]/.test(escaped)) return whole;
      return escaped === "-" && isInClass ? whole : escaped;
    },
  );
  return isPattern(written, "u") ? written : undefined;
}

function isPattern(pattern: string, flags: string): boolean {
  try {
    new RegExp(pattern, flags);
    return true;
  } catch {
    return false;
  }
}
