import type { IssueCode } from "../issue.ts";
import { XSI_NAMESPACE } from "../xml/namespace-scope.ts";
import type { ReadAttribute } from "../xml/read-tag.ts";

/** What is wrong with an attribute on an element whose type declares none; undefined when it may stand there. */
export function judgeAttribute(attribute: ReadAttribute): { code: IssueCode; expected: string } | undefined {
  if (attribute.namespace !== XSI_NAMESPACE)
    return { code: "unexpected-attribute", expected: "no such attribute" };
  switch (attribute.local) {
    // Hints for tools that look for the schema: this code has it already (XSD 1.0 part 1, section 4.3.2).
    case "schemaLocation":
    case "noNamespaceSchemaLocation":
      return undefined;
    case "type":
      return { code: "unsupported-xsi-type", expected: "the declared type" };
    case "nil":
      return { code: "unexpected-nil", expected: "an element that the schema lets be nil" };
    default:
      return { code: "unexpected-attribute", expected: "no such attribute" };
  }
}
