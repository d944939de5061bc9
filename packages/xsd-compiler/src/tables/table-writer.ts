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
  NameTestTable,
  PathTable,
  SimpleTypeTable,
  StateTable,
  StepTable,
  TypeDefinitionTable,
  WildcardTable,
} from "@payment-routing/contract-runtime/codegen";
import { ANY_TYPE } from "../building/built-in-types.ts";
import type { IdentityConstraint, NameTest, PathAlternative } from "../components/component.ts";
import {
  type AttributeDeclaration,
  type AttributeUse,
  type Automaton,
  type ComplexType,
  type ContentType,
  type ElementDeclaration,
  type Skip,
  type Step,
  type TypeDefinition,
  textTypeOf,
  type ValueConstraint,
  type Wildcard,
} from "../components/schema-set.ts";
import type { SimpleType } from "../components/simple-type.ts";
import { writeFacets, writeLiteral } from "./write-facets.ts";

/**
 * Assigns each component its row index and queues its row. The queue replaces recursion: components refer to
 * each other in cycles, and a long chain must not overflow the stack.
 */
export class TableWriter {
  readonly types: TypeDefinitionTable[] = [];
  readonly elements: ElementTable[] = [];
  readonly attributes: AttributeTable[] = [];
  readonly constraints: ConstraintTable[] = [];
  readonly #constraintIndexes = new Map<IdentityConstraint, number>();
  readonly #withDerivations: boolean;
  readonly indexes = new Map<TypeDefinition | ElementDeclaration | AttributeDeclaration, number>();
  /** The types of texts without a name, by their rows. */
  readonly #textTypes = new Map<string, number>();
  readonly #queue: (() => void)[] = [];

  /** @param withDerivations whether rows contain what `xsi:type` needs: the base type and the blocked derivations */
  constructor(withDerivations: boolean) {
    this.#withDerivations = withDerivations;
  }

  /** Writes the queued rows, including those added meanwhile. */
  finish(): void {
    for (let write = this.#queue.pop(); write !== undefined; write = this.#queue.pop()) write();
  }

  type(type: TypeDefinition): number {
    return this.#assign(type, this.types, () =>
      type.kind === "simple"
        ? { kind: "simple", definition: this.#simple(type), ...this.#derivation(type) }
        : this.#complex(type),
    );
  }

  element(element: ElementDeclaration): number {
    const { abstract, block, identityConstraints, name, nillable, type, valueConstraint } = element;
    return this.#assign(element, this.elements, () => ({
      name: name.local,
      namespace: name.namespace,
      type: this.type(type),
      nillable,
      ...(abstract ? { abstract } : {}),
      ...(this.#withDerivations ? writeBlock(block) : {}),
      ...(identityConstraints.length === 0
        ? {}
        : { constraints: identityConstraints.map((constraint) => this.#constraint(constraint)) }),
      ...writeValue(valueConstraint, textTypeOf(type)),
    }));
  }

  attribute(attribute: AttributeDeclaration): number {
    const { name, type, valueConstraint } = attribute;
    return this.#assign(attribute, this.attributes, () => ({
      name: name.local,
      namespace: name.namespace,
      type: this.type(type),
      ...writeFixed(valueConstraint, type),
    }));
  }

  #assign<Row>(
    component: TypeDefinition | ElementDeclaration | AttributeDeclaration,
    rows: Row[],
    write: () => Row,
  ): number {
    const known = this.indexes.get(component);
    if (known !== undefined) return known;
    const index = rows.length++;
    this.indexes.set(component, index);
    this.#queue.push(() => {
      rows[index] = write();
    });
    return index;
  }

  #simple(type: SimpleType): SimpleTypeTable {
    const { builtIn, itemType, memberTypes, primitive, variety, whiteSpace } = type;
    if (variety === "any") return { variety };
    const facets = writeFacets(type);
    if (variety === "union")
      return { variety, members: memberTypes.map((member) => this.type(member)), facets };
    if (itemType !== undefined) return { variety: "list", item: this.type(itemType), facets };
    // The value of a notation is a qualified name.
    const read = primitive === "NOTATION" ? "QName" : (primitive ?? "string");
    return { variety: "atomic", primitive: read, builtIn, whiteSpace, facets };
  }

  /** Returns a type's derivation, needed where documents may choose types, and whether it is abstract. */
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
    const known = this.#constraintIndexes.get(constraint);
    if (known !== undefined) return known;
    const { category, fields, name, refer, selector } = constraint;
    const index = this.#constraintIndexes.size;
    this.#constraintIndexes.set(constraint, index);
    const referred = refer === undefined ? {} : { refer: this.#constraint(refer) };
    this.constraints[index] = {
      category,
      name: name.local,
      selector: selector.map(writePath),
      fields: fields.map((alternatives) => alternatives.map(writePath)),
      ...referred,
    };
    return index;
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
    if (content.kind === "simple") return { kind: "simple", type: this.#textType(content.type) };
    return this.#automaton(content.automaton);
  }

  /** Every restriction of a complex type has a type of text of its own, which most often restricts nothing. */
  #textType(type: SimpleType): number {
    if (type.name !== undefined || type.variety !== "atomic") return this.type(type);
    const row: TypeDefinitionTable = { kind: "simple", definition: this.#simple(type) };
    const key = JSON.stringify(row);
    const known = this.indexes.get(type) ?? this.#textTypes.get(key);
    const index = known ?? this.#assign(type, this.types, () => row);
    this.indexes.set(type, index);
    if (!this.#textTypes.has(key)) this.#textTypes.set(key, index);
    return index;
  }

  #automaton(automaton: Automaton): ContentTable {
    if (automaton.kind === "all") {
      const members = automaton.members.map(({ elements, required }) => {
        return { elements: elements.map((element) => this.element(element)), required };
      });
      return { kind: "all", members, optional: automaton.optional };
    }
    const states = automaton.states.map(({ accepts, skip, transitions, wildcards }) => ({
      steps: [
        ...transitions.map((step) => writeStep(this.element(step.element), step)),
        ...wildcards.map((step) => writeStep(writeWildcard(step.wildcard), step)),
      ],
      accepts,
      ...(skip === undefined ? {} : { skip: writeSkip(skip) }),
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

function writeSkip({ guards, to }: Skip): NonNullable<StateTable["skip"]> {
  return guards.length === 0 ? { to } : { to, guards };
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
