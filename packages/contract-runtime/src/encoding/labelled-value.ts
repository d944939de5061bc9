// Values that name their type or are nil, like documents with `xsi:type` and `xsi:nil`. The label of the type is a member
// of the object, or is stored beside a value that is not an object with members.

import { qualifiedName } from "../datatypes/text-datatypes.ts";
import type { DocumentContext } from "../decoding/document-context.ts";
import { reportAttribute } from "../decoding/read-attributes.ts";
import { normaliseWhiteSpace } from "../lexical.ts";
import { inNamespace, quoteText } from "../quote-text.ts";
import type { ElementDeclaration, SchemaComponents, TypeDefinition } from "../schema/components.ts";
import { maySubstitute } from "../schema/derivation.ts";
import type { NamedTypeTable } from "../schema/validation-table.ts";
import type { RecordShape } from "../schema/value-table.ts";
import { findNames } from "../xml/names.ts";
import { XSD_NAMESPACE, XSI_NAMESPACE } from "../xml/namespace-scope.ts";
import type { OpenContent } from "../xml/open-content.ts";
import type { ReadAttribute, StartTag } from "../xml/read-tag.ts";
import { isRecord, memberOf, type Step, type ValueRecord } from "./member-of.ts";
import { type Frame, makeFrame, reject } from "./written-frame.ts";

/** The member that holds the label of a type. */
export const TYPE_MEMBER = "xsi:type";

/** The type that a value names. */
export interface LabelledType {
  readonly type: TypeDefinition;
  readonly named: NamedTypeTable;
}

/** True for a value that names its type. Where documents may not choose types, the member has no special meaning. */
export function isLabelled(
  { typeLabels }: { readonly typeLabels: typeof TypeLabels | undefined },
  value: unknown,
): value is ValueRecord {
  return typeLabels !== undefined && isRecord(value) && value[TYPE_MEMBER] !== undefined;
}

/** True for the value of a nil element. */
export function isNil(
  { nillable }: Pick<ElementDeclaration, "nillable">,
  { attributes, anyAttribute, nil = "nil" }: RecordShape,
  value: ValueRecord,
): boolean {
  if (!nillable || value[nil] !== true) return false;
  return attributes.length > 0 || anyAttribute !== undefined || value[TYPE_MEMBER] !== undefined;
}

/** Returns the type that a label names in place of the declared type, or the expected labels. */
function findLabelled(
  schema: SchemaComponents,
  declaration: ElementDeclaration,
  label: unknown,
): LabelledType | string {
  const labelled = typeof label === "string" ? schema.findLabel(label) : undefined;
  if (labelled === undefined) return "the label of a type of the schema";
  if (!isShown(schema, declaration, labelled.type))
    return "no label, since values of the declared type have none";
  if (maySubstitute(schema, labelled.type, declaration)) return labelled;
  return DERIVED;
}

/** True if the TypeScript type of an element shows the values of another type: the schema names both types. */
function isShown(schema: SchemaComponents, declaration: ElementDeclaration, type: TypeDefinition): boolean {
  let named = NAMED.get(schema);
  if (named === undefined) {
    const own = schema.table.namedTypes.filter(({ namespace }) => namespace !== XSD_NAMESPACE);
    named = new Set(own.map(({ type: index }) => index));
    NAMED.set(schema, named);
  }
  return named.has(declaration.type.index) && named.has(type.index);
}

/** The indexes of the types that each schema names, without those of XSD. */
const NAMED = new WeakMap<SchemaComponents, ReadonlySet<number>>();

/** True for a type with open content, whose attributes include `xsi:type`. */
export function isOpenType(type: TypeDefinition): boolean {
  return type.kind === "complex" && type.shape === undefined;
}

/** Returns the value that a label belongs to, and its steps; null for a nil element. */
function unwrapLabelled(
  { nillable }: ElementDeclaration,
  type: TypeDefinition,
  labelled: ValueRecord,
): { readonly value: unknown; readonly steps: readonly Step[] } {
  if (hasMembers(type)) return { value: labelled, steps: [] };
  const value = memberOf(labelled, "value");
  const isNil = nillable && value === undefined && memberOf(labelled, "nil") === true;
  return isNil ? { value: null, steps: [] } : { value, steps: ["value"] };
}

/** True if the values of a type are objects whose members the schema names. */
export function hasMembers(type: TypeDefinition): boolean {
  if (type.kind === "simple" || type.shape === undefined) return false;
  const { content } = type.shape;
  return content.kind === "text" ? content.key !== undefined : content.kind !== "bare";
}

/** Adds the type to the attributes of open content, with the declarations that it needs. */
function labelOpen(
  { values }: SchemaComponents,
  value: OpenContent,
  { name, namespace }: NamedTypeTable,
): OpenContent {
  const mentioned = findNames(value);
  const declared = new Map(Object.entries(value.declarations ?? {}));
  const declare = (wanted: string, meaning: string): string => {
    let prefix = wanted;
    for (let i = 1; isTaken(prefix, meaning); i++) prefix = `ns${i}`;
    declared.set(prefix, meaning);
    return prefix;
  };
  const isTaken = (prefix: string, meaning: string): boolean =>
    declared.has(prefix) ? declared.get(prefix) !== meaning : mentioned.has(prefix);
  if (namespace === "" && (declared.get("") ?? "") !== "")
    throw new TypeError("expected content without a default namespace, since its type is in none");
  const [prefix = "ns"] = Object.entries(values.prefixes).find(([, known]) => known === namespace) ?? [];
  const type = namespace === "" ? name : `${declare(prefix, namespace)}:${name}`;
  const attribute = { name: `${declare("xsi", XSI_NAMESPACE)}:type`, namespace: XSI_NAMESPACE, value: type };
  return {
    attributes: [attribute, ...value.attributes],
    declarations: Object.fromEntries(declared),
    content: value.content,
  };
}

/** Creates the frame of a value that names its type. */
function makeLabelledFrame(
  schema: SchemaComponents,
  parent: Frame | undefined,
  declaration: ElementDeclaration,
  labelled: ValueRecord,
  steps: readonly Step[],
): { readonly frame: Frame; readonly type: TypeDefinition } {
  const mismatch = reject(makeFrame(parent, declaration, labelled, steps), [TYPE_MEMBER]);
  const label = labelled[TYPE_MEMBER];
  if (isOpenType(declaration.type)) return mismatch([], "no label, but an attribute", label);
  const found = findLabelled(schema, declaration, label);
  if (typeof found === "string") return mismatch([], found, label);
  const { named, type } = found;
  const { steps: inner, value } = unwrapLabelled(declaration, type, labelled);
  return { frame: makeFrame(parent, declaration, value, [...steps, ...inner], named), type };
}

/**
 * Resolves the types that documents and values name. Only bundles of schemas that allow `xsi:type` include this
 * code.
 */
export const TypeLabels = {
  read: readTypeLabel,
  find: findLabelled,
  unwrap: unwrapLabelled,
  makeFrame: makeLabelledFrame,
  labelOpen,
};

/** A type that a document names, and its label in the value; undefined for a value of the declared type. */
interface ReadType {
  readonly type: TypeDefinition;
  readonly label: string | undefined;
}

/**
 * Returns the type that an attribute `xsi:type` names in place of the declared type. The TypeScript type of an element shows
 * only types that the schema names. Other simple types restrict the text, whose value is one of the declared type.
 *
 * @param isNode whether the element is kept as a node
 */
function readTypeLabel(
  context: DocumentContext,
  tag: StartTag,
  attribute: ReadAttribute,
  declaration: ElementDeclaration | undefined,
  isNode: boolean,
): ReadType | undefined {
  const named = readNamedType(context, tag, attribute, declaration);
  if (named === undefined || declaration === undefined || isNode || isOpenType(declaration.type))
    return named;
  if (isShown(context.schema, declaration, named.type)) return named;
  if (named.type.kind === "complex")
    reportAttribute(
      context,
      tag,
      attribute,
      "unsupported-xsi-type",
      "a simple type, as the declared type is",
    );
  return { type: named.type, label: undefined };
}

/** Returns the type that an attribute `xsi:type` names, also one that values do not show. */
export function readNamedType(
  context: DocumentContext,
  tag: StartTag,
  attribute: ReadAttribute,
  declaration: ElementDeclaration | undefined,
): ReadType | undefined {
  const { schema } = context;
  const name = qualifiedName.parse(normaliseWhiteSpace(attribute.value, "collapse"), context);
  const named = name === undefined ? undefined : schema.findType(name.namespace, name.local);
  const isAllowed = named !== undefined && (!declaration || maySubstitute(schema, named.type, declaration));
  if (isAllowed) return named;
  const expected = declaration ? DERIVED : "the name of a type of the schema";
  const where = name === undefined ? "" : ` ${inNamespace(name.namespace)}`;
  const received = quoteText(attribute.value) + where;
  reportAttribute(context, tag, attribute, "invalid-xsi-type", expected, received);
  return undefined;
}

const DERIVED = "a type that is derived from the declared one, and not blocked";
