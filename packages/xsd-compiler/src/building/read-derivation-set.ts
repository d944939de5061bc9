import { attributeOf } from "../loading/attributes.ts";
import type { Source } from "./building.ts";

/**
 * A `block` or `final`; where it is absent, the schema's default (XSD 1.0 part 1, sections 3.3.2 and 3.4.2). Methods
 * that the component does not know are left out: defaults are for components of all kinds.
 */
export function readDerivationSet<Method extends string>(
  { element, document }: Source,
  attribute: "block" | "final",
  methods: readonly Method[],
): ReadonlySet<Method> {
  const text = attributeOf(element, attribute) ?? attributeOf(document.root, `${attribute}Default`) ?? "";
  const words = text.split(" ");
  return new Set(text === "#all" ? methods : methods.filter((method) => words.includes(method)));
}
