import { XmlDocument, XmlElement } from "libxml2-wasm";
import { showElement } from "./show-element.ts";

/** The result of libxml2 for a document: its root as {@link showElement} writes it, or an error. */
export type Libxml2Result = { readonly tree: string; readonly warnings: string } | { readonly error: string };

/** Parses a document with libxml2, the reference for well-formedness. */
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
