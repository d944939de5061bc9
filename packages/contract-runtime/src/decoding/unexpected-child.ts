// Reports children that a content model does not allow.

import type { Issue } from "../issue.ts";
import { cutOff, inNamespace } from "../quote-text.ts";
import type { ElementDeclaration } from "../schema/components.ts";
import type { WildcardTable } from "../schema/validation-table.ts";
import type { ElementName } from "../xml/element-name.ts";
import type { StartTag } from "../xml/read-tag.ts";
import type { Match } from "./content-run.ts";
import type { DocumentReader } from "./document-reader.ts";
import type { Frame } from "./frame.ts";
import { MAX_ALTERNATIVES, type Missing } from "./look-ahead.ts";

/** Reports a child that is not allowed. Returns its match if only elements before it are missing. */
export function recover(reader: DocumentReader, parent: Frame, tag: StartTag): Match | undefined {
  if (parent.run !== undefined && !parent.spoilt) {
    const missing = parent.run.skipTo(tag.namespace, tag.local);
    if (missing !== undefined) {
      reportMissing(reader, parent, missing, tag);
      return parent.run.match(tag.namespace, tag.local);
    }
  }
  reject(reader, parent, tag, describeNext(parent, tag));
  return undefined;
}

export function reject({ issues }: DocumentReader, parent: Frame, tag: StartTag, expected: string): void {
  parent.spoilt = true;
  const repeated = parent.run?.exceeds(tag.namespace, tag.local) === true;
  const code: Issue["code"] = repeated ? "repeated-element" : "unexpected-element";
  issues.add(code, tag.offset, expected, describeReceived(tag, expected));
}

function describeReceived(tag: StartTag, expected: string): string {
  return describeTag(tag, expected.includes(`<${tag.local}> in `));
}

/** Reports the elements that are missing before a child or at the end. The path ends with an element without alternatives. */
export function reportMissing(
  { issues }: DocumentReader,
  { tag }: Frame,
  missing: Missing,
  next?: StartTag,
): void {
  const { offset } = next ?? tag;
  for (const alternatives of missing) {
    const [first] = alternatives;
    const isSingle = alternatives.length === 1 && first !== undefined && "name" in first;
    const suffix = isSingle ? `/${first.name.local}` : "";
    const expected = describeAny(alternatives, next);
    const received = next === undefined ? `</${cutOff(tag.name)}>` : describeReceived(next, expected);
    issues.add("missing-element", offset, expected, received, tag.offset, suffix);
  }
}

/** Describes what an element may contain next, for an issue about a child or about the end of the element. */
export function describeNext({ nil, run, tag, type }: Frame, received?: StartTag): string {
  if (nil) return "nothing, since the element is nil";
  if (run === undefined)
    return type.kind === "simple" || type.content.kind === "simple" ? "text only" : "nothing";
  const end = run.complete ? [`</${cutOff(tag.name)}>`] : [];
  // No document matches an empty choice.
  return describeAny(run.next(MAX_ALTERNATIVES + 1), received, end) || "what no document can hold";
}

/** Describes alternatives. Names that differ by their namespaces alone show them. */
function describeAny(
  alternatives: readonly (ElementDeclaration | WildcardTable)[],
  received?: StartTag,
  others: readonly string[] = [],
): string {
  const names = [received, ...alternatives.map((one) => ("name" in one ? one.name : undefined))];
  const described = alternatives.map((one) => {
    if (!("name" in one)) return "an element that a wildcard allows";
    const { local, namespace } = one.name;
    const isShown = names.some((other) => other?.local === local && other.namespace !== namespace);
    return `<${cutOff(local)}>${isShown ? ` ${inNamespace(namespace)}` : ""}`;
  });
  const shown = [...new Set(described)];
  if (shown.length > MAX_ALTERNATIVES) shown.splice(MAX_ALTERNATIVES, shown.length, "…");
  return [...shown, ...others].join(" or ");
}

/**
 * Describes a start tag, or the name of an element, in an issue.
 *
 * @param isAlike true if it differs from another name by its namespace alone
 */
export function describeTag(
  { local, name = local, namespace }: Pick<ElementName, "local" | "namespace"> & { readonly name?: string },
  isAlike = false,
): string {
  return `<${cutOff(name)}>${namespace !== "" || isAlike ? ` ${inNamespace(namespace)}` : ""}`;
}
