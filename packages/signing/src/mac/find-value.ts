import { readMember } from "../read-member.ts";

/** The value at a JSON Pointer (RFC 6901), or undefined where there is none. Sees nothing that JSON could not hold. */
export function findValue(root: unknown, pointer: string): unknown {
  let value = root;
  for (const token of pointer.split("/").slice(1)) value = findMember(value, readToken(token));
  return value;
}

function readToken(token: string): string {
  return token.includes("~") ? token.replaceAll("~1", "/").replaceAll("~0", "~") : token;
}

function findMember(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  // An array has a length, which is not in the JSON.
  if (Array.isArray(value) && !/^(?:0|[1-9]\d*)$/.test(name)) return undefined;
  return readMember(value, name);
}
