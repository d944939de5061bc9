// The components of a schema, prepared from its tables for decoding and encoding.

import type { LiteralTable } from "../datatypes/simple-type-table.ts";
import type { KeptAttributes } from "../encoding/kept-attributes.ts";
import type { AttributeForm } from "../encoding/written-names.ts";
import { ElementName, type Words } from "../xml/element-name.ts";
import type { Assertion } from "./assertion.ts";
import type { FixedValue } from "./fixed-value.ts";
import type { SimpleCodec } from "./simple-codec.ts";
import type { Slot } from "./slots.ts";
import type {
  AllTable,
  DerivationMethod,
  ElementTable,
  NamedTypeTable,
  StatesTable,
  StateTable,
  StepTable,
  ValidationTable,
  WildcardTable,
} from "./validation-table.ts";
import type { RecordShape, ValueTable } from "./value-table.ts";

/** The components of a schema, by index and by name. They refer to each other, so they are created on first use. */
export interface SchemaComponents {
  readonly table: ValidationTable;
  readonly values: ValueTable;
  /** Reads and writes attributes that a wildcard allows; undefined if values keep none. */
  readonly keptAttributes: typeof KeptAttributes | undefined;
  type(index: number): TypeDefinition;
  /** @throws RangeError if the type is not simple */
  codec(index: number): SimpleCodec;
  element(index: number): ElementDeclaration;
  /** Returns the declaration of a global attribute. */
  findAttribute(namespace: string, local: string): AttributeDeclaration | undefined;
  /** Returns the type of a name, and its label. */
  findType(
    namespace: string,
    local: string,
  ): { readonly type: TypeDefinition; readonly label: string } | undefined;
  /** Returns the type of a label. */
  findLabel(label: string): { readonly type: TypeDefinition; readonly named: NamedTypeTable } | undefined;
  /** Returns the number of a namespace, which is the same for all of its elements; -1 for a namespace without elements. */
  namespaceId(namespace: string): number;
  /** Returns the state at an index of a content model. */
  state(content: States, index: number): State;
}

/** An element declaration. A class, so that all declarations have one hidden class in V8. */
export class ElementDeclaration {
  readonly kind = "element";
  /** The index among the elements of the schema. */
  readonly index: number;
  readonly name: ElementName;
  readonly nillable: boolean;
  readonly abstract: boolean;
  /** Methods of derivation that `xsi:type` must not use for this element. */
  readonly block: readonly DerivationMethod[];
  /** Indexes of the element's identity constraints. */
  readonly constraints: readonly number[];
  /** The text of an empty element: its default or fixed value. */
  readonly value: LiteralTable | undefined;
  readonly fixed: LiteralTable | undefined;
  /** True without abstractness, a default or fixed value and identity constraints: reading needs only the type. */
  readonly plain: boolean;
  /** How a document reader reads the element; determined when one first meets it. */
  reading: Reading | undefined;
  readonly #schema: SchemaComponents;
  readonly #type: number;

  constructor(schema: SchemaComponents, index: number, table: ElementTable) {
    const { abstract = false, block = NONE, constraints = NONE, fixed, name, namespace, nillable } = table;
    const { default: value = fixed } = table;
    this.index = index;
    this.name = new ElementName(name, namespace, schema.namespaceId(namespace));
    this.nillable = nillable;
    this.abstract = abstract;
    this.block = block;
    this.constraints = constraints;
    this.value = value;
    this.fixed = fixed;
    this.plain = !abstract && value === undefined && constraints.length === 0;
    this.reading = undefined;
    this.#schema = schema;
    this.#type = table.type;
  }

  /** Resolved on use: a type may contain elements of itself. */
  get type(): TypeDefinition {
    return this.#schema.type(this.#type);
  }
}

/** How the content of an element is read. */
export class Reading {
  /**
   * `text`: as text of the codec's type. `record`: as an object of the type's members. `open`: as open content that is not
   * validated. `element`: by a frame. `identifier`: by a frame that its parent's frame opens, because an identifier in the
   * text names the parent element.
   */
  readonly by: "text" | "record" | "open" | "element" | "identifier";
  readonly codec: SimpleCodec | undefined;
  readonly type: ComplexType | undefined;

  constructor(by: Reading["by"], codec?: SimpleCodec, type?: ComplexType) {
    this.by = by;
    this.codec = codec;
    this.type = type;
  }
}

export interface AttributeDeclaration {
  readonly name: string;
  readonly namespace: string;
  readonly codec: SimpleCodec;
  /** True for an attribute of type `xs:ID`, `xs:IDREF` or `xs:ENTITY`. */
  readonly identifies: boolean;
  readonly fixed: FixedValue | undefined;
}

/** An attribute of a complex type, and its member in values. */
export interface AttributeUse extends AttributeDeclaration {
  readonly required: boolean;
  readonly key: string;
  /** The default or fixed value of an absent attribute. */
  readonly absent: unknown;
  /** The same value as a literal of the schema. */
  readonly absentLiteral: LiteralTable | undefined;
  /** The name and `=` in their usual form in a start tag. */
  readonly words: Words;
  /** True if the attribute is qualified or fixed: generated readers leave it to the tables. */
  readonly checked: boolean;
  /** True if every text is its own value, apart from white space other than spaces. */
  readonly plain: boolean;
  /** The written form, cached on first use. */
  form: AttributeForm | undefined;
}

export type TypeDefinition = SimpleDefinition | ComplexType;

export interface SimpleDefinition {
  readonly kind: "simple";
  /** The index among the types of the schema. */
  readonly index: number;
  readonly codec: SimpleCodec;
}

export interface ComplexType {
  readonly kind: "complex";
  /** The index among the types of the schema. */
  readonly index: number;
  readonly mixed: boolean;
  readonly content: Content;
  readonly abstract: boolean;
  /** The attributes in schema order. */
  readonly attributes: readonly AttributeUse[];
  /** The values of absent attributes in the same order, and the number of required attributes. */
  readonly absentAttributes: readonly unknown[];
  readonly requiredAttributes: number;
  readonly attributeWildcard: WildcardTable | undefined;
  readonly assertions: readonly Assertion[];
  /** The value of an element without attributes and children: its empty arrays. */
  readonly empty: Readonly<Record<string, unknown>>;
  /** The shape of the type's values; undefined if all content is kept as nodes. */
  readonly shape: RecordShape | undefined;
}

/** Returns the codec of a type whose content is text. */
export function codecOf(type: TypeDefinition): SimpleCodec | undefined {
  if (type.kind === "simple") return type.codec;
  return type.content.kind === "simple" ? type.content.codec : undefined;
}

export type Content =
  | { readonly kind: "empty" }
  | { readonly kind: "simple"; readonly codec: SimpleCodec }
  | States
  | All;

export interface States {
  readonly kind: "states";
  readonly table: StatesTable;
  readonly slots: ReadonlyMap<string, Slot>;
  /** The states by index, created when they are first reached. */
  readonly states: (State | undefined)[];
}

export interface State {
  readonly number: number;
  /** The steps in the order in which they are tried. */
  readonly steps: readonly ElementStep[];
  readonly wildcards: readonly WildcardStep[];
  /** Created if there are too many steps to try. */
  index: StepIndex | undefined;
  /** True if the children may end here, whatever the counters. */
  readonly accepts: boolean;
  /** The state that this one always skips to, once it has been needed. */
  skipped: State | undefined;
  readonly table: StateTable;
}

/** The steps of a state, and of those that it skips to up to the first condition. */
export interface StepIndex {
  readonly byName: ReadonlyMap<string, readonly ElementStep[]>;
  /** The last of these states. */
  readonly last: State;
}

/** An element that may come next, and the slot of its value. Open content has no slots. */
export interface ElementStep {
  readonly element: ElementDeclaration;
  readonly slot: Slot | undefined;
  readonly table: StepTable;
  /** The state that it leads to, once it has been needed. */
  state: State | undefined;
}

export interface WildcardStep {
  readonly wildcard: WildcardTable;
  readonly table: StepTable;
}

export interface All {
  readonly kind: "all";
  readonly table: AllTable;
  /** The allowed elements. Elements of one member exclude each other. */
  readonly members: readonly AllStep[];
}

export interface AllStep extends Pick<ElementStep, "element" | "slot"> {
  /** The position among the members of the table. */
  readonly member: number;
  readonly required: boolean;
}

const NONE: readonly never[] = [];
