import { QNAME } from "../xml/name-pattern.ts";
import type { Datatype } from "./datatype.ts";

/** The value of an `xs:QName`. */
export interface ExpandedName {
  /** Empty when the name is in no namespace. */
  readonly namespace: string;
  readonly local: string;
}

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
};

const WHOLE_NAME = new RegExp(`^${QNAME}$`, "u");
