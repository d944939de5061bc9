// Identity constraints (XSD 1.0 part 1, sections 3.11.2, 3.11.3 and 3.11.6).

import type { Mutable } from "@payment-routing/contract-runtime/codegen";
import { keyOf, showName } from "../components/component.ts";
import type { IdentityConstraint, PathAlternative } from "../components/identity-constraint.ts";
import { attributeOf, childOf, collapse, offsetOf } from "../loading/attributes.ts";
import { documentationOf } from "../loading/documentation.ts";
import { at, type Building, globalName, originOf, type Source } from "./building.ts";
import { PathError, parsePath } from "./parse-path.ts";
import { readReference } from "./resolve-reference.ts";

const CATEGORIES: readonly string[] = ["unique", "key", "keyref"];

/** The identity constraints of an `xs:element`. */
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
