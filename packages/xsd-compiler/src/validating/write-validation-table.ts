import type {
  AttributeTable,
  AttributeUseTable,
  ComplexTypeTable,
  ConstraintTable,
  ContentTable,
  DerivationMethod,
  DerivationTable,
  ElementTable,
  LiteralTable,
  NamedTypeTable,
  NameTestTable,
  PathTable,
  SimpleTypeTable,
  StepTable,
  TypeDefinitionTable,
  WildcardTable,
} from "@payment-routing/contract-runtime/codegen";
import { ANY_TYPE, BUILT_IN_TYPES } from "../building/built-in-types.ts";
import type { Automaton, Step } from "../components/automaton.ts";
import type { IdentityConstraint, NameTest, PathAlternative } from "../components/identity-constraint.ts";
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
import { labelTypes } from "../shaping/label-names.ts";
import { writeFacets, writeLiteral } from "./write-facets.ts";
import type { WrittenValidation } from "./written-tables.ts";

/** The table, and the places that types and elements have in it. */
export interface PlacedComponents {
  readonly table: WrittenValidation;
  readonly places: ReadonlyMap<TypeDefinition | ElementDeclaration | AttributeDeclaration, number>;
}

/** Options of the tables. */
export interface TableOptions {
  /**
   * The types that `xsi:type` can name. `substitutes` are those that may take the place of a declared one. `declared` are
   * these and all types of the schema set; the other types of XSD stand for `xs:anyType`, so that a bundle holds no
   * datatype that the schema set does not use. `all` are all types there are.
   */
  readonly namedTypes: "none" | "substitutes" | "declared" | "all";
  /** The labels of the types, where the schema set is a part of another. */
  readonly labels?: ReadonlyMap<TypeDefinition, string>;
}

/** Writes the table of a schema set and says where in it each component is. */
export function placeComponents(
  schema: SchemaSet,
  { labels, namedTypes }: TableOptions = { namedTypes: "all" },
): PlacedComponents {
  const writer = new TableWriter(namedTypes !== "none");
  writer.type(ANY_TYPE);
  const globalElements = Array.from(schema.elements.values(), (element) => writer.element(element));
  const globalAttributes = Array.from(schema.attributes.values(), (attribute) => writer.attribute(attribute));
  writer.finish();
  if (namedTypes === "all") for (const type of namedTypesOf(schema)) writer.type(type);
  if (namedTypes === "declared") for (const type of schema.types.values()) writer.type(type);
  writer.finish();
  if (namedTypes === "declared" || namedTypes === "substitutes") addSubstitutes(schema, writer);
  writer.finish();
  const { types, elements, attributes, constraints, places } = writer;
  const unplaced = namedTypes === "declared" ? places.get(ANY_TYPE) : undefined;
  const named = namedTypes === "none" ? [] : nameTypes(schema, places, unplaced, labels);
  const table = {
    types,
    elements,
    attributes,
    globalElements,
    globalAttributes,
    namedTypes: named,
    constraints,
  };
  return { table, places };
}

/** The types that a schema set and XSD itself give names. */
function namedTypesOf({ types }: SchemaSet): TypeDefinition[] {
  return [...types.values(), ...BUILT_IN_TYPES.values()];
}

/** Adds the types that may take the place of those that elements have, and what they lead to. */
function addSubstitutes(schema: SchemaSet, writer: TableWriter): void {
  const derived = Map.groupBy(namedTypesOf(schema), baseOf);
  // The loop reaches the elements that it adds as well.
  for (const element of writer.places.keys()) {
    if (!("nillable" in element) || element.type === ANY_TYPE) continue;
    const types = new Set<TypeDefinition>([element.type]);
    for (const type of types) {
      writer.type(type);
      for (const next of derived.get(type) ?? []) types.add(next);
    }
    writer.finish();
  }
}

function baseOf(type: TypeDefinition): TypeDefinition | undefined {
  return type.base;
}

/** The types that have a place, with their labels. Others are left out, or named with the place that is given. */
function nameTypes(
  schema: SchemaSet,
  places: PlacedComponents["places"],
  unplaced: number | undefined,
  labels = labelTypes(schema),
): NamedTypeTable[] {
  return namedTypesOf(schema).flatMap((type) => {
    const { local = "", namespace = "" } = type.name ?? {};
    const place = places.get(type) ?? unplaced;
    return place === undefined
      ? []
      : [{ type: place, name: local, namespace, label: labels.get(type) ?? `xs:${local}` }];
  });
}

/**
 * Gives every component a place, and writes it when its turn comes: components refer to each other in cycles, and
 * how long a chain of them is must not be bounded by the stack.
 */
class TableWriter {
  readonly types: TypeDefinitionTable[] = [];
  readonly elements: ElementTable[] = [];
  readonly attributes: AttributeTable[] = [];
  readonly constraints: ConstraintTable[] = [];
  readonly #constraintPlaces = new Map<IdentityConstraint, number>();
  readonly #withDerivations: boolean;
  readonly places = new Map<TypeDefinition | ElementDeclaration | AttributeDeclaration, number>();
  readonly #waiting: (() => void)[] = [];
  #typeCount = 0;
  #elementCount = 0;
  #attributeCount = 0;

  /** @param withDerivations types may take the place of others */
  constructor(withDerivations: boolean) {
    this.#withDerivations = withDerivations;
  }

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
          type.kind === "simple"
            ? { kind: "simple", definition: this.#simple(type), ...this.#derivation(type) }
            : this.#complex(type);
      },
    );
  }

  element(element: ElementDeclaration): number {
    const { abstract, block, identityConstraints, name, nillable, type, valueConstraint } = element;
    return this.#place(
      element,
      () => this.#elementCount++,
      (place) => {
        this.elements[place] = {
          name: name.local,
          namespace: name.namespace,
          type: this.type(type),
          nillable,
          ...(abstract ? { abstract } : {}),
          ...(this.#withDerivations ? writeBlock(block) : {}),
          ...(identityConstraints.length === 0
            ? {}
            : { constraints: identityConstraints.map((constraint) => this.#constraint(constraint)) }),
          ...writeValue(valueConstraint, typeOfText(type)),
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
          ...writeFixed(valueConstraint, type),
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
    const facets = writeFacets(type);
    if (variety === "union")
      return { variety, members: memberTypes.map((member) => this.type(member)), facets };
    if (itemType !== undefined) return { variety: "list", item: this.type(itemType), facets };
    // A notation is named like anything else that has a namespace.
    const read = primitive === "NOTATION" ? "QName" : (primitive ?? "string");
    return { variety: "atomic", primitive: read, builtIn, whiteSpace, facets };
  }

  /** Whether a type is abstract; and how it is derived, where types take the place of others. */
  #derivation(type: TypeDefinition): DerivationTable {
    const abstract: DerivationTable = type.kind === "complex" && type.abstract ? { abstract: true } : {};
    if (!this.#withDerivations || type.base === undefined || type === ANY_TYPE) return abstract;
    const by = type.kind === "complex" ? type.derivation : "restriction";
    // A row without a base restricts `xs:anyType`.
    const derived = type.base === ANY_TYPE && by === "restriction" ? {} : { base: this.type(type.base), by };
    if (type.kind === "simple") return derived;
    return { ...derived, ...abstract, ...writeBlock(type.block) };
  }

  #constraint(constraint: IdentityConstraint): number {
    const known = this.#constraintPlaces.get(constraint);
    if (known !== undefined) return known;
    const { category, fields, name, refer, selector } = constraint;
    const place = this.#constraintPlaces.size;
    this.#constraintPlaces.set(constraint, place);
    const referred = refer === undefined ? {} : { refer: this.#constraint(refer) };
    this.constraints[place] = {
      category,
      name: name.local,
      selector: selector.map(writePath),
      fields: fields.map((alternatives) => alternatives.map(writePath)),
      ...referred,
    };
    return place;
  }

  #complex(type: ComplexType): ComplexTypeTable {
    const { assertions, attributeUses, attributeWildcard, content, mixed } = type;
    return {
      kind: "complex",
      ...this.#derivation(type),
      mixed,
      content: this.#content(content),
      attributes: attributeUses.map((use) => this.#use(use)),
      ...(attributeWildcard === undefined ? {} : { attributeWildcard: writeWildcard(attributeWildcard) }),
      ...(assertions.length === 0 ? {} : { assertions }),
    };
  }

  #use({ declaration, required, valueConstraint }: AttributeUse): AttributeUseTable {
    return {
      attribute: this.attribute(declaration),
      required,
      ...writeFixed(valueConstraint, declaration.type),
    };
  }

  #content(content: ContentType): ContentTable {
    if (content.kind === "empty") return content;
    if (content.kind === "simple") return { kind: "simple", type: this.type(content.type) };
    return this.#automaton(content.automaton);
  }

  #automaton(automaton: Automaton): ContentTable {
    if (automaton.kind === "all") {
      const members = automaton.members.map(({ elements, required }) => {
        return { elements: elements.map((element) => this.element(element)), required };
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
  type: SimpleType | undefined,
): Partial<Pick<ElementTable, "default" | "fixed">> {
  if (constraint?.kind !== "default") return writeFixed(constraint, type);
  return { default: writeLiteral(constraint.value, type) };
}

function writeFixed(
  constraint: ValueConstraint | undefined,
  type: SimpleType | undefined,
): { readonly fixed?: LiteralTable } {
  return constraint?.kind === "fixed" ? { fixed: writeLiteral(constraint.value, type) } : {};
}

/** The simple type of an element's text; undefined where the text is among children. */
function typeOfText(type: TypeDefinition): SimpleType | undefined {
  if (type.kind === "simple") return type;
  return type.content.kind === "simple" ? type.content.type : undefined;
}

function writeBlock(block: ReadonlySet<DerivationMethod | "substitution">): Pick<DerivationTable, "block"> {
  const methods = [...block].filter((method) => method !== "substitution");
  return methods.length === 0 ? {} : { block: methods };
}

function writePath({ attribute, descendant, steps }: PathAlternative): PathTable {
  const path = { descendant, steps: steps.map(writeNameTest) };
  return attribute === undefined ? path : { ...path, attribute: writeNameTest(attribute) };
}

function writeNameTest(test: NameTest): NameTestTable {
  if (test.kind === "any") return {};
  return test.kind === "namespace" ? { namespace: test.namespace } : { ...test.name };
}
