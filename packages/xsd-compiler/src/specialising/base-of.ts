import type { SimpleType as SetSimpleType } from "../components/simple-type.ts";
import type { SimpleType } from "../model/component.ts";

/** The types of text that say no more than what becomes of white space. */
const TEXTS: ReadonlySet<string> = new Set(["string", "normalizedString", "token"]);

/** What a type is in JavaScript; undefined for one that is not supported. */
export function baseOf({ variety, primitive, builtIn }: SetSimpleType): SimpleType["base"] | undefined {
  if (variety !== "atomic") return undefined;
  if (primitive === "string") return TEXTS.has(builtIn) ? "string" : undefined;
  if (primitive === "decimal") return builtIn === "decimal" ? undefined : "integer";
  return primitive === "boolean" ? "boolean" : undefined;
}
