import type { ProblemMembers } from "./problem.ts";

/** Parses `application/problem+json` (RFC 9457, section 3); undefined when the body is no JSON object. */
export function parseJsonMembers(body: Uint8Array): ProblemMembers | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body));
    return isObject(value) ? viewMembers(value) : undefined;
  } catch {
    return undefined;
  }
}

function viewMembers(object: Readonly<Record<string, unknown>>): ProblemMembers {
  return {
    readText: (name) => (typeof object[name] === "string" ? object[name] : undefined),
    readInteger: (name) => (Number.isSafeInteger(object[name]) ? Number(object[name]) : undefined),
    readItems: (name) => (Array.isArray(object[name]) ? object[name].filter(isObject).map(viewMembers) : []),
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
