import { XML_NAMESPACE } from "@payment-routing/contract-runtime/codegen";
import type { SchemaDocument } from "../loading/schema-document.ts";

/** Names that begin with xml are reserved; `xs` and `xsi` have a meaning in values. */
const RESERVED = /^(?:xml|xsi?$)/i;

/**
 * A prefix for each target namespace, in the order of the documents: the one that the schema itself declares, else the
 * last word of the namespace. No target namespace has none.
 */
export function findPrefixes(documents: readonly SchemaDocument[]): ReadonlyMap<string, string> {
  const prefixes = new Map<string, string>();
  const taken = new Set<string>();
  for (const { targetNamespace } of documents) {
    if (targetNamespace === "" || targetNamespace === XML_NAMESPACE || prefixes.has(targetNamespace))
      continue;
    const wanted = declaredPrefix(documents, targetNamespace) ?? lastWord(targetNamespace);
    let free = wanted;
    for (let i = 2; taken.has(free); i++) free = `${wanted}${i}`;
    taken.add(free);
    prefixes.set(targetNamespace, free);
  }
  return prefixes;
}

/** The prefix that a document of the namespace declares for it, else the first one that any document declares. */
function declaredPrefix(documents: readonly SchemaDocument[], namespace: string): string | undefined {
  const own = documents.filter(({ targetNamespace }) => targetNamespace === namespace);
  for (const { root } of [...own, ...documents]) {
    for (const [prefix, declared] of root.declarations)
      if (declared === namespace && prefix !== "" && !RESERVED.test(prefix)) return prefix;
  }
  return undefined;
}

function lastWord(namespace: string): string {
  const words = namespace.split(/[^A-Za-z0-9]+/).filter((word) => /^[A-Za-z]/.test(word));
  const word = (words.at(-1) ?? "ns").toLowerCase();
  return RESERVED.test(word) ? "ns" : word;
}
