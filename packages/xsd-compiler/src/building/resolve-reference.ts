import { keyOf, type QName, showName } from "../components/component.ts";
import { attributeOf, offsetOf } from "../loading/attributes.ts";
import { describeMissing } from "../loading/load-documents.ts";
import { suggest } from "../loading/suggest.ts";
import type { Building, Source, SymbolKind } from "./building.ts";

/** Reads the name in an attribute of a schema; undefined if the attribute is absent, or after a report. */
export function readReference(source: Source, attribute: string): QName | undefined {
  const text = attributeOf(source.element, attribute);
  return text === undefined ? undefined : readQName(source, attribute, text);
}

/** Resolves a qualified name written in an attribute of a schema; undefined after a report. */
export function readQName({ element, document }: Source, attribute: string, text: string): QName | undefined {
  const colon = text.indexOf(":");
  const prefix = text.slice(0, Math.max(colon, 0));
  const local = text.slice(colon + 1);
  const declared = document.namespacesAt(element).get(prefix);
  const offset = offsetOf(element, attribute);
  if (declared === undefined && prefix !== "") {
    document.report("invalid-reference", offset, `the prefix ${prefix} of ${text} is not declared`);
    return undefined;
  }
  // A chameleon's own names are in the namespace of the including document (part 1, section 4.2.1).
  const namespace = declared ?? (document.chameleon ? document.targetNamespace : "");
  if (!document.visibleNamespaces.has(namespace)) {
    const shown = namespace === "" ? "no namespace" : `the namespace ${namespace}`;
    document.report("invalid-reference", offset, `${text} is in ${shown}, which the schema does not import`);
    return undefined;
  }
  return { namespace, local };
}

/** Reports a name without a declaration. */
export function reportMissing(
  building: Building,
  { element, document }: Source,
  attribute: string,
  kind: SymbolKind,
  name: QName,
): void {
  const location = document.missing.get(name.namespace);
  const declared = [...building.sources[kind].keys()]
    .filter(
      (key) => keyOf({ namespace: name.namespace, local: "" }) === key.slice(0, key.lastIndexOf(" ") + 1),
    )
    .map((key) => key.slice(key.lastIndexOf(" ") + 1));
  const hint = location === undefined ? suggest(name.local, declared) : `; ${describeMissing(location)}`;
  const message = `there is no ${KIND_NAMES[kind]} ${showName(name)}${hint}`;
  document.report("invalid-reference", offsetOf(element, attribute), message);
}

const KIND_NAMES: Readonly<Record<SymbolKind, string>> = {
  element: "element",
  attribute: "attribute",
  type: "type",
  group: "group",
  attributeGroup: "attribute group",
  notation: "notation",
};
