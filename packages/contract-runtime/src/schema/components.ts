// The components of a schema, prepared from its tables for decoding and encoding.

import type { AttributeForm } from "../encoding/written-names.ts";
import type { Words } from "../xml/element-name.ts";
import type { Assertion } from "./assertion.ts";
import type { ElementDeclaration } from "./element-declaration.ts";
import type { SimpleCodec } from "./simple-codec.ts";
import type { Slot } from "./slots.ts";
import type { AllTable, StatesTable, StateTable, StepTable, WildcardTable } from "./validation-table.ts";
import type { RecordShape } from "./value-table.ts";

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
  /** The same value as text. */
  readonly absentText: string | undefined;
  /** The name and `=` in their usual form in a start tag. */
  readonly words: Words;
  /** True if the attribute is qualified, fixed or an identifier: generated readers leave it to the tables. */
  readonly checked: boolean;
  /** True if every text is its own value, apart from white space other than spaces. */
  readonly plain: boolean;
  /** The written form, cached on first use. */
  form: AttributeForm | undefined;
}

export interface FixedValue {
  readonly text: string;
  /** Undefined if the type has no such value. */
  readonly key: string | undefined;
}

export type TypeDefinition = SimpleDefinition | ComplexType;

export interface SimpleDefinition {
  readonly kind: "simple";
  /** The place among the types of the schema. */
  readonly place: number;
  readonly codec: SimpleCodec;
}

export interface ComplexType {
  readonly kind: "complex";
  /** The place among the types of the schema. */
  readonly place: number;
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
  /** The shape of the type's values; undefined if all content is kept as nodes. */
  readonly shape: RecordShape | undefined;
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
  /** The states by place, created when they are first reached. */
  readonly states: (State | undefined)[];
}

export interface State {
  /** The steps in the order in which they are tried. */
  readonly steps: readonly ElementStep[];
  readonly wildcards: readonly WildcardStep[];
  /** The steps by local name, created if there are too many to try. */
  byName: ReadonlyMap<string, readonly ElementStep[]> | undefined;
  readonly table: StateTable;
}

/** An element that may come next, and the slot of its value. Open content has no slots. */
export interface ElementStep {
  readonly element: ElementDeclaration;
  readonly slot: Slot | undefined;
  readonly table: StepTable;
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
