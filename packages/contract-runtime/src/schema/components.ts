// The components of a schema, prepared from its tables for decoding and encoding.

import type { DocumentReader } from "../decoding/document-reader.ts";
import type { DocumentWriter } from "../encoding/document-writer.ts";
import type { AttributeForm } from "../encoding/written-names.ts";
import type { ElementName, Words } from "../xml/element-name.ts";
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

/** An attribute of a complex type, and the member that it is of a value. */
export interface AttributeUse extends AttributeDeclaration {
  readonly required: boolean;
  readonly key: string;
  /** The value of an absent attribute that has one. */
  readonly absent: unknown;
  /** The same as text. */
  readonly absentText: string | undefined;
  /** The name and `=` as they nearly always stand in a start tag. */
  readonly words: Words;
  /** The attribute is qualified, has a fixed value, or identifies: generated readers leave it to the tables. */
  readonly checked: boolean;
  /** Every text is its own value, but for white space other than spaces. */
  readonly plain: boolean;
  /** How it is written, cached when that is first done. */
  form: AttributeForm | undefined;
}

export interface FixedValue {
  readonly text: string;
  /** Undefined where the type has no such value. */
  readonly key: string | undefined;
}

export type TypeDefinition = SimpleDefinition | ComplexType;

export interface SimpleDefinition {
  readonly kind: "simple";
  /** Among the types of the schema. */
  readonly place: number;
  readonly codec: SimpleCodec;
}

export interface ComplexType {
  readonly kind: "complex";
  /** Among the types of the schema. */
  readonly place: number;
  readonly mixed: boolean;
  readonly content: Content;
  readonly abstract: boolean;
  /** In the order of the schema. */
  readonly attributes: readonly AttributeUse[];
  /** The values of absent attributes, in the same order, and the number of required attributes. */
  readonly absentAttributes: readonly unknown[];
  readonly requiredAttributes: number;
  readonly attributeWildcard: WildcardTable | undefined;
  readonly assertions: readonly Assertion[];
  /** The shape of the type's values; undefined where everything is kept as nodes. */
  readonly shape: RecordShape | undefined;
  /** The generated reader, if there is one. The tables read what it does not support. */
  fast: FastReader | undefined;
  /** The generated writer, if there is one. The tables write what it does not support. */
  write: FastWriter | undefined;
}

/** A generated reader of a type. It reads an opened element, its end tag included. */
export type FastReader = (reader: DocumentReader, name: ElementName) => unknown;

/** A generated writer of a type. It throws for values that it does not support. */
export type FastWriter<Writer = DocumentWriter> = (writer: Writer, name: ElementName, value: unknown) => void;

export type Content =
  | { readonly kind: "empty" }
  | { readonly kind: "simple"; readonly codec: SimpleCodec }
  | States
  | All;

export interface States {
  readonly kind: "states";
  readonly table: StatesTable;
  readonly slots: ReadonlyMap<string, Slot>;
  /** By their places, made when they are first reached. */
  readonly states: (State | undefined)[];
}

export interface State {
  /** In the order in which they are tried. */
  readonly steps: readonly ElementStep[];
  readonly wildcards: readonly WildcardStep[];
  /** The steps by local name, made where it takes too long to try them all. */
  byName: ReadonlyMap<string, readonly ElementStep[]> | undefined;
  readonly table: StateTable;
}

/** An element that may come next, and the slot of its value: none in open content. */
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
  /** The elements that may come. Those of one member exclude each other. */
  readonly members: readonly AllStep[];
}

export interface AllStep extends Pick<ElementStep, "element" | "slot"> {
  /** Among the members of the table. */
  readonly member: number;
  readonly required: boolean;
}
