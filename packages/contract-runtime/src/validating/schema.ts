import { NO_PREFIXES, type ValueContext } from "../datatypes/datatype.ts";
import { prepareSimpleType } from "../datatypes/prepare-simple-type.ts";
import { keyOfValue, type SimpleType } from "../datatypes/simple-type.ts";
import type { LiteralTable, SimpleTypeTable } from "../datatypes/simple-type-table.ts";
import type { Assertion } from "../schema-table.ts";
import type { Rows } from "../tables/rows.ts";
import type {
  AllTable,
  AttributeTable,
  AttributeUseTable,
  ComplexTypeTable,
  ContentTable,
  ElementTable,
  StatesTable,
  StateTable,
  StepTable,
  ValidationTable,
  WildcardTable,
} from "./validation-table.ts";

export interface ElementDeclaration {
  readonly name: string;
  readonly namespace: string;
  readonly type: TypeDefinition;
  readonly nillable: boolean;
  /** What an empty element contains. */
  readonly value: LiteralTable | undefined;
  readonly fixed: LiteralTable | undefined;
}

export interface AttributeDeclaration {
  readonly name: string;
  readonly namespace: string;
  readonly type: SimpleType;
  /** Of an attribute that names the element it stands on. */
  readonly identifies: boolean;
  readonly fixed: FixedValue | undefined;
}

export interface AttributeUse extends AttributeDeclaration {
  readonly required: boolean;
}

export interface FixedValue {
  readonly text: string;
  readonly key: string;
}

export type TypeDefinition = SimpleDefinition | ComplexType;

export interface SimpleDefinition {
  readonly kind: "simple";
  readonly type: SimpleType;
}

export interface ComplexType {
  readonly kind: "complex";
  readonly mixed: boolean;
  readonly content: Content;
  /** By local name: there are few of one. */
  readonly attributes: ReadonlyMap<string, readonly AttributeUse[]>;
  readonly required: readonly AttributeUse[];
  readonly attributeWildcard: WildcardTable | undefined;
  readonly assertions: readonly Assertion[] | undefined;
}

export type Content =
  | { readonly kind: "empty" }
  | { readonly kind: "simple"; readonly type: SimpleType }
  | States
  | All;

export interface States {
  readonly kind: "states";
  readonly table: StatesTable;
  /** By their places, made when they are first reached. */
  readonly states: (State | undefined)[];
  /** Whether more than one child of a name may occur, as far as it was asked. */
  readonly repeats: Map<string, boolean>;
}

export interface State {
  /** By local name, in the order in which they are tried. */
  readonly steps: ReadonlyMap<string, readonly ElementStep[]>;
  readonly wildcards: readonly StepTable[];
  readonly table: StateTable;
}

export interface ElementStep {
  readonly element: ElementDeclaration;
  readonly step: StepTable;
}

export interface All {
  readonly kind: "all";
  readonly table: AllTable;
  readonly members: readonly ElementDeclaration[];
  /** Places of the members by namespace and local name. */
  readonly places: ReadonlyMap<string, number>;
}

/** A schema that is ready to judge documents. Its parts are made when they are first needed, and then kept. */
export class Schema {
  readonly table: ValidationTable;
  readonly #types: (TypeDefinition | undefined)[] = [];
  readonly #elements: (ElementDeclaration | undefined)[] = [];
  #globalElements: ReadonlyMap<string, number> | undefined;
  #globalAttributes: ReadonlyMap<string, number> | undefined;

  constructor(table: ValidationTable) {
    this.table = table;
  }

  get anyType(): TypeDefinition {
    return this.#type(0);
  }

  typeAt(place: number): TypeDefinition {
    return this.#type(place);
  }

  findElement(namespace: string, local: string): ElementDeclaration | undefined {
    this.#globalElements ??= indexByName(this.table.globalElements, this.table.elements);
    const place = this.#globalElements.get(`${namespace} ${local}`);
    return place === undefined ? undefined : this.element(place);
  }

  findAttribute(namespace: string, local: string): AttributeDeclaration | undefined {
    this.#globalAttributes ??= indexByName(this.table.globalAttributes, this.table.attributes);
    const place = this.#globalAttributes.get(`${namespace} ${local}`);
    return place === undefined
      ? undefined
      : this.#attribute(this.table.attributes.at(place) as AttributeTable);
  }

  element(place: number): ElementDeclaration {
    this.#elements[place] ??= this.#makeElement(this.table.elements.at(place) as ElementTable);
    return this.#elements[place];
  }

  /** The state at a place of a content model. */
  state(content: States, place: number): State {
    content.states[place] ??= this.#makeState(content.table.states[place] as StateTable);
    return content.states[place];
  }

  #makeElement({ name, namespace, type, nillable, default: value, fixed }: ElementTable): ElementDeclaration {
    const definition = (): TypeDefinition => this.#type(type);
    return {
      name,
      namespace,
      nillable,
      value: value ?? fixed,
      fixed,
      // A getter, since a type may contain elements of itself.
      get type() {
        return definition();
      },
    };
  }

  #type(place: number): TypeDefinition {
    this.#types[place] ??= this.#makeType(place);
    return this.#types[place];
  }

  #makeType(place: number): TypeDefinition {
    const table = this.table.types.at(place);
    if (table?.kind === "complex") return this.#makeComplexType(table);
    return { kind: "simple", type: prepareSimpleType(this.#definition(place), (part) => this.#simple(part)) };
  }

  #simple(place: number): SimpleType {
    return (this.#type(place) as SimpleDefinition).type;
  }

  #definition(place: number): SimpleTypeTable {
    const table = this.table.types.at(place);
    if (table?.kind === "simple") return table.definition;
    throw new RangeError(`the type at ${place} is not a simple type`);
  }

  #makeComplexType(table: ComplexTypeTable): ComplexType {
    const uses = table.attributes.map((use) => this.#use(use));
    return {
      kind: "complex",
      mixed: table.mixed,
      content: this.#makeContent(table.content),
      attributes: groupByName(uses, ({ name }) => name),
      required: uses.filter(({ required }) => required),
      attributeWildcard: table.attributeWildcard,
      assertions: table.assertions,
    };
  }

  #makeContent(table: ContentTable): Content {
    if (table.kind === "simple") return { kind: "simple", type: this.#simple(table.type) };
    if (table.kind === "states") return { kind: "states", table, states: [], repeats: new Map() };
    if (table.kind === "empty") return table;
    const members = table.members.map(({ elements }) => this.element(elements[0] as number));
    const places = new Map(members.map(({ namespace, name }, place) => [`${namespace} ${name}`, place]));
    return { kind: "all", table, members, places };
  }

  #makeState(table: StateTable): State {
    const steps: ElementStep[] = [];
    const wildcards: StepTable[] = [];
    for (const step of table.steps) {
      if (typeof step.on === "number") steps.push({ element: this.element(step.on), step });
      else wildcards.push(step);
    }
    return { steps: groupByName(steps, ({ element }) => element.name), wildcards, table };
  }

  #use({ attribute, required, fixed }: AttributeUseTable): AttributeUse {
    const table = this.table.attributes.at(attribute) as AttributeTable;
    const declaration = fixed === undefined ? table : { ...table, fixed };
    return { ...this.#attribute(declaration), required };
  }

  #attribute({ name, namespace, type: place, fixed }: AttributeTable): AttributeDeclaration {
    const type = this.#simple(place);
    const definition = this.#definition(place);
    const identifies = definition.variety === "atomic" && definition.builtIn === "ID";
    return { name, namespace, type, identifies, fixed: fixed && readFixed(type, fixed) };
  }
}

/** The value that a text has to have. */
export function readFixed(type: SimpleType, { text, namespaces }: LiteralTable): FixedValue {
  const value = type.read(text, namespaces === undefined ? NO_PREFIXES : contextOf(namespaces));
  if (value.kind === "refusal") throw new RangeError(`${text}: expected ${value.expected}`);
  return { text, key: keyOfValue(value) };
}

function contextOf(namespaces: Readonly<Record<string, string>>): ValueContext {
  return { resolvePrefix: (prefix) => namespaces[prefix] ?? (prefix === "" ? "" : undefined) };
}

function groupByName<T>(items: readonly T[], nameOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(nameOf(item));
    if (group === undefined) groups.set(nameOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

function indexByName(
  places: readonly number[],
  declarations: Rows<{ readonly name: string; readonly namespace: string }>,
): Map<string, number> {
  return new Map(
    places.map((place) => {
      const { name, namespace } = declarations.at(place) as { name: string; namespace: string };
      return [`${namespace} ${name}`, place];
    }),
  );
}
