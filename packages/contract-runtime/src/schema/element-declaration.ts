import { contextOf, keyOfValue, type SimpleType, ValueIssue } from "../datatypes/simple-type.ts";
import type { LiteralTable } from "../datatypes/simple-type-table.ts";
import { ElementName } from "../xml/element-name.ts";
import type { FixedValue, TypeDefinition } from "./components.ts";
import type { Schema } from "./schema.ts";
import type { DerivationMethod, ElementTable } from "./validation-table.ts";

/** An element declaration. A class, so that all declarations have one hidden class in V8. */
export class ElementDeclaration {
  readonly kind = "element";
  /** The place among the elements of the schema. */
  readonly place: number;
  readonly name: ElementName;
  readonly nillable: boolean;
  readonly abstract: boolean;
  /** Methods of derivation that `xsi:type` must not use for this element. */
  readonly block: readonly DerivationMethod[];
  /** Places of the element's identity constraints. */
  readonly constraints: readonly number[];
  /** The text of an empty element: its default or fixed value. */
  readonly value: LiteralTable | undefined;
  readonly fixed: LiteralTable | undefined;
  /** True without abstractness, a default or fixed value and identity constraints: reading needs only the type. */
  readonly plain: boolean;
  readonly #schema: Schema;
  readonly #type: number;

  constructor(schema: Schema, place: number, table: ElementTable) {
    const { abstract = false, block = NONE, constraints = NONE, fixed, name, namespace, nillable } = table;
    const { default: value = fixed } = table;
    this.place = place;
    this.name = new ElementName(name, namespace, schema.namespaceId(namespace), place);
    this.nillable = nillable;
    this.abstract = abstract;
    this.block = block;
    this.constraints = constraints;
    this.value = value;
    this.fixed = fixed;
    this.plain = !abstract && value === undefined && constraints.length === 0;
    this.#schema = schema;
    this.#type = table.type;
  }

  /** Resolved on use: a type may contain elements of itself. */
  get type(): TypeDefinition {
    return this.#schema.type(this.#type);
  }
}

const NONE: readonly never[] = [];

/** Reads a fixed value by the type of an element. A type that a document names may not allow it. */
export function readFixed(type: SimpleType, { text, namespaces }: LiteralTable): FixedValue {
  const value = type.read(text, contextOf(namespaces));
  return { text, key: value instanceof ValueIssue ? undefined : keyOfValue(value) };
}
