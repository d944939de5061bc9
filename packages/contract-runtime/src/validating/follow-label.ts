import { isOpenType, TYPE_MEMBER, TypeLabels } from "../encoding/labelled-value.ts";
import type { ValueRecord } from "../encoding/member-of.ts";
import { quoteText } from "../quote-text.ts";
import type { Schema } from "../schema/schema.ts";
import { checkMembers } from "./check-members.ts";
import type { ValueFrame, ValueIssues } from "./value-issues.ts";

/** Resolves a value by the type that it names. Returns undefined after an issue if the type is not allowed. */
export function followLabel(
  schema: Schema,
  issues: ValueIssues,
  frame: ValueFrame,
  labelled: ValueRecord,
): ValueFrame | undefined {
  const { matched, steps } = frame;
  const label = labelled[TYPE_MEMBER];
  if (isOpenType(matched.type)) {
    issues.addUnexpected(frame, [TYPE_MEMBER], "an attribute of the open content", label);
    return undefined;
  }
  const found = TypeLabels.find(schema, matched, label);
  if (typeof found === "string") {
    const received = typeof label === "string" ? quoteText(label) : "another kind of value";
    issues.add(frame, [TYPE_MEMBER], "invalid-xsi-type", found, received);
    return undefined;
  }
  const { steps: inner, value } = TypeLabels.unwrap(matched, found.type, labelled);
  if (value !== labelled) {
    const keys = new Set([TYPE_MEMBER, inner.length === 0 ? "nil" : "value"]);
    checkMembers(issues, frame, [], labelled, keys);
  }
  return { ...frame, type: found.type, value, steps: [...steps, ...inner] };
}

/** Reports an abstract element, and a value of an abstract type. */
export function mayStand(schema: Schema, issues: ValueIssues, frame: ValueFrame): boolean {
  const { matched, type } = frame;
  if (matched.abstract)
    issues.add(
      frame,
      [],
      "unexpected-element",
      "an element that is not abstract",
      quoteText(matched.name.local),
    );
  if (type.kind === "simple" || !type.abstract) return true;
  if (type === matched.type && schema.typeLabels !== undefined) issues.addMissing(frame, [TYPE_MEMBER]);
  else issues.add(frame, [], "invalid-xsi-type", "a type that is not abstract", "an abstract type");
  return false;
}
