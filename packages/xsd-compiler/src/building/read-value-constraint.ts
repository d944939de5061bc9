import type { ValueConstraint } from "../components/schema-set.ts";
import { offsetOf, rawAttributeOf } from "../loading/attributes.ts";
import { originOf, type Source } from "./building.ts";

/** The `default` or `fixed` of a declaration or a use; reports both at once. */
export function readValueConstraint(source: Source): ValueConstraint | undefined {
  const { element, document } = source;
  const given = (["default", "fixed"] as const).filter((kind) => rawAttributeOf(element, kind) !== undefined);
  if (given.length === 2)
    document.report("invalid-attribute", offsetOf(element, "fixed"), "fixed cannot stand beside default");
  const kind = given.at(-1);
  if (kind === undefined) return undefined;
  const value = {
    lexical: rawAttributeOf(element, kind) ?? "",
    namespaces: document.namespacesAt(element),
    origin: { ...originOf(source), offset: offsetOf(element, kind) },
  };
  return { kind, value };
}
