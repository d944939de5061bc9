import type { TreeElement } from "@payment-routing/contract-runtime";
import { attributeOf, offsetOf } from "../loading/attributes.ts";
import type { Report } from "../loading/report.ts";
import { suggest } from "../loading/suggest.ts";
import { XSD_NAMESPACE } from "../loading/xsd-namespace.ts";
import { BUILT_IN_TYPES, REFUSED_BUILT_INS } from "../model/built-in-types.ts";
import type { Group, TypeDefinition } from "../model/component.ts";

/** The work of one compilation: what is declared, and what has been made of it so far. */
export interface Resolution {
  readonly report: Report;
  /** Namespaces by prefix, as declared on `xs:schema`. */
  readonly namespaces: ReadonlyMap<string, string>;
  /** Global declarations by name. */
  readonly typeElements: ReadonlyMap<string, TreeElement>;
  readonly groupElements: ReadonlyMap<string, TreeElement>;
  /** The component of a declared type or group; undefined after a report, which comes once. */
  resolveType(name: string): TypeDefinition | undefined;
  resolveGroup(name: string): Group;
}

/** The type that an attribute (`type`, `base`) names; undefined after a report. */
export function resolveTypeReference(
  resolution: Resolution,
  element: TreeElement,
  attribute: string,
): TypeDefinition | undefined {
  const { report, typeElements } = resolution;
  const reference = attributeOf(element, attribute) ?? "";
  const offset = offsetOf(element, attribute);
  const [namespace, local] = splitReference(resolution, reference);
  if (namespace === XSD_NAMESPACE) {
    const builtIn = BUILT_IN_TYPES.get(local);
    if (builtIn === undefined && REFUSED_BUILT_INS.has(local))
      report("unsupported-type", offset, `the type ${reference} is not supported`);
    else if (builtIn === undefined)
      report(
        "invalid-reference",
        offset,
        `XSD has no type ${reference}${suggest(local, BUILT_IN_TYPES.keys())}`,
      );
    return builtIn;
  }
  if (namespace === "" && typeElements.has(local)) return resolution.resolveType(local);
  const message = `the type ${reference} is not defined${suggest(local, typeElements.keys())}`;
  report("invalid-reference", offset, message);
  return undefined;
}

/** The group that a `ref` names; undefined after a report. */
export function resolveGroupReference(resolution: Resolution, element: TreeElement): Group | undefined {
  const { report, groupElements } = resolution;
  const reference = attributeOf(element, "ref") ?? "";
  const [namespace, local] = splitReference(resolution, reference);
  if (namespace === "" && groupElements.has(local)) return resolution.resolveGroup(local);
  const message = `the group ${reference} is not defined${suggest(local, groupElements.keys())}`;
  report("invalid-reference", offsetOf(element, "ref"), message);
  return undefined;
}

function splitReference(
  resolution: Resolution,
  reference: string,
): [namespace: string | undefined, local: string] {
  const colon = reference.indexOf(":");
  if (colon === -1) return [resolution.namespaces.get("") ?? "", reference];
  return [resolution.namespaces.get(reference.slice(0, colon)), reference.slice(colon + 1)];
}
