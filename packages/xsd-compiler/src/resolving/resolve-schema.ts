import type { TreeElement } from "@payment-routing/contract-runtime";
import { refuseMisplacedAssertions } from "../assertions/read-assertions.ts";
import { documentationOf } from "../loading/attributes.ts";
import type { Report } from "../loading/report.ts";
import type { Group, RootElement, Schema, TypeDefinition } from "../model/component.ts";
import { requireName } from "../reading/attributes.ts";
import { checkContexts } from "./check-contexts.ts";
import type { Resolution } from "./resolution.ts";
import { declareComplexType, resolveContent } from "./resolve-complex-type.ts";
import { resolveElementType } from "./resolve-element.ts";
import { declareGroup, resolveGroupChildren } from "./resolve-group.ts";
import { resolveSimpleType } from "./resolve-simple-type.ts";

/** Makes components of a schema whose vocabulary has been checked. After a report the result is not to be used. */
export function resolveSchema(tree: TreeElement, fileName: string, report: Report): Schema {
  refuseInnerDeclarations(tree, report);
  refuseMisplacedAssertions(report, tree);
  const resolution = createResolution(tree, report);
  const { typeElements, groupElements } = resolution;
  const types = [...typeElements.keys()].flatMap((name) => resolution.resolveType(name) ?? []);
  const groups = [...groupElements.keys()].map((name) => resolution.resolveGroup(name));
  const schema = {
    fileName,
    documentation: documentationOf(tree),
    roots: resolveRoots(tree, resolution),
    types,
    groups,
  };
  checkContexts(schema, typeElements, report);
  return schema;
}

function createResolution(tree: TreeElement, report: Report): Resolution {
  const types = new Map<string, TypeDefinition | undefined>();
  const groups = new Map<string, Group>();
  /** Simple types that are being resolved: meeting one of them again is a circle. */
  const resolving = new Set<string>();
  const resolution: Resolution = {
    report,
    namespaces: new Map(tree.declarations),
    typeElements: collectNamed(tree, ["simpleType", "complexType"], report),
    groupElements: collectNamed(tree, ["group"], report),
    resolveType(name) {
      if (types.has(name)) return types.get(name);
      const element = resolution.typeElements.get(name) as TreeElement;
      if (element.local === "complexType") {
        const type = declareComplexType(element, name);
        // Kept before its content is read: a type may contain itself.
        types.set(name, type);
        return Object.assign(type, resolveContent(resolution, element));
      }
      if (resolving.has(name)) {
        report("invalid-circle", element.offset, `the simple type ${name} is derived from itself`);
        return undefined;
      }
      resolving.add(name);
      const type = resolveSimpleType(resolution, element, name);
      types.set(name, type);
      return type;
    },
    resolveGroup(name) {
      const known = groups.get(name);
      if (known !== undefined) return known;
      const element = resolution.groupElements.get(name) as TreeElement;
      const group = declareGroup(element, name);
      groups.set(name, group);
      return Object.assign(group, { children: resolveGroupChildren(resolution, element) });
    },
  };
  return resolution;
}

function resolveRoots(tree: TreeElement, resolution: Resolution): RootElement[] {
  const elements = collectNamed(tree, ["element"], resolution.report);
  if (elements.size === 0) {
    const message = "the schema declares no element, so no document can be valid";
    resolution.report("invalid-element", tree.offset, message);
  }
  return [...elements].flatMap(([name, element]) => {
    const type = resolveElementType(resolution, element);
    const documentation = documentationOf(element);
    return type === undefined ? [] : [{ name, documentation, offset: element.offset, type }];
  });
}

/** Global declarations of the given kinds by name. Simple and complex types share one set of names. */
function collectNamed(tree: TreeElement, kinds: readonly string[], report: Report): Map<string, TreeElement> {
  const named = new Map<string, TreeElement>();
  for (const element of tree.children.filter(({ local }) => kinds.includes(local))) {
    const name = requireName(element, report);
    if (name === undefined) continue;
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
      const message = "declare namespaces on xs:schema; elsewhere it is not supported";
      report("unsupported-attribute", child.offset, message);
    }
    refuseInnerDeclarations(child, report);
  }
}
