import { BUILT_IN_TYPES } from "./building/built-in-types.ts";
import { Imports } from "./generating/imports.ts";
import { typeReference } from "./generating/type-expression.ts";
import { type Construct, XSD_GRAMMAR } from "./loading/xsd-grammar.ts";

// Describes the support of each XSD construct. A test compares the keys with the vocabulary.

interface ConstructNote {
  readonly types: string;
  readonly decode: string;
  readonly encode: string;
}

const carried = (types: string, decode: string, encode: string): ConstructNote => ({ types, decode, encode });
const facet = (types: string): ConstructNote => carried(types, "checked", "checked by `validate…`");

const IDENTITY = carried("TSDoc", "checked", "checked by `validate…`");

/** Notes by key of the vocabulary. */
export const CONSTRUCT_NOTES: Readonly<Record<string, ConstructNote>> = {
  schema: carried(
    "a module of types",
    "any global element may be the root",
    "a function for each global element",
  ),
  annotation: carried("TSDoc", "no effect", "no effect"),
  documentation: carried(
    "TSDoc: its text without markup, the definition where it is a list of facts",
    "no effect",
    "no effect",
  ),
  appinfo: carried(
    "assertions of Schematron become TSDoc",
    "assertions are checked",
    "assertions are checked by `validate…`",
  ),
  include: carried("one set of types", "one schema; a chameleon takes the including namespace", "as decode"),
  import: carried("one set of types", "one schema; what is not a file is not fetched", "as decode"),
  redefine: carried("one set of types: what is redefined is the base", "one schema", "as decode"),
  notation: carried("no effect", "the names that a type of notations may list", "as decode"),
  "schema/element": carried("the type of a root", "a root, or what a wildcard finds", "`encode…`"),
  element: carried(
    "a member: optional, or an array where it may repeat; `null` besides where it is nillable",
    "by its place in the content model",
    "in the order of the schema",
  ),
  "schema/complexType": carried("an interface or an alias", "yes", "yes"),
  complexType: carried("an interface named by its element", "yes", "yes"),
  simpleContent: carried("the text, or `value` beside attributes", "yes", "yes"),
  complexContent: carried("an interface", "yes", "yes"),
  "simpleContent/restriction": carried(
    "as the base type, facets in TSDoc",
    "facets are checked",
    "checked by `validate…`",
  ),
  "simpleContent/extension": carried("`value` and the attributes", "yes", "yes"),
  "complexContent/restriction": carried(
    "an interface of its own",
    "its own content model, checked to be within the base type's",
    "yes",
  ),
  "complexContent/extension": carried(
    "an interface with inherited members first",
    "the base type's content, then its own",
    "yes",
  ),
  "schema/group": carried(
    "the name of rows or items, where it repeats",
    "where it is referred to",
    "as decode",
  ),
  group: carried("members in its place; rows or items where it repeats", "yes", "yes"),
  "group/all": carried("members", "any order, each at most once", "in the order of the schema"),
  "group/choice": carried("`OneOf`, as `xs:choice`", "yes", "yes"),
  "group/sequence": carried("members, as `xs:sequence`", "yes", "yes"),
  all: carried("members", "any order, each at most once", "in the order of the schema"),
  choice: carried(
    "`OneOf` of its members; an array of items with the names of elements where it repeats",
    "yes",
    "the member that is there; items in their order",
  ),
  sequence: carried(
    "members; rows where it repeats; where members could not say which element is which, an array of items",
    "yes",
    "yes",
  ),
  any: carried(
    "`any`: open nodes, with namespaces",
    "strict, lax or skip as it says; the nodes are kept",
    "written back",
  ),
  anyAttribute: carried(
    "`anyAttributes`",
    "strict, lax or skip as it says; the attributes are kept, with the namespaces that their values need",
    "written back",
  ),
  "schema/attribute": carried(
    "the member of a reference",
    "where it is referred to, or found by a wildcard",
    "as decode",
  ),
  attribute: carried(
    "a member, `@name` where an element has the name, `prefix:name` where another attribute has it; required where it has a default, and named by `WithDefaults`",
    "defaults are filled in",
    "yes",
  ),
  "schema/attributeGroup": carried("members where it is referred to", "yes", "yes"),
  attributeGroup: carried("members", "yes", "yes"),
  "schema/simpleType": carried("an alias", "yes", "yes"),
  simpleType: carried("in place", "yes", "yes"),
  restriction: carried("as the base type; a union of literals where values are listed", "yes", "yes"),
  list: carried("an array", "items between white space", "a space between items"),
  union: carried(
    "a union",
    "the first member type that has the text",
    "the first member type that has the value",
  ),
  enumeration: carried(
    "a union of literals, of texts and integers; constants with the values and their documentation",
    "compared as values",
    "checked by `validate…`",
  ),
  pattern: carried(
    "TSDoc",
    "the text as a whole, in linear time; rejected (`unsupported-pattern`) where it is too large for JavaScript",
    "checked by `validate…`",
  ),
  minInclusive: facet("TSDoc; `number` where bounds make integers safe"),
  maxInclusive: facet("TSDoc; `number` where bounds make integers safe"),
  minExclusive: facet("TSDoc; `number` where bounds make integers safe"),
  maxExclusive: facet("TSDoc; `number` where bounds make integers safe"),
  totalDigits: facet("TSDoc; `number` where 15 digits or less make integers safe"),
  fractionDigits: facet("TSDoc"),
  length: facet("TSDoc; a tuple of a list"),
  minLength: facet("TSDoc; a tuple of a list"),
  maxLength: facet("TSDoc"),
  whiteSpace: carried("TSDoc", "normalised before anything else", "written as it is"),
  unique: IDENTITY,
  key: IDENTITY,
  keyref: IDENTITY,
  selector: IDENTITY,
  field: IDENTITY,
};

/** Writes the tables of docs/reference/xsd-support.md, by table name. */
export function writeSupportTables(): Readonly<Record<string, string>> {
  return { elements: writeElements(), attributes: writeAttributes(), types: writeTypes() };
}

function writeElements(): string {
  const rows = Array.from(XSD_GRAMMAR.keys(), (key): Row => {
    const note = CONSTRUCT_NOTES[key];
    if (note === undefined) throw new RangeError(`${key}: expected a note`);
    return { name: showName(key), cells: [note.types, note.decode, note.encode] };
  });
  return table(["element", "types", "decode", "encode"], rows);
}

function writeAttributes(): string {
  const rows = Array.from(XSD_GRAMMAR, ([key, construct]): Row => {
    return { name: showName(key), cells: [showAttributes(construct)] };
  });
  return table(["element", "attributes besides `id`"], rows);
}

function showAttributes({ attributes }: Construct): string {
  const names = [...attributes.keys()].filter((name) => name !== "id");
  return names.map((name) => `\`${name}\``).join(" ");
}

function writeTypes(): string {
  const naming = {
    prefixes: new Map(),
    types: new Map(),
    shapes: new Map(),
    elements: new Map(),
    substitutes: new Map(),
    inputs: new Map(),
    claim: (wanted: string) => wanted,
  };
  const rows = Array.from(BUILT_IN_TYPES, ([name, type]): Row => {
    return { name: `\`xs:${name}\``, cells: [`\`${typeReference(naming, new Imports(), type)}\``] };
  });
  return table(["type", "TypeScript"], rows);
}

interface Row {
  readonly name: string;
  readonly cells: readonly string[];
}

/** Writes a table. Names with the same cells share a row. */
function table(columns: readonly string[], rows: readonly Row[]): string {
  const names = new Map<string, string[]>();
  for (const { name, cells } of rows) {
    const text = cells.join(" | ");
    const same = names.get(text);
    if (same === undefined) names.set(text, [name]);
    else same.push(name);
  }
  const lines = Array.from(names, ([cells, same]) => `| ${same.join(", ")} | ${cells} |`);
  return [`| ${columns.join(" | ")} |`, `|${"---|".repeat(columns.length)}`, ...lines].join("\n");
}

/** Names a construct. One that occurs in a single other construct is named together with it. */
function showName(key: string): string {
  const [parent, local = parent] = key.split("/");
  if (parent === "schema" && key !== "schema") return `\`xs:${local}\` at the top`;
  if (key.includes("/")) return `\`xs:${local}\` in \`xs:${parent}\``;
  return XSD_GRAMMAR.has(`schema/${key}`) ? `\`xs:${key}\` inside` : `\`xs:${key}\``;
}
