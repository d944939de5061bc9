import type {
  AttributeTable,
  AttributeUseTable,
  ComplexTypeTable,
  ContentTable,
  ElementTable,
  LiteralTable,
  SimpleTypeTable,
  StepTable,
  TypeDefinitionTable,
  WildcardTable,
} from "@payment-routing/contract-runtime/codegen";
import { ANY_TYPE } from "../building/built-in-types.ts";
import type { Automaton, Step } from "../components/automaton.ts";
import type {
  AttributeDeclaration,
  AttributeUse,
  ComplexType,
  ContentType,
  ElementDeclaration,
  SchemaSet,
  TypeDefinition,
  ValueConstraint,
  Wildcard,
} from "../components/schema-set.ts";
import type { SimpleType } from "../components/simple-type.ts";
import { writeFacets, writeLiteral } from "./write-facets.ts";
import type { WrittenValidation } from "./written-tables.ts";

/** The table that documents of a schema set are validated by. Only what a root element can lead to is in it. */
export function writeValidationTable(schema: SchemaSet): WrittenValidation {
  return placeComponents(schema).table;
}

/** The table, and the places that types and elements have in it. */
export interface PlacedComponents {
  readonly table: WrittenValidation;
  readonly places: ReadonlyMap<TypeDefinition | ElementDeclaration | AttributeDeclaration, number>;
}

/** Writes the table of a schema set and says where in it each component is. */
export function placeComponents(schema: SchemaSet): PlacedComponents {
  const writer = new TableWriter();
  writer.type(ANY_TYPE);
  const globalElements = Array.from(schema.elements.values(), (element) => writer.element(element));
  const globalAttributes = Array.from(schema.attributes.values(), (attribute) => writer.attribute(attribute));
  writer.finish();
  const { types, elements, attributes } = writer;
  const table = { types, elements, attributes, globalElements, globalAttributes };
  return { table, places: writer.places };
}

/**
 * Gives every component a place, and writes it when its turn comes: components refer to each other in circles, and
 * how long a chain of them is must not be bounded by the stack.
 */
class TableWriter {
  readonly types: TypeDefinitionTable[] = [];
  readonly elements: ElementTable[] = [];
  readonly attributes: AttributeTable[] = [];
  readonly places = new Map<TypeDefinition | ElementDeclaration | AttributeDeclaration, number>();
  readonly #waiting: (() => void)[] = [];
  #typeCount = 0;
  #elementCount = 0;
  #attributeCount = 0;

  /** Writes what has a place and is not written. */
  finish(): void {
    for (let write = this.#waiting.pop(); write !== undefined; write = this.#waiting.pop()) write();
  }

  type(type: TypeDefinition): number {
    return this.#place(
      type,
      () => this.#typeCount++,
      (place) => {
        this.types[place] =
          type.kind === "simple" ? { kind: "simple", definition: this.#simple(type) } : this.#complex(type);
      },
    );
  }

  element(element: ElementDeclaration): number {
    const { name, nillable, type, valueConstraint } = element;
    return this.#place(
      element,
      () => this.#elementCount++,
      (place) => {
        this.elements[place] = {
          name: name.local,
          namespace: name.namespace,
          type: this.type(type),
          nillable,
          ...writeValue(valueConstraint),
        };
      },
    );
  }

  attribute(attribute: AttributeDeclaration): number {
    const { name, type, valueConstraint } = attribute;
    return this.#place(
      attribute,
      () => this.#attributeCount++,
      (place) => {
        this.attributes[place] = {
          name: name.local,
          namespace: name.namespace,
          type: this.type(type),
          ...writeFixed(valueConstraint),
        };
      },
    );
  }

  #place(
    component: TypeDefinition | ElementDeclaration | AttributeDeclaration,
    count: () => number,
    write: (place: number) => void,
  ): number {
    const known = this.places.get(component);
    if (known !== undefined) return known;
    const place = count();
    this.places.set(component, place);
    this.#waiting.push(() => write(place));
    return place;
  }

  #simple(type: SimpleType): SimpleTypeTable {
    const { builtIn, itemType, memberTypes, primitive, variety, whiteSpace } = type;
    if (variety === "any") return { variety };
    const facets = writeFacets(type.facets);
    if (variety === "union")
      return { variety, members: memberTypes.map((member) => this.type(member)), facets };
    if (itemType !== undefined) return { variety: "list", item: this.type(itemType), facets };
    const read = primitive === "NOTATION" ? "QName" : (primitive ?? "string");
    return {
      variety: "atomic",
      primitive: read,
      builtIn: builtIn === "ENTITY" ? "NCName" : builtIn,
      whiteSpace,
      facets,
    };
  }

  #complex(type: ComplexType): ComplexTypeTable {
    const { assertions, attributeUses, attributeWildcard, content, mixed } = type;
    return {
      kind: "complex",
      mixed,
      content: this.#content(content),
      attributes: attributeUses.map((use) => this.#use(use)),
      ...(attributeWildcard === undefined ? {} : { attributeWildcard: writeWildcard(attributeWildcard) }),
      ...(assertions.length === 0 ? {} : { assertions }),
    };
  }

  #use({ declaration, required, valueConstraint }: AttributeUse): AttributeUseTable {
    return { attribute: this.attribute(declaration), required, ...writeFixed(valueConstraint) };
  }

  #content(content: ContentType): ContentTable {
    if (content.kind === "empty") return content;
    if (content.kind === "simple") return { kind: "simple", type: this.type(content.type) };
    return this.#automaton(content.automaton);
  }

  #automaton(automaton: Automaton): ContentTable {
    if (automaton.kind === "all") {
      const members = automaton.members.map(({ elements, required }) => {
        return { element: this.element(elements[0] as ElementDeclaration), required };
      });
      return { kind: "all", members, optional: automaton.optional };
    }
    const states = automaton.states.map(({ accepts, transitions, wildcards }) => ({
      steps: [
        ...transitions.map((step) => writeStep(this.element(step.element), step)),
        ...wildcards.map((step) => writeStep(writeWildcard(step.wildcard), step)),
      ],
      accepts,
    }));
    return { kind: "states", states, counters: automaton.counters };
  }
}

function writeStep(on: StepTable["on"], { guards, to, updates }: Step): StepTable {
  return {
    on,
    to,
    ...(guards.length === 0 ? {} : { guards }),
    ...(updates.length === 0 ? {} : { updates }),
  };
}

function writeWildcard({ namespaces, processContents }: Wildcard): WildcardTable {
  if (namespaces.kind === "any") return { namespaces: "any", processContents };
  if (namespaces.kind === "not") return { namespaces: { not: namespaces.namespace }, processContents };
  return { namespaces: { among: [...namespaces.namespaces] }, processContents };
}

function writeValue(
  constraint: ValueConstraint | undefined,
): Partial<Pick<ElementTable, "default" | "fixed">> {
  if (constraint?.kind !== "default") return writeFixed(constraint);
  return { default: writeLiteral(constraint.value) };
}

function writeFixed(constraint: ValueConstraint | undefined): { readonly fixed?: LiteralTable } {
  return constraint?.kind === "fixed" ? { fixed: writeLiteral(constraint.value) } : {};
}
