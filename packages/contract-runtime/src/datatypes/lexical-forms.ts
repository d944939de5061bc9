import { NAME, NAME_CHARACTERS, NCNAME } from "../xml/name-pattern.ts";

/** What the text of a type has to look like, beyond the lexical space of its primitive. */
export interface LexicalForm {
  readonly expected: string;
  readonly expression: RegExp;
}

const INTEGER: LexicalForm = { expected: "an integer", expression: /^[+-]?[0-9]+$/ };
const NCNAME_FORM: LexicalForm = {
  expected: "a name without a colon",
  expression: new RegExp(`^${NCNAME}$`, "u"),
};

/**
 * The lexical forms of the types that XSD derives from its primitives (part 2, section 3.3), by the type that comes
 * with XSD. Names are those of the fifth edition of XML 1.0, as everywhere here.
 */
export const LEXICAL_FORMS: Readonly<Record<string, LexicalForm | undefined>> = {
  language: {
    expected: "a language such as en or en-US",
    expression: /^[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*$/,
  },
  NMTOKEN: { expected: "a name token", expression: new RegExp(`^${NAME_CHARACTERS}+$`, "u") },
  Name: { expected: "a name", expression: new RegExp(`^${NAME}$`, "u") },
  NCName: NCNAME_FORM,
  ID: NCNAME_FORM,
  IDREF: NCNAME_FORM,
  ENTITY: NCNAME_FORM,
  integer: INTEGER,
  nonPositiveInteger: INTEGER,
  negativeInteger: INTEGER,
  long: INTEGER,
  int: INTEGER,
  short: INTEGER,
  byte: INTEGER,
  nonNegativeInteger: INTEGER,
  unsignedLong: INTEGER,
  unsignedInt: INTEGER,
  unsignedShort: INTEGER,
  unsignedByte: INTEGER,
  positiveInteger: INTEGER,
};
