import { readMember } from "../read-member.ts";

/** The names and places that a JSON Pointer (RFC 6901) leads through. */
export function readTokens(pointer: string): readonly string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** The value that tokens lead to, or undefined where there is none. Sees nothing that JSON could not hold. */
export function findValue(root: unknown, tokens: readonly string[]): unknown {
  let value = root;
  for (const token of tokens) value = findMember(value, token);
  return value;
}

function findMember(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  // An array has a length, which is not in the JSON.
  if (Array.isArray(value) && !/^(?:0|[1-9]\d*)$/.test(name)) return undefined;
  return readMember(value, name);
}
