import { keyOfValue, type SimpleType } from "../datatypes/simple-type.ts";
import { holds } from "../decoding/condition.ts";
import { cutOff, quoteText } from "../quote-text.ts";
import type { CharacterData } from "../xml/read-character-data.ts";
import type { ElementFrame } from "./element-frame.ts";
import { pathOf } from "./element-frame.ts";
import type { Validation } from "./judge-attributes.ts";
import { describeNext } from "./open-child.ts";
import { readFixed, type TypeDefinition } from "./schema.ts";

/** Takes character data that stands in an element; it is not empty. */
export function takeText({ judgement }: Validation, frame: ElementFrame, data: CharacterData): void {
  const { type } = frame;
  if (frame.nil) {
    judgement.report(
      "unexpected-text",
      data.offset,
      "nothing, since the element is nil",
      quoteText(data.text),
    );
    return;
  }
  if (!frame.hasText) frame.textOffset = data.offset;
  frame.hasText = true;
  if (simpleTypeOf(type) !== undefined || frame.declaration?.fixed !== undefined) frame.text += data.text;
  if (type.kind === "simple" || type.mixed || type.content.kind === "simple") return;
  if (!data.blank) {
    judgement.report("unexpected-text", data.offset, "elements only", quoteText(data.text.trim()));
  } else if (type.content.kind === "empty") {
    // White space may stand between elements only where there may be elements (XSD 1.0 part 1, section 3.4.4).
    judgement.report("unexpected-text", data.offset, "nothing", quoteText(data.text));
  }
}

/** Judges an element as a whole, its end tag being next. */
export function endElement(validation: Validation, frame: ElementFrame): void {
  const { judgement } = validation;
  const { declaration, nil, run, tag, type } = frame;
  if (run !== undefined && !frame.spoilt && !run.complete) reportIncomplete(validation, frame);
  if (nil || frame.spoilt) return;
  const simple = simpleTypeOf(type);
  if (simple !== undefined) judgeSimpleContent(validation, frame, simple);
  else if (declaration?.fixed !== undefined) judgeMixedContent(validation, frame, declaration.fixed.text);
  if (type.kind === "complex" && frame.childNames !== undefined) {
    const has = (name: string): boolean => frame.childNames?.has(name) === true;
    for (const { condition, message, test } of type.assertions ?? []) {
      if (holds(condition, has)) continue;
      judgement.report("assertion-failed", tag.offset, message, `an element for which "${test}" is false`);
    }
  }
}

function simpleTypeOf(type: TypeDefinition): SimpleType | undefined {
  if (type.kind === "simple") return type.type;
  return type.content.kind === "simple" ? type.content.type : undefined;
}

/** An element with neither text nor children has its default or fixed value (section 3.3.4, clause 5). */
function judgeSimpleContent(validation: Validation, frame: ElementFrame, type: SimpleType): void {
  const { cursor, identifiers, judgement } = validation;
  const { declaration, hasText, tag } = frame;
  if (frame.hasChildren || (!hasText && declaration?.value !== undefined)) return;
  const value = type.read(frame.text, { resolvePrefix: (prefix) => cursor.scope.resolve(prefix) });
  if (value.kind === "refusal") {
    judgement.report(value.code, frame.textOffset, value.expected, value.received);
    return;
  }
  const fixed = declaration?.fixed;
  if (fixed !== undefined && keyOfValue(value) !== readFixed(type, fixed).key) {
    judgement.report("not-in-enumeration", frame.textOffset, fixed.text, quoteText(frame.text));
  }
  // The identifier in an element is that of the element around it.
  identifiers.note(value, frame.parent?.tag ?? tag, frame.textOffset, judgement, () => pathOf(frame));
}

function judgeMixedContent({ judgement }: Validation, frame: ElementFrame, fixed: string): void {
  const { hasChildren, hasText, tag, text, textOffset } = frame;
  if (hasChildren) judgement.report("unexpected-element", tag.offset, `the text ${fixed} only`, "elements");
  else if (hasText && text !== fixed)
    judgement.report("not-in-enumeration", textOffset, fixed, quoteText(text));
}

/** Reports the least that is missing, or what may stand at the end when too much is. */
function reportIncomplete({ judgement }: Validation, frame: ElementFrame): void {
  const end = `</${cutOff(frame.tag.name)}>`;
  const missing = judgement.explains ? (frame.run?.missing() ?? []) : [];
  for (const alternatives of missing) {
    const [first, ...others] = alternatives;
    const path = others.length > 0 ? pathOf(frame) : `${pathOf(frame)}/${first?.name}`;
    const expected = alternatives.map(({ name }) => `<${name}>`).join(" or ");
    judgement.report("missing-element", frame.tag.offset, expected, end, path);
  }
  if (missing.length > 0) return;
  judgement.report("missing-element", frame.tag.offset, describeNext(frame), end);
}
