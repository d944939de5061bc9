import type { DecodeOptions } from "../decoding/decode-options.ts";
import type { Issue } from "../issue.ts";
import { admitDocument } from "../xml/admit-document.ts";
import { Cursor } from "../xml/cursor.ts";
import { Fault } from "../xml/fault.ts";
import { readCharacterData } from "../xml/read-character-data.ts";
import { readEpilog, readProlog } from "../xml/read-document.ts";
import { readEndTag, readStartTag } from "../xml/read-tag.ts";
import { lookingAt } from "../xml/skip-markup.ts";
import { skipContent } from "../xml/walk-content.ts";
import { type ElementFrame, pathOf } from "./element-frame.ts";
import { Identifiers } from "./identifiers.ts";
import type { Validation } from "./judge-attributes.ts";
import { endElement, takeText } from "./judge-content.ts";
import { Judgement, REFUSED } from "./judgement.ts";
import { openChild, openRoot } from "./open-child.ts";
import type { Schema } from "./schema.ts";

/**
 * Everything that is wrong with a document, in document order; nothing when it is valid. Any global element may be the
 * root. What is not well-formed ends the reading, since nothing behind it can be told apart.
 */
export function validateDocument(
  input: Uint8Array | string,
  options: DecodeOptions | undefined,
  schema: Schema,
): readonly Issue[] {
  if (judge(input, options, schema, new Judgement(false))) return [];
  const thorough = new Judgement(true);
  judge(input, options, schema, thorough);
  return thorough.toIssues(input);
}

/** True when nothing was found. */

function judge(
  input: Uint8Array | string,
  options: DecodeOptions | undefined,
  schema: Schema,
  judgement: Judgement,
): boolean {
  try {
    readDocument(input, options, schema, judgement);
    return judgement.none;
  } catch (thrown) {
    if (thrown !== REFUSED) throw thrown;
    return false;
  }
}

/** @throws REFUSED as the judgement does */
function readDocument(
  input: Uint8Array | string,
  options: DecodeOptions | undefined,
  schema: Schema,
  judgement: Judgement,
): void {
  try {
    const cursor = new Cursor(admitDocument(input, options), options);
    const identifiers = new Identifiers();
    readProlog(cursor);
    readRoot({ schema, cursor, judgement, identifiers });
    readEpilog(cursor);
    identifiers.finish(judgement);
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    judgement.report(fault.code, fault.offset, fault.expected, fault.received);
  }
}

/** Not recursive: how deep it goes is the document's choice, and no bound may overflow the stack. */
function readRoot(validation: Validation): void {
  const { cursor, judgement } = validation;
  const tag = readStartTag(cursor);
  judgement.path = () => `/${tag.name}`;
  let frame: ElementFrame | undefined = openRoot(validation, tag);
  if (frame === undefined) skipContent(cursor, tag);
  judgement.path = () => pathOf(frame);
  while (frame !== undefined) {
    const current: ElementFrame = frame;
    if (!current.tag.empty) {
      const data = readCharacterData(cursor);
      if (data.text !== "") takeText(validation, current, data);
      if (lookingAt(cursor, "<") && !lookingAt(cursor, "</")) {
        const child = readStartTag(cursor);
        const opened = openChild(validation, current, child);
        if (opened === undefined) skipContent(cursor, child);
        else frame = opened;
        continue;
      }
    }
    endElement(validation, current);
    readEndTag(cursor, current.tag);
    frame = current.parent;
  }
}
