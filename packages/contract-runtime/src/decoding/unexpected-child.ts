// Reports children that a content model does not allow.

import type { Issue } from "../issue.ts";
import { cutOff, quoteText } from "../quote-text.ts";
import type { ElementDeclaration } from "../schema/components.ts";
import type { ElementName } from "../xml/element-name.ts";
import type { StartTag } from "../xml/read-tag.ts";
import type { Match } from "./content-run.ts";
import type { DocumentReader } from "./document-reader.ts";
import type { Frame } from "./frame.ts";

/** Reports a child that is not allowed. Returns its match if only elements before it are missing. */
export function recover(reader: DocumentReader, parent: Frame, tag: StartTag): Match | undefined {
  if (parent.run !== undefined && !parent.spoilt) {
    const missing = parent.run.skipTo(tag.namespace, tag.local);
    if (missing !== undefined) {
      for (const { name } of missing)
        reader.issues.add(
          "missing-element",
          tag.offset,
          `<${name.local}>`,
          describeTag(tag),
          parent.tag.offset,
          `/${name.local}`,
        );
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
  issues.add(code, tag.offset, expected, describeTag(tag));
}

const MAX_SHOWN = 10;

/** Describes what an element may contain next, for an issue about a child or about the end of the element. */
export function describeNext({ nil, run, tag, type }: Frame, received?: StartTag): string {
  if (nil) return "nothing, since the element is nil";
  if (run === undefined)
    return type.kind === "simple" || type.content.kind === "simple" ? "text only" : "nothing";
  const names = [
    ...new Set(
      run.next(MAX_SHOWN + 1).map((next) => {
        if (!("name" in next)) return "an element that a wildcard allows";
        // The namespace is shown if the local names are equal.
        return next.name.local === received?.local ? describeElement(next) : `<${next.name.local}>`;
      }),
    ),
  ];
  const shown = names.length > MAX_SHOWN ? [...names.slice(0, MAX_SHOWN), "…"] : names;
  const choices = [...shown, ...(run.complete ? [`</${cutOff(tag.name)}>`] : [])];
  // No document matches an empty choice.
  return choices.length === 0 ? "what no document can hold" : choices.join(" or ");
}

function describeElement({ name: { local, namespace } }: ElementDeclaration): string {
  return `<${local}> in ${namespace === "" ? "no namespace" : `the namespace ${quoteText(namespace)}`}`;
}

/** Describes a start tag, or the name of an element, in an issue. */
export function describeTag({
  local,
  name = local,
  namespace,
}: Pick<ElementName, "local" | "namespace"> & { readonly name?: string }): string {
  const tag = `<${cutOff(name)}>`;
  return namespace === "" ? tag : `${tag} in the namespace ${quoteText(namespace)}`;
}
