import type { ElementTable } from "../schema/validation-table.ts";

/**
 * Reads the row of an element or of an attribute, `name type namespace nil`: `price 7 0`. The type and the namespace are
 * places; `nil` says that there may be an element without content.
 */
export function readNameRow(words: string, namespaces: readonly string[]): ElementTable {
  const [name = "", type, namespace, nil] = words.split(" ");
  return {
    name,
    namespace: namespaces[Number(namespace)] ?? "",
    type: Number(type),
    nillable: nil === "nil",
  };
}
