import type { TreeElement } from "@payment-routing/contract-runtime";
import type { RootElement, Schema, TypeDefinition } from "../model/component.ts";
import { readDocumentation } from "../reading/annotation.ts";
import { requireName } from "../reading/attributes.ts";
import type { Report } from "../reading/problem.ts";
import { checkContexts } from "./check-contexts.ts";
import { refuseMisplacedAssertions } from "./read-assertions.ts";
import type { Resolution } from "./resolution.ts";
import { declareComplexType, resolveContent, resolveElementType } from "./resolve-complex-type.ts";
import { resolveSimpleType } from "./resolve-simple-type.ts";

/** Makes components of a schema whose vocabulary has been checked. After a report the result is not to be used. */
export function resolveSchema(tree: TreeElement, fileName: string, report: Report): Schema {
  const typeElements = collectNamed(tree, ["simpleType", "complexType"], report);
  const resolution = createResolution(tree, typeElements, report);
  refuseInnerDeclarations(tree, report);
  refuseMisplacedAssertions(report, tree);
  for (const name of typeElements.keys()) resolution.resolveType(name);
  const roots = [...collectNamed(tree, ["element"], report)].flatMap(([name, element]): RootElement[] => {
    const type = resolveElementType(resolution, element);
    return type === undefined
      ? []
      : [{ name, documentation: readDocumentation(element), offset: element.offset, type }];
  });
  if (roots.length === 0)
    report("invalid-element", tree.offset, "the schema declares no element, so no document can be valid");
  const types = [...typeElements.keys()].flatMap((name) => resolution.types.get(name) ?? []);
  const schema = {
    fileName,
    documentation: readDocumentation(tree),
    roots,
    types,
    groups: [...resolution.groups.values()],
  };
  checkContexts(schema, typeElements, report);
  return schema;
}

function createResolution(
  tree: TreeElement,
  typeElements: ReadonlyMap<string, TreeElement>,
  report: Report,
): Resolution {
  const resolution: Resolution = {
    report,
    namespaces: new Map(tree.declarations),
    typeElements,
    groupElements: collectNamed(tree, ["group"], report),
    types: new Map(),
    groups: new Map(),
    resolving: new Set(),
    resolveType: (name) => resolution.types.get(name) ?? resolveNamedType(resolution, name),
  };
  return resolution;
}

function resolveNamedType(resolution: Resolution, name: string): TypeDefinition | undefined {
  const element = resolution.typeElements.get(name) as TreeElement;
  if (element.local === "complexType") {
    // Kept before its content is read: a type may contain itself.
    const type = declareComplexType(element, name);
    resolution.types.set(name, type);
    return Object.assign(type, resolveContent(resolution, element));
  }
  if (resolution.resolving.has(name)) {
    resolution.report("invalid-circle", element.offset, `the simple type ${name} is derived from itself`);
    return undefined;
  }
  resolution.resolving.add(name);
  const type = resolveSimpleType(resolution, element, name);
  resolution.resolving.delete(name);
  if (type !== undefined) resolution.types.set(name, type);
  return type;
}

/** Global declarations of the given kinds by name. Simple and complex types share one set of names. */
function collectNamed(tree: TreeElement, kinds: readonly string[], report: Report): Map<string, TreeElement> {
  const named = new Map<string, TreeElement>();
  for (const element of tree.children.filter(({ local }) => kinds.includes(local))) {
    const name = requireName(element, report);
    if (name === "") continue;
    if (named.has(name))
      report("invalid-duplicate", element.offset, `xs:${element.local} ${name} is declared twice`);
    else named.set(name, element);
  }
  return named;
}

/** Prefixes are looked up on `xs:schema` only, so they must be declared there. */
function refuseInnerDeclarations(element: TreeElement, report: Report): void {
  for (const child of element.children) {
    if (child.local === "annotation") continue;
    if (child.declarations.length > 0) {
      report(
        "unsupported-attribute",
        child.offset,
        "declare namespaces on xs:schema; elsewhere it is not supported",
      );
    }
    refuseInnerDeclarations(child, report);
  }
}
