import fc, { type Arbitrary } from "fast-check";
import type { OpenContent } from "../xml/open-content.ts";
import { awkwardText } from "./arbitrary-text.ts";

const NAMES = ["a", "b", "profile", "Größe", "x-1", "_y", "seg.2"];
const NAMESPACES = ["urn:one", "urn:two", "http://example.test/ns?a=b&c"];

/** Open content as decoders return it: no empty or adjacent texts, and no undeclared prefixes. */
export function arbitraryOpenContent(): Arbitrary<OpenContent> {
  const name = fc.constantFrom(...NAMES);
  const attributes = fc.uniqueArray(fc.record({ name, value: awkwardText() }, { noNullPrototype: true }), {
    selector: (attribute) => attribute.name,
    maxLength: 3,
  });
  const { nodes } = fc.letrec<{ element: unknown; nodes: unknown[] }>((tie) => ({
    element: fc
      .record({
        name,
        attributes,
        content: tie("nodes"),
        namespace: fc.option(fc.constantFrom(...NAMESPACES), { nil: undefined }),
      })
      .map(({ namespace, name: local, ...rest }) =>
        namespace === undefined
          ? { name: local, ...rest }
          : { name: `p:${local}`, namespace, declarations: { p: namespace }, ...rest },
      ),
    nodes: fc
      .array(fc.oneof({ depthSize: "small", withCrossShrink: true }, awkwardText(), tie("element")), {
        maxLength: 3,
      })
      .map(joinTexts),
  }));
  return fc.record({ attributes, content: nodes }, { noNullPrototype: true }) as Arbitrary<OpenContent>;
}

function joinTexts(nodes: readonly unknown[]): unknown[] {
  const joined: unknown[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (typeof node === "string" && typeof last === "string") joined[joined.length - 1] = last + node;
    else if (node !== "") joined.push(node);
  }
  return joined;
}
