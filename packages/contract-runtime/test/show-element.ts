import type { TreeElement } from "../src/index.ts";

interface Named {
  readonly local: string;
  readonly namespace: string;
}

/** An element in one line: `urn:x|name[attribute="value"] "text" (child child)`. */
export function showElement(
  element: Named & {
    readonly attributes: readonly (Named & { readonly value: string })[];
    readonly text: string;
  },
  children: readonly string[],
): string {
  const attributes = element.attributes.map(
    (attribute) => `${showName(attribute)}=${JSON.stringify(attribute.value)}`,
  );
  return [
    `${showName(element)}${attributes.length === 0 ? "" : `[${attributes.join(" ")}]`}`,
    ...(element.text === "" ? [] : [JSON.stringify(element.text)]),
    ...(children.length === 0 ? [] : [`(${children.join(" ")})`]),
  ].join(" ");
}

/** A tree that `readTree` gave, in one line. */
export function showTree(element: TreeElement): string {
  return showElement(element, element.children.map(showTree));
}

function showName({ namespace, local }: Named): string {
  return namespace === "" ? local : `${namespace}|${local}`;
}
