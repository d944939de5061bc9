import { describeIssue, type Issue, Locator } from "@payment-routing/contract-runtime";
import type { PathIds } from "./read-id.ts";

/** The issues of a document that names other IDs than the path that it was sent to. */
export function judgePath(document: Uint8Array, report: object, expected: PathIds): readonly Issue[] {
  return Object.entries(expected).flatMap(([name, id]) => {
    const given: unknown = Reflect.get(report, name);
    return given === id ? [] : [describeMismatch(document, name, id, given)];
  });
}

function describeMismatch(document: Uint8Array, name: string, id: number, given: unknown): Issue {
  const path = `/${name}`;
  const expected = `${id}, as the path has it`;
  const received = String(given);
  const { line, column } = locateMember(document, name) ?? {};
  const message = describeIssue(path, expected, received);
  return { code: "invalid-value", message, path, line, column, expected, received };
}

/** Where the value of a member stands that a valid report has once: no object in it has a member of that name. */
function locateMember(document: Uint8Array, name: string): ReturnType<Locator["locate"]> | undefined {
  const found = new RegExp(`"${name}"[ \\t\\r\\n]*:[ \\t\\r\\n]*`).exec(
    Buffer.from(document).toString("latin1"),
  );
  return found === null ? undefined : new Locator(document).locate(found.index + found[0].length);
}
