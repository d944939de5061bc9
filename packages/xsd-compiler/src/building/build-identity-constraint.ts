// Identity constraints (XSD 1.0 part 1, sections 3.11.2, 3.11.3 and 3.11.6).

import { type Mutable, NCNAME } from "@payment-routing/contract-runtime/codegen";
import {
  type IdentityConstraint,
  keyOf,
  type NameTest,
  type PathAlternative,
  showName,
} from "../components/component.ts";
import { attributeOf, childOf, collapse, offsetOf } from "../loading/attributes.ts";
import { documentationOf } from "../loading/documentation.ts";
import { at, type Building, globalName, originOf, readReference, type Source } from "./building.ts";

const CATEGORIES: readonly string[] = ["unique", "key", "keyref"];

/** Builds the identity constraints of an `xs:element`. */
export function buildIdentityConstraints(building: Building, source: Source): IdentityConstraint[] {
  return source.element.children
    .filter(({ local }) => CATEGORIES.includes(local))
    .map((element) => build(building, at(source, element)));
}

function build(building: Building, source: Source): IdentityConstraint {
  const { element, document } = source;
  const name = globalName(source);
  const selector = childOf(element, "selector");
  const fields = element.children.filter(({ local }) => local === "field");
  const constraint: Mutable<IdentityConstraint> = {
    name,
    documentation: documentationOf(element),
    origin: originOf(source),
    category: element.local as IdentityConstraint["category"],
    selector: selector === undefined ? [] : readPath(at(source, selector), "selector"),
    fields: fields.map((field) => readPath(at(source, field), "field")),
    refer: undefined,
    selectorText: selector === undefined ? "" : textOf(at(source, selector)),
    fieldTexts: fields.map((field) => textOf(at(source, field))),
  };
  if (building.identityConstraints.has(keyOf(name))) {
    const message = `an identity constraint ${showName(name)} is declared already`;
    document.report("invalid-duplicate", offsetOf(element, "name"), message);
  } else {
    building.identityConstraints.set(keyOf(name), constraint);
  }
  // The key may be declared later.
  if (constraint.category === "keyref") building.later.push(() => refer(building, source, constraint));
  return constraint;
}

function refer(building: Building, source: Source, constraint: Mutable<IdentityConstraint>): void {
  const name = readReference(source, "refer");
  if (name === undefined) return;
  const report = (code: "invalid-reference" | "invalid-value", message: string): void =>
    source.document.report(code, offsetOf(source.element, "refer"), message);
  const referred = building.identityConstraints.get(keyOf(name));
  if (referred === undefined || referred.category === "keyref") {
    report("invalid-reference", `there is no key or unique constraint ${showName(name)}`);
  } else if (referred.fields.length !== constraint.fields.length) {
    const counts = `${constraint.fields.length} fields refer to ${referred.fields.length}`;
    report("invalid-value", `a keyref has as many fields as the key: ${counts}`);
  } else {
    constraint.refer = referred;
  }
}

function textOf({ element }: Source): string {
  return collapse(attributeOf(element, "xpath") ?? "");
}

function readPath(source: Source, kind: "selector" | "field"): PathAlternative[] {
  const { element, document } = source;
  const namespaces = document.namespacesAt(element);
  try {
    return parsePath(textOf(source), kind, (prefix) => namespaces.get(prefix));
  } catch (error) {
    if (!(error instanceof PathError)) throw error;
    document.report("invalid-value", offsetOf(element, "xpath"), `xpath: ${error.message}`);
    return [];
  }
}

// The XPath subset of identity constraints (XSD 1.0 part 1, section 3.11.6).

const TOKEN = new RegExp(
  `[\\t\\n\\r ]*(?:(::|//|[|/@.*])|((?:${NCNAME}:(?!:))?(?:${NCNAME}|(?<=:)\\*)))`,
  "uy",
);

/** The reason why a path cannot be parsed. */
class PathError extends Error {}

/**
 * @param resolve returns the namespace of a prefix; undefined if it is not declared
 * @throws PathError
 */
function parsePath(
  text: string,
  kind: "selector" | "field",
  resolve: (prefix: string) => string | undefined,
): PathAlternative[] {
  const tokens = readTokens(text);
  const alternatives: PathAlternative[] = [];
  let at = 0;
  const readNameTest = (): NameTest => {
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
        attribute = readNameTest();
      } else {
        if (tokens[at] === "child" && tokens[at + 1] === "::") at += 2;
        steps.push(readNameTest());
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
