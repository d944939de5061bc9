import { XML_NAMESPACE } from "@payment-routing/contract-runtime/codegen";
import type { WrittenValidation } from "../validating/written-tables.ts";

/** A prefix for each namespace of a schema set, made of the last word of its URI. */
export function findPrefixes({ attributes, elements }: WrittenValidation): Readonly<Record<string, string>> {
  const namespaces = new Set([...elements, ...attributes].map(({ namespace }) => namespace));
  const prefixes: Record<string, string> = {};
  for (const namespace of [...namespaces].sort()) {
    if (namespace === "" || namespace === XML_NAMESPACE) continue;
    const words = namespace.split(/[^A-Za-z0-9]+/).filter((word) => /^[A-Za-z]/.test(word));
    const word = (words.at(-1) ?? "ns").toLowerCase();
    // Names that begin with xml are reserved.
    const wanted = word.startsWith("xml") || word === "xsi" ? "ns" : word;
    let free = wanted;
    for (let i = 2; free in prefixes; i++) free = `${wanted}${i}`;
    prefixes[free] = namespace;
  }
  return prefixes;
}
