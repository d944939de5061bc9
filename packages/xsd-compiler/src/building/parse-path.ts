// The subset of XPath of identity constraints (XSD 1.0 part 1, section 3.11.6).

import { NCNAME } from "@payment-routing/contract-runtime/codegen";
import type { NameTest, PathAlternative } from "../components/identity-constraint.ts";

const TOKEN = new RegExp(
  `[\\t\\n\\r ]*(?:(::|//|[|/@.*])|((?:${NCNAME}:(?!:))?(?:${NCNAME}|(?<=:)\\*)))`,
  "uy",
);

/** Why a path cannot be read. */
export class PathError extends Error {}

/**
 * @param resolve the namespace of a prefix; undefined when it is not declared
 * @throws PathError
 */
export function parsePath(
  text: string,
  kind: "selector" | "field",
  resolve: (prefix: string) => string | undefined,
): PathAlternative[] {
  const tokens = readTokens(text);
  const alternatives: PathAlternative[] = [];
  let at = 0;
  const takeNameTest = (): NameTest => {
    const token = tokens[at++];
    if (token === "*") return { kind: "any" };
    if (token === undefined || !/^[^|/@.*:]/u.test(token))
      throw new PathError(`expected a name, got ${show(token)}`);
    const colon = token.indexOf(":");
    // A name without a prefix is in no namespace (XPath 1.0, section 2.3).
    if (colon === -1) return { kind: "name", name: { namespace: "", local: token } };
    const prefix = token.slice(0, colon);
    const namespace = resolve(prefix);
    if (namespace === undefined) throw new PathError(`the prefix ${prefix} is not declared`);
    const local = token.slice(colon + 1);
    return local === "*" ? { kind: "namespace", namespace } : { kind: "name", name: { namespace, local } };
  };
  do {
    const descendant = tokens[at] === "." && tokens[at + 1] === "//";
    if (descendant) at += 2;
    const steps: NameTest[] = [];
    let attribute: NameTest | undefined;
    do {
      if (tokens[at] === ".") at++;
      else if (tokens[at] === "@" || (tokens[at] === "attribute" && tokens[at + 1] === "::")) {
        if (kind === "selector") throw new PathError("a selector selects elements, no attributes");
        at += tokens[at] === "@" ? 1 : 2;
        attribute = takeNameTest();
      } else {
        if (tokens[at] === "child" && tokens[at + 1] === "::") at += 2;
        steps.push(takeNameTest());
      }
    } while (attribute === undefined && tokens[at++] === "/");
    if (attribute === undefined) at--;
    alternatives.push({ descendant, steps, attribute });
  } while (tokens[at++] === "|");
  if (at - 1 < tokens.length) throw new PathError(`expected / or |, got ${show(tokens[at - 1])}`);
  return alternatives;
}

function readTokens(text: string): string[] {
  const tokens: string[] = [];
  const end = text.replace(/[\t\n\r ]+$/, "").length;
  for (let at = 0; at < end; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const [whole, sign, name] = TOKEN.exec(text) ?? [];
    if (whole === undefined) throw new PathError(`expected a step, got ${show(text.slice(at).trim()[0])}`);
    tokens.push(sign ?? name ?? "");
  }
  return tokens;
}

function show(token: string | undefined): string {
  return token === undefined ? "the end" : `"${token}"`;
}
