import type { Cursor } from "./cursor.ts";
import { DocumentType } from "./document-type.ts";
import { NAME } from "./names.ts";
import { ReadError, unfinished } from "./read-error.ts";

const LITERAL = `(?:"[^"]*"|'[^']*')`;
const SPACE = "[\\t\\n\\r ]";
const TOKEN = new RegExp(
  `${SPACE}+|<!--[^]*?-->|<\\?(?![xX][mM][lL][\\t\\n\\r ?])[^]*?\\?>|%[^;\\]<>%]+;|<!(?:ELEMENT|ATTLIST|ENTITY|NOTATION)${SPACE}(?:${LITERAL}|[^"'<>])*>`,
  "y",
);
const ENTITY = new RegExp(`^<!ENTITY${SPACE}+(%${SPACE}+)?(${NAME})${SPACE}+(${LITERAL})${SPACE}*>$`, "u");
const EXTERNAL_ENTITY = new RegExp(
  `^<!ENTITY${SPACE}+(?:%${SPACE}+)?(${NAME})${SPACE}+(?:SYSTEM|PUBLIC${SPACE}+${LITERAL})${SPACE}+${LITERAL}(${SPACE}+NDATA${SPACE}+${NAME})?${SPACE}*>$`,
  "u",
);
const ATTRIBUTE = new RegExp(
  `${SPACE}+(${NAME})${SPACE}+(?:CDATA|ID|IDREFS?|ENTITY|ENTITIES|NMTOKENS?|(?:NOTATION${SPACE}+)?\\([^()]*\\))${SPACE}*(?:#REQUIRED|#IMPLIED|(?:#FIXED${SPACE}+)?(${LITERAL}))`,
  "uy",
);

/** Reads an internal subset (XML 1.0, section 2.8) from its `[` to behind its `]`. */
export function readInternalSubset(cursor: Cursor): DocumentType {
  const start = cursor.pos + 1;
  const type = new DocumentType();
  const parameters = new Map<string, string>();
  const end = lex(cursor.latin1, start, "]", (at) => {
    if (at >= cursor.latin1.length) throw unfinished(start - 1, "an internal subset that ends with ]");
    cursor.pos = at;
    throw new ReadError("malformed-xml", at, "a declaration or ]", cursor.showNext());
  });
  declareAll(type, parameters, cursor.decode(start, end), start);
  cursor.pos = end + 1;
  return type;
}

/** Reads the tokens and returns the offset after the last one. */
function lex(
  text: string,
  from: number,
  stop: string,
  fail: (at: number) => never,
  each: (token: string) => void = () => {},
): number {
  let at = from;
  while (stop === "" ? at < text.length : text[at] !== stop) {
    TOKEN.lastIndex = at;
    const [token] = TOKEN.exec(text) ?? [];
    if (token === undefined) fail(at);
    else {
      at += token.length;
      each(token);
    }
  }
  return at;
}

function declareAll(
  type: DocumentType,
  parameters: Map<string, string>,
  text: string,
  offset: number,
  depth = 0,
): void {
  const fail = (): never => {
    throw new ReadError("malformed-xml", offset, "declarations that are complete", "others");
  };
  const tokens: string[] = [];
  lex(text, 0, "", fail, (token) => tokens.push(token));
  for (const token of tokens) {
    if (token.startsWith("%")) {
      const declared = parameters.get(token.slice(1, -1));
      if (depth > MAX_DEPTH) fail();
      // Declarations after a reference to an unread file are not processed (section 5.1).
      if (declared === undefined) return;
      declareAll(type, parameters, declared, offset, depth + 1);
    } else if (token.startsWith("<!ENTITY")) {
      const [, parameter, name = "", literal = '""'] = ENTITY.exec(token) ?? [];
      const [, external = "", notation] = EXTERNAL_ENTITY.exec(token) ?? [];
      if (name === "" && external === "") fail();
      if (notation !== undefined) type.unparsedEntities.add(external);
      const entities = parameter === undefined ? type.entities : parameters;
      // The first declaration wins.
      if (name !== "" && !entities.has(name)) entities.set(name, decodeCharacters(literal.slice(1, -1)));
    } else if (token.startsWith("<!ATTLIST")) {
      declareAttributes(type, token, fail);
    }
  }
}

/** The maximum nesting of parameter entities. It also stops cyclic ones. */
const MAX_DEPTH = 16;

function declareAttributes({ defaults }: DocumentType, token: string, fail: () => never): void {
  const [start = "", element = ""] = new RegExp(`^<!ATTLIST${SPACE}+(${NAME})`, "u").exec(token) ?? fail();
  const declared = defaults.get(element) ?? new Map<string, string>();
  defaults.set(element, declared);
  let at = start.length;
  for (;;) {
    ATTRIBUTE.lastIndex = at;
    const found = ATTRIBUTE.exec(token);
    if (found === null) break;
    const [whole, name = "", literal] = found;
    if (literal !== undefined && !declared.has(name))
      declared.set(name, decodeCharacters(literal.slice(1, -1)));
    at += whole.length;
  }
  if (!/^[\t\n\r ]*>$/.test(token.slice(at))) fail();
}

/** Resolves character references at the declaration. Other references are resolved at their use (section 4.4). */
function decodeCharacters(text: string): string {
  return text.replace(/&#(x[0-9a-fA-F]+|[0-9]+);/g, (reference, number: string) => {
    const code = Number(number.startsWith("x") ? `0${number}` : number);
    if (code > 0x10ffff) return reference;
    // A character reference produces text, never markup.
    return code === 0x26 ? "&amp;" : code === 0x3c ? "&lt;" : String.fromCodePoint(code);
  });
}
