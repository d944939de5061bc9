import { codePointAt, showCharacter } from "./characters.ts";
import type { Cursor } from "./cursor.ts";
import { Fault } from "./fault.ts";
import { lookingAt, skipComment, skipProcessingInstruction, skipSpace, unfinished } from "./skip-markup.ts";

const DECLARATION =
  /<\?xml[\t\n\r ]+version[\t\n\r ]*=[\t\n\r ]*(?:"1\.[0-9]+"|'1\.[0-9]+')(?:[\t\n\r ]+encoding[\t\n\r ]*=[\t\n\r ]*(?:"([A-Za-z][A-Za-z0-9._-]*)"|'([A-Za-z][A-Za-z0-9._-]*)'))?(?:[\t\n\r ]+standalone[\t\n\r ]*=[\t\n\r ]*(?:"(?:yes|no)"|'(?:yes|no)'))?[\t\n\r ]*\?>/y;

/** Moves from the start of a document to the `<` of its root element (XML 1.0, section 2.8). */
export function readProlog(cursor: Cursor): void {
  if (lookingAt(cursor, "\u00ef\u00bb\u00bf")) cursor.pos = 3;
  readDeclaration(cursor);
  skipMiscellaneous(cursor);
  if (lookingAt(cursor, "<!DOCTYPE")) {
    throw new Fault("unsupported-doctype", cursor.pos, "a document without DOCTYPE", "a DOCTYPE");
  }
  if (cursor.pos >= cursor.bytes.length) throw unfinished(cursor, cursor.pos, "a root element");
  if (!lookingAt(cursor, "<")) throw unexpectedText(cursor, "a root element");
}

/** Refuses anything but comments, processing instructions and white space behind the root element. */
export function readEpilog(cursor: Cursor): void {
  skipMiscellaneous(cursor);
  if (cursor.pos < cursor.bytes.length) throw unexpectedText(cursor, "nothing after the root element");
}

function readDeclaration(cursor: Cursor): void {
  if (!/<\?xml[\t\n\r ?]/y.test(cursor.latin1.slice(cursor.pos, cursor.pos + 6))) return;
  DECLARATION.lastIndex = cursor.pos;
  const match = DECLARATION.exec(cursor.latin1);
  if (match === null) {
    throw new Fault(
      "malformed-xml",
      cursor.pos,
      '<?xml version="1.0" encoding="UTF-8"?>',
      "another XML declaration",
    );
  }
  const encoding = match[1] ?? match[2];
  if (encoding !== undefined && encoding.toLowerCase() !== "utf-8") {
    throw new Fault("unsupported-encoding", cursor.pos, "UTF-8", encoding);
  }
  cursor.pos += match[0].length;
}

function skipMiscellaneous(cursor: Cursor): void {
  for (;;) {
    skipSpace(cursor);
    if (lookingAt(cursor, "<!--")) skipComment(cursor);
    else if (lookingAt(cursor, "<?")) skipProcessingInstruction(cursor);
    else return;
  }
}

function unexpectedText(cursor: Cursor, expected: string): Fault {
  return new Fault(
    "malformed-xml",
    cursor.pos,
    expected,
    showCharacter(codePointAt(cursor.bytes, cursor.pos)),
  );
}
