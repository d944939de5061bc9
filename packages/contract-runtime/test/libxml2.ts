import { XmlDocument, XmlElement } from "libxml2-wasm";
import { showElement } from "./show-element.ts";

/** What libxml2 makes of a document: its root as {@link showElement} writes it, or why it is refused. */
export type Libxml2Result = { readonly tree: string; readonly warnings: string } | { readonly error: string };

/** The independent judge of what is well-formed, and of what it says. */
export function parseWithLibxml2(document: Uint8Array): Libxml2Result {
  let parsed: XmlDocument | undefined;
  try {
    parsed = XmlDocument.fromBuffer(document);
    const warnings = parsed.warnings.map(({ message }) => message.trim()).join("; ");
    return { tree: showNode(parsed.root), warnings };
  } catch (error) {
    return { error: error instanceof Error ? error.message.trim() : String(error) };
  } finally {
    parsed?.dispose();
  }
}

function showNode(element: XmlElement): string {
  let text = "";
  const children: string[] = [];
  for (const node of element.find("* | text()")) {
    if (node instanceof XmlElement) children.push(showNode(node));
    else text += node.content;
  }
  const attributes = element.attrs.map(({ name, namespaceUri, value }) => ({
    local: name,
    namespace: namespaceUri,
    value,
  }));
  return showElement({ local: element.name, namespace: element.namespaceUri, attributes, text }, children);
}
