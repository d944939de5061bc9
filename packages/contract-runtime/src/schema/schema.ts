import type { IdentityConstraints } from "../constraints/identity-constraints.ts";
import { prepareSimpleType } from "../datatypes/prepare-simple-type.ts";
import type { Identifiers } from "../decoding/identifiers.ts";
import type { Attributes } from "../decoding/read-attributes.ts";
import type { KeptAttributes } from "../encoding/kept-attributes.ts";
import type { TypeLabels } from "../encoding/labelled-value.ts";
import {
  type AttributeDeclaration,
  type ComplexType,
  type Content,
  ElementDeclaration,
  type ElementStep,
  type SchemaComponents,
  type State,
  type States,
  type TypeDefinition,
  type WildcardStep,
} from "./components.ts";
import { NameIndex } from "./name-index.ts";
import type { Datatypes } from "./simple-codec.ts";
import { prepareCodec, type SimpleCodec } from "./simple-codec.ts";
import { emptyValue, findSlots, type Slot } from "./slots.ts";
import type {
  AttributeTable,
  ComplexTypeTable,
  ContentTable,
  ElementTable,
  NamedTypeTable,
  StateTable,
  TypeDefinitionTable,
  ValidationTable,
} from "./validation-table.ts";
import type { RecordShape, ValueTable } from "./value-table.ts";

/** The code that a schema needs besides its tables. Passing it explicitly keeps other code out of bundles. */
export interface SchemaParts {
  /** The datatypes that the tables name. */
  readonly datatypes: Datatypes;
  /** Required if the schema has `xs:unique`, `xs:key` or `xs:keyref`. */
  readonly identityConstraints?: typeof IdentityConstraints;
  /** Required if documents may choose types by `xsi:type`. */
  readonly typeLabels?: typeof TypeLabels;
  /** Required if the schema declares attributes, or values keep them. */
  readonly attributes?: typeof Attributes;
  /** Required if values keep attributes that a wildcard allows. */
  readonly keptAttributes?: typeof KeptAttributes;
  /** Required if the schema has `xs:ID`, `xs:IDREF` or `xs:ENTITY`. */
  readonly identifiers?: typeof Identifiers;
}

/** A schema prepared for reading and writing documents. Its components are created on first use and cached. */
export class Schema implements SchemaComponents {
  readonly table: ValidationTable;
  readonly values: ValueTable;
  readonly #datatypes: Datatypes;
  readonly #types: (TypeDefinition | undefined)[];
  readonly #elements: (ElementDeclaration | undefined)[];
  readonly #namespaceIds: ReadonlyMap<string, number>;
  readonly #index: NameIndex;

  /** Checks identity constraints; undefined if the schema has none or the bundle omits the code. */
  readonly identityConstraints: typeof IdentityConstraints | undefined;
  /** Resolves `xsi:type`; undefined if documents may not choose types or the bundle omits the code. */
  readonly typeLabels: typeof TypeLabels | undefined;
  /** Reads attributes; undefined if the schema has none. */
  readonly attributes: typeof Attributes | undefined;
  /** Reads and writes kept attributes; undefined if values keep none or the bundle omits the code. */
  readonly keptAttributes: typeof KeptAttributes | undefined;
  /** Checks identifiers; undefined if the schema has none or the bundle omits the code. */
  readonly identifiers: typeof Identifiers | undefined;

  constructor(
    table: ValidationTable,
    values: ValueTable,
    { attributes, datatypes, identifiers, identityConstraints, keptAttributes, typeLabels }: SchemaParts,
  ) {
    this.table = table;
    this.#types = new Array(table.types.length);
    this.#elements = new Array(table.elements.length);
    this.#index = new NameIndex(table);
    this.#datatypes = datatypes;
    this.values = values;
    this.#namespaceIds = new Map(
      ["", ...Object.values(values.prefixes)].map((namespace, id) => [namespace, id]),
    );
    this.identityConstraints = table.constraints.length === 0 ? undefined : identityConstraints;
    this.typeLabels = table.namedTypes.length === 0 ? undefined : typeLabels;
    this.attributes = attributes;
    this.keptAttributes = keptAttributes;
    this.identifiers = identifiers;
  }

  /** `xs:anyType`. */
  get anyType(): ComplexType {
    return this.type(0) as ComplexType;
  }

  type(index: number): TypeDefinition {
    this.#types[index] ??= this.#makeType(index);
    return this.#types[index];
  }

  codec(index: number): SimpleCodec {
    const type = this.type(index);
    if (type.kind === "simple") return type.codec;
    throw new RangeError(`the type at ${index} is not a simple type`);
  }

  element(index: number): ElementDeclaration {
    this.#elements[index] ??= new ElementDeclaration(
      this,
      index,
      this.table.elements.at(index) as ElementTable,
    );
    return this.#elements[index];
  }

  findElement(namespace: string, local: string): ElementDeclaration | undefined {
    const index = this.#index.element(namespace, local);
    return index === undefined ? undefined : this.element(index);
  }

  findAttribute(namespace: string, local: string): AttributeDeclaration | undefined {
    const index = this.#index.attribute(namespace, local);
    return index === undefined
      ? undefined
      : this.#attributeCode.make(this, this.table.attributes.at(index) as AttributeTable);
  }

  state(content: States, index: number): State {
    content.states[index] ??= this.#makeState(content, index);
    return content.states[index];
  }

  /** Returns the types of the global elements with a local name; `xs:anyType` if there are none. */
  globalTypes(local: string): readonly TypeDefinition[] {
    const declared = this.table.globalElements.map((index) => this.table.elements.at(index) as ElementTable);
    const types = declared.filter(({ name }) => name === local).map(({ type }) => this.type(type));
    return types.length === 0 ? [this.anyType] : types;
  }

  findType(
    namespace: string,
    local: string,
  ): { readonly type: TypeDefinition; readonly label: string } | undefined {
    const named = this.#index.type(namespace, local);
    return named === undefined ? undefined : { type: this.type(named.type), label: named.label };
  }

  findLabel(label: string): { readonly type: TypeDefinition; readonly named: NamedTypeTable } | undefined {
    const named = this.#index.label(label);
    return named === undefined ? undefined : { type: this.type(named.type), named };
  }

  namespaceId(namespace: string): number {
    return this.#namespaceIds.get(namespace) ?? -1;
  }

  /** @throws RangeError if the schema has attributes and their code was left out */
  get #attributeCode(): typeof Attributes {
    if (this.attributes === undefined) throw new RangeError("the code for attributes is missing");
    return this.attributes;
  }

  #makeType(index: number): TypeDefinition {
    const table = this.table.types.at(index) as TypeDefinitionTable;
    if (table.kind === "complex") return this.#makeComplexType(index, table);
    const { definition } = table;
    const type = prepareSimpleType(definition, this.#datatypes, (part) => this.codec(part).type);
    return {
      kind: "simple",
      index,
      codec: prepareCodec(definition, this.values.types.at(index), type, this.#datatypes, (part) =>
        this.codec(part),
      ),
    };
  }

  #makeComplexType(index: number, table: ComplexTypeTable): ComplexType {
    const shape = this.values.types.at(index);
    const record = shape?.kind === "record" ? shape : undefined;
    const attributes = table.attributes.map((use) => this.#attributeCode.makeUse(this, use, record));
    return {
      kind: "complex",
      index,
      mixed: table.mixed,
      abstract: table.abstract === true,
      content: this.#makeContent(table.content, record),
      attributes,
      absentAttributes: attributes.map(({ absent }) => absent),
      requiredAttributes: attributes.filter(({ required }) => required).length,
      attributeWildcard: table.attributeWildcard,
      assertions: table.assertions ?? [],
      empty: emptyValue(record?.content),
      shape: record,
    };
  }

  #makeContent(table: ContentTable, shape: RecordShape | undefined): Content {
    if (table.kind === "simple") return { kind: "simple", codec: this.codec(table.type) };
    if (table.kind === "empty") return table;
    const slots = findSlots(this.table.elements, shape?.content);
    if (table.kind === "states") return { kind: "states", table, slots, states: [] };
    const members = table.members.flatMap(({ elements, required }, index) =>
      elements.map((elementIndex) => {
        const element = this.element(elementIndex);
        return { element, slot: slotOf(slots, element), member: index, required };
      }),
    );
    return { kind: "all", table, members };
  }

  #makeState({ slots, table: { states } }: States, number: number): State {
    const table = states[number] as StateTable;
    const steps: ElementStep[] = [];
    const wildcards: WildcardStep[] = [];
    for (const step of table.steps) {
      if (typeof step.on !== "number") {
        wildcards.push({ wildcard: step.on, table: step });
        continue;
      }
      const element = this.element(step.on);
      steps.push({ element, slot: slotOf(slots, element), table: step, state: undefined });
    }
    const accepts = table.accepts.some((guards) => guards.length === 0);
    return { number, steps, wildcards, index: undefined, accepts, skipped: undefined, table };
  }
}

function slotOf(slots: ReadonlyMap<string, Slot>, { name }: ElementDeclaration): Slot | undefined {
  return slots.get(`${name.namespace} ${name.local}`);
}

/** The declarations of the elements of a schema from an index on, for generated code. */
export function* declarationsOf(schema: Schema, start: number): Iterable<ElementDeclaration> {
  for (let index = start; index < schema.table.elements.length; index++) yield schema.element(index);
}
