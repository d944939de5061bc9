import { contextOf, ValueIssue } from "../datatypes/simple-type.ts";
import type { ReportIssue } from "../issue.ts";
import { cutOff, quoteText } from "../quote-text.ts";
import { codecOf } from "../schema/components.ts";
import { checkFixed, readFixed } from "../schema/fixed-value.ts";
import type { SimpleCodec } from "../schema/simple-codec.ts";
import type { CharacterData } from "../xml/read-character-data.ts";
import { toOpenContent } from "../xml/read-open-content.ts";
import type { DocumentReader } from "./document-reader.ts";
import { type Frame, failsAssertion, setOwn } from "./frame.ts";
import { describeNext, reportMissing } from "./unexpected-child.ts";

/** Adds non-empty character data to an element. */
export function addText({ issues }: DocumentReader, frame: Frame, data: CharacterData): void {
  const { node, tag, type } = frame;
  if (frame.nil) {
    const expected = "nothing, since the element is nil";
    issues.add("unexpected-text", data.offset, expected, quoteText(data.text), tag.offset);
    return;
  }
  if (!frame.hasText) frame.textOffset = data.offset;
  frame.hasText = true;
  if (codecOf(type) !== undefined || frame.declaration?.fixed !== undefined) frame.text += data.text;
  node?.content.push(data.text);
  if (type.kind === "simple" || type.content.kind === "simple") return;
  if (type.mixed) frame.value?.addText(data.text);
  else if (!data.blank)
    issues.add("unexpected-text", data.offset, "elements only", quoteText(data.text.trim()), tag.offset);
  else if (type.content.kind === "empty")
    // White space between elements is allowed only where elements are (XSD 1.0 part 1, section 3.4.4).
    issues.add("unexpected-text", data.offset, "nothing", quoteText(data.text), tag.offset);
}

/** Returns the value of an element whose end tag is next, or which was written as an empty element. */
export function endElement(reader: DocumentReader, frame: Frame): unknown {
  const value = readValue(reader, frame);
  return frame.node === undefined ? value : toOpenContent(reader, frame.tag, frame.node);
}

/** Checks the content of an element, and returns its value; undefined for the content of a node. */
function readValue(reader: DocumentReader, frame: Frame): unknown {
  const { attributes, declaration, nil, run, type } = frame;
  if (run !== undefined && !frame.spoilt && !run.complete) reportIncomplete(reader, frame);
  if (nil) return valueOfNil(frame);
  const codec = codecOf(type);
  if (codec !== undefined) {
    const value = readSimpleContent(reader, frame, codec);
    const content = type.kind === "complex" ? type.shape?.content : undefined;
    if (content?.kind !== "text" || content.key === undefined) return value;
    setOwn(attributes, content.key, value);
    return attributes;
  }
  if (declaration?.fixed !== undefined && !frame.spoilt)
    checkFixedContent(reader, frame, declaration.fixed.text);
  checkAssertions(reader, frame);
  return frame.value?.finish();
}

/** The value of a nil element has only its attributes. */
function valueOfNil({ attributes, label, type }: Frame): unknown {
  const shape = type.kind === "complex" ? type.shape : undefined;
  const open = shape !== undefined && (shape.attributes.length > 0 || shape.anyAttribute !== undefined);
  if (!open && label === undefined) return null;
  attributes[shape?.nil ?? "nil"] = true;
  return attributes;
}

/** Reads simple content. An empty element has its default or fixed value (section 3.3.4, clause 5). */
function readSimpleContent(reader: DocumentReader, frame: Frame, codec: SimpleCodec): unknown {
  const { issues } = reader;
  const { declaration, hasText, tag, text, textOffset } = frame;
  if (frame.spoilt) return text;
  const byDefault = hasText ? undefined : declaration?.value;
  const content = byDefault?.text ?? text;
  const context = byDefault === undefined ? reader : contextOf(byDefault.namespaces);
  const value = codec.decode(content, context);
  if (value instanceof ValueIssue) {
    issues.add(value.code, textOffset, value.expected, value.received, tag.offset);
    return text;
  }
  const declared = declaration?.type;
  const isDeclared = frame.label === undefined && declared?.kind === "simple" && declared.codec !== codec;
  const kept = isDeclared ? declared.codec.decode(content, context) : value;
  const fixed = declaration?.fixed;
  if (fixed === undefined && !codec.type.identifies) return kept;
  const read = codec.type.read(content, context);
  if (read instanceof ValueIssue) return kept;
  const report: ReportIssue = (code, expected, received) =>
    issues.add(code, textOffset, expected, received, tag.offset);
  if (fixed !== undefined) checkFixed(readFixed(codec.type, fixed), read, text, report);
  // An identifier in the text of an element names its parent element.
  reader.identifiers?.record(read, frame.parent?.tag.offset ?? tag.offset, report);
  return kept;
}

function checkFixedContent({ issues }: DocumentReader, frame: Frame, fixed: string): void {
  const { hasChildren, hasText, tag, text, textOffset } = frame;
  if (hasChildren)
    issues.add("unexpected-element", tag.offset, `the text ${quoteText(fixed)} only`, "elements");
  else if (hasText && text !== fixed)
    issues.add("not-in-enumeration", textOffset, quoteText(fixed), quoteText(text), tag.offset);
}

function checkAssertions({ issues }: DocumentReader, { spoilt, tag, type, value }: Frame): void {
  if (type.kind === "simple" || spoilt || value === undefined) return;
  for (const assertion of type.assertions)
    if (failsAssertion(type, value.finish(), assertion)) {
      const { message, test } = assertion;
      issues.add("assertion-failed", tag.offset, message, `an element for which "${test}" is false`);
    }
}

/** Reports the elements that are missing at the end; if they are not known, reports what is allowed there. */
function reportIncomplete(reader: DocumentReader, frame: Frame): void {
  const { run, tag } = frame;
  const missing = run?.missing() ?? [];
  if (missing.length > 0) reportMissing(reader, frame, missing);
  else reader.issues.add("missing-element", tag.offset, describeNext(frame), `</${cutOff(tag.name)}>`);
}
