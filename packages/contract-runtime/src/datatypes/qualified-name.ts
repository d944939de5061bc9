import { QNAME } from "../xml/name-pattern.ts";
import type { Conversion, Datatype } from "./datatype.ts";

/** The value of an `xs:QName`. */
export interface ExpandedName {
  /** Empty when the name is in no namespace. */
  readonly namespace: string;
  readonly local: string;
}

const CONVERSION: Conversion = {
  toValue(text, context): ExpandedName {
    const colon = text.indexOf(":");
    const namespace = context.resolvePrefix(text.slice(0, Math.max(colon, 0))) ?? "";
    return { namespace, local: text.slice(colon + 1) };
  },
  toText(value, declarePrefix) {
    const { namespace, local } = (value ?? {}) as Partial<ExpandedName>;
    // A local name with a colon would be read as a prefix and another name.
    if (typeof namespace !== "string" || typeof local !== "string" || local.includes(":"))
      throw new TypeError("expected an object with namespace and local");
    const prefix = declarePrefix(namespace);
    return prefix === "" ? local : `${prefix}:${local}`;
  },
};

/** `xs:QName` (XSD 1.0 part 2, section 3.2.18): its prefix must be declared where it stands. */
export const qualifiedName: Datatype<ExpandedName> = {
  expected: "a name whose prefix is declared",
  parse(text, context) {
    if (!WHOLE_NAME.test(text)) return undefined;
    const colon = text.indexOf(":");
    const namespace = context.resolvePrefix(colon === -1 ? "" : text.slice(0, colon));
    return namespace === undefined ? undefined : { namespace, local: text.slice(colon + 1) };
  },
  key: ({ namespace, local }) => `{${namespace}}${local}`,
  conversion: CONVERSION,
};

const WHOLE_NAME = new RegExp(`^${QNAME}$`, "u");
