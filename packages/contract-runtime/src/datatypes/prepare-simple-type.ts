import { normaliseWhiteSpace } from "../lexical.ts";
import type { Datatypes } from "../schema/simple-codec.ts";
import { NAME, NAME_CHARACTER, NCNAME } from "../xml/names.ts";
import { checkMatchedLength, type FacetCheck, issueOf, prepareFacets } from "./check-facets.ts";
import type { AtomicValue, PrimitiveName, SimpleType, SimpleValue, ValueIssue } from "./simple-type.ts";
import { contextOf } from "./simple-type.ts";
import type { AtomicTable, FacetsTable, LiteralTable, SimpleTypeTable } from "./simple-type-table.ts";
import { string } from "./text-datatypes.ts";

/**
 * Prepares a simple type for reading texts.
 *
 * @param datatypes the datatypes that the schema uses
 * @param find returns a part of a list or a union, by its index in the table
 * @throws RangeError for a primitive that is not among the datatypes, and for an invalid literal of a facet. The compiler
 *   writes neither.
 */
export function prepareSimpleType(
  table: SimpleTypeTable,
  datatypes: Datatypes,
  find: (index: number) => SimpleType,
): SimpleType {
  switch (table.variety) {
    case "any":
      return { identifies: false, read: (raw) => readAny(raw) };
    case "atomic":
      return prepareAtomic(table, datatypes);
    default: {
      const variety = datatypes[table.variety];
      if (variety === undefined) throw new RangeError(`the datatype ${table.variety} is missing`);
      return variety.prepareType(table, find);
    }
  }
}

function readAny(raw: string): AtomicValue {
  return {
    kind: "atomic",
    primitive: "string",
    datatype: string,
    value: raw,
    text: raw,
    identity: undefined,
  };
}

/** The primitives without a prescribed form of the whole text: they are checked by character, if at all. */
const UNPRESCRIBED: ReadonlySet<PrimitiveName> = new Set(["string", "hexBinary", "base64Binary"]);

function prepareAtomic(table: AtomicTable, datatypes: Datatypes): SimpleType {
  const { builtIn, facets, whiteSpace } = table;
  const datatype = datatypes[table.primitive];
  if (datatype === undefined) throw new RangeError(`the datatype ${table.primitive} is missing`);
  const isInteger = table.primitive === "decimal" && builtIn !== "decimal";
  const form = isInteger ? INTEGER : LEXICAL_FORMS[builtIn];
  const prescribed = form !== undefined || !UNPRESCRIBED.has(table.primitive);
  const identity = builtIn === "ID" || builtIn === "IDREF" || builtIn === "ENTITY" ? builtIn : undefined;
  const readText: SimpleType["read"] = (text, context) => {
    if (prescribed) {
      const issue = checkMatchedLength(text);
      if (issue !== undefined) return issue;
    }
    if (form !== undefined && !form.expression.test(text)) {
      return issueOf("invalid-lexical", form.expected, text);
    }
    const value = datatype.parse(text, context);
    if (value === undefined) return issueOf("invalid-lexical", datatype.expected, text);
    return { kind: "atomic", primitive: table.primitive, datatype, value, text, identity };
  };
  const identifies = identity !== undefined;
  const normalise = (raw: string): string => normaliseWhiteSpace(raw, whiteSpace);
  const read: SimpleType["read"] = (raw, context) => readText(normalise(raw), context);
  // The literals of facets are values of the base type: a facet for white space beside them does not change them.
  return restrict({ identifies, read }, facets, normalise, readText);
}

/** Adds facets to a type. */
export function restrict(
  type: SimpleType,
  facets: FacetsTable,
  textOfRaw: (raw: string, value: SimpleValue) => string,
  read = type.read,
): SimpleType {
  const checks = prepareFacets(facets, (literal) => readLiteral(read, literal));
  if (checks.length === 0) return type;
  return {
    identifies: type.identifies,
    read(raw, context) {
      const value = type.read(raw, context);
      return value.kind === "issue" ? value : (checkAll(checks, value, textOfRaw(raw, value)) ?? value);
    },
  };
}

function checkAll(checks: readonly FacetCheck[], value: SimpleValue, text: string): ValueIssue | undefined {
  for (const check of checks) {
    const issue = check(value, text);
    if (issue !== undefined) return issue;
  }
  return undefined;
}

function readLiteral(read: SimpleType["read"], { text, namespaces }: LiteralTable): SimpleValue {
  const value = read(text, contextOf(namespaces));
  if (value.kind === "issue") throw new RangeError(`${text}: expected ${value.expected}`);
  return value;
}

/** The lexical form of a derived type, in addition to the lexical space of its primitive. */
interface LexicalForm {
  readonly expected: string;
  readonly expression: RegExp;
}

const INTEGER: LexicalForm = { expected: "an integer", expression: /^[+-]?[0-9]+$/ };
const NCNAME_FORM: LexicalForm = {
  expected: "a name without a colon",
  expression: new RegExp(`^${NCNAME}$`, "u"),
};

/**
 * The lexical forms of the types of XSD that are derived from strings (part 2, section 3.3). Names follow the fifth edition of
 * XML 1.0.
 */
const LEXICAL_FORMS: Readonly<Record<string, LexicalForm | undefined>> = {
  language: {
    expected: "a language such as en or en-US",
    expression: /^[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*$/,
  },
  NMTOKEN: { expected: "a name token", expression: new RegExp(`^${NAME_CHARACTER}+$`, "u") },
  Name: { expected: "a name", expression: new RegExp(`^${NAME}$`, "u") },
  NCName: NCNAME_FORM,
  ID: NCNAME_FORM,
  IDREF: NCNAME_FORM,
  ENTITY: NCNAME_FORM,
};
