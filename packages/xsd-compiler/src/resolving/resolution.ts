import type { TreeElement } from "@payment-routing/contract-runtime";
import { BUILT_IN_TYPES, REFUSED_BUILT_INS } from "../model/built-in-types.ts";
import type { Group, TypeDefinition } from "../model/component.ts";
import { attributeOf, offsetOf } from "../reading/attributes.ts";
import type { Report } from "../reading/problem.ts";
import { XSD_NAMESPACE } from "../reading/vocabulary.ts";

/** The work of one compilation: what is declared, and what has been made of it so far. */
export interface Resolution {
  readonly report: Report;
  /** Namespaces by prefix, as declared on `xs:schema`. */
  readonly namespaces: ReadonlyMap<string, string>;
  /** Global declarations by name. */
  readonly typeElements: ReadonlyMap<string, TreeElement>;
  readonly groupElements: ReadonlyMap<string, TreeElement>;
  readonly types: Map<string, TypeDefinition>;
  readonly groups: Map<string, Group>;
  /** Simple types that are being resolved: meeting one of them again is a circle. */
  readonly resolving: Set<string>;
  resolveType(name: string): TypeDefinition | undefined;
}

/** The type that an attribute (`type`, `base`) names; undefined after a report. */
export function resolveTypeReference(
  resolution: Resolution,
  element: TreeElement,
  attribute: string,
): TypeDefinition | undefined {
  const reference = attributeOf(element, attribute) ?? "";
  const report = resolution.report;
  const offset = offsetOf(element, attribute);
  const [namespace, local] = splitReference(resolution, reference);
  if (namespace === XSD_NAMESPACE) {
    const builtIn = BUILT_IN_TYPES.get(local);
    if (builtIn !== undefined) return builtIn;
    if (REFUSED_BUILT_INS.has(local))
      report("unsupported-type", offset, `the type ${reference} is not supported`);
    else report("invalid-reference", offset, `XSD has no type ${reference}`);
    return undefined;
  }
  if (namespace === "" && resolution.typeElements.has(local)) return resolution.resolveType(local);
  report(
    "invalid-reference",
    offset,
    `the type ${reference} is not defined${suggest(local, resolution.typeElements.keys())}`,
  );
  return undefined;
}

/** The tree of the group that a `ref` names; undefined after a report. */
export function resolveGroupReference(resolution: Resolution, element: TreeElement): TreeElement | undefined {
  const reference = attributeOf(element, "ref") ?? "";
  const [namespace, local] = splitReference(resolution, reference);
  const group = namespace === "" ? resolution.groupElements.get(local) : undefined;
  if (group === undefined) {
    const message = `the group ${reference} is not defined${suggest(local, resolution.groupElements.keys())}`;
    resolution.report("invalid-reference", offsetOf(element, "ref"), message);
  }
  return group;
}

function splitReference(
  resolution: Resolution,
  reference: string,
): [namespace: string | undefined, local: string] {
  const colon = reference.indexOf(":");
  if (colon === -1) return [resolution.namespaces.get("") ?? "", reference];
  return [resolution.namespaces.get(reference.slice(0, colon)), reference.slice(colon + 1)];
}

/** Names the declared name that a misspelt one probably means. */
function suggest(name: string, declared: Iterable<string>): string {
  const near = [...declared].find((other) => editDistance(name, other) <= 2);
  return near === undefined ? "" : `; did you mean ${near}?`;
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replace = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replace, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}
