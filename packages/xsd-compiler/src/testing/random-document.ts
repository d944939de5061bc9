import { BUILT_IN_TYPES } from "../building/built-in-types.ts";
import { isDerivedFrom } from "../building/derivation.ts";
import {
  type AllModel,
  type Automaton,
  allowsNamespace,
  type ComplexType,
  type ElementDeclaration,
  type SchemaSet,
  type StateMachine,
  stepsOf,
  type TypeDefinition,
  type Wildcard,
} from "../components/schema-set.ts";
import type { SimpleType } from "../components/simple-type.ts";
import type { Random } from "./random.ts";
import { BUILT_IN_VALUES, escapeValue, TEXTS } from "./random-simple-type.ts";

/**
 * A document whose children go the way of their content models, with texts that fit their types more often than not.
 *
 * @param xsiType elements may name another type than the declared one
 */
export function randomDocument(schema: SchemaSet, random: Random, xsiType = false): string {
  const root = [...schema.elements.values()].find(({ name }) => name.local === "root");
  if (root === undefined) throw new RangeError("the schema has no root");
  const types = xsiType ? [...schema.types.values(), ...BUILT_IN_TYPES.values()] : [];
  const writer = new DocumentWriter(schema, random, types);
  const declarations = Object.entries(ROOT_PREFIXES).map(([prefix, name]) => ` xmlns:${prefix}="${name}"`);
  return writer.element(root, { depth: 6, inherited: "", more: declarations.join("") });
}

/** Prefixes that the root of each document declares. */
const ROOT_PREFIXES = {
  xsi: "http://www.w3.org/2001/XMLSchema-instance",
  xs: "http://www.w3.org/2001/XMLSchema",
  m: "urn:main",
  o: "urn:other",
  p: "urn:p",
};

/** Where an element is going to stand. */
interface Surroundings {
  readonly depth: number;
  /** The default namespace there. */
  readonly inherited: string;
  /** What its start tag declares besides. */
  readonly more?: string;
}

/** An element as it is called, and what is inside it. */
interface ElementName {
  readonly tag: string;
  readonly declaration: string;
  /** The default namespace inside. */
  readonly inherited: string;
}

class DocumentWriter {
  readonly #schema: SchemaSet;
  readonly #random: Random;
  /** Types that elements may name. */
  readonly #types: readonly TypeDefinition[];

  constructor(schema: SchemaSet, random: Random, types: readonly TypeDefinition[]) {
    this.#schema = schema;
    this.#random = random;
    this.#types = types;
  }

  element(element: ElementDeclaration, around: Surroundings): string {
    const { name, nillable, valueConstraint } = element;
    const { tag, declaration, inherited } = this.#name(name, around.inherited);
    const type = this.#chooseType(element.type, inherited);
    const named = type === element.type ? "" : ` xsi:type="${this.#nameOf(type)}"`;
    const open = `${tag}${declaration}${around.more ?? ""}${named}`;
    if (nillable && this.#random.rarely(4)) return `<${open} xsi:nil="true"${this.#attributes(type)}/>`;
    if (valueConstraint !== undefined && this.#random.rarely(2)) {
      const text = this.#random.rarely(2) ? "" : escapeText(valueConstraint.value.lexical);
      return `<${open}${this.#attributes(type)}>${text}</${tag}>`;
    }
    const content = this.#content(type, { depth: around.depth, inherited });
    return `<${open}${this.#attributes(type)}>${content}</${tag}>`;
  }

  /** A type that may replace the declared one, in most cases. */
  #chooseType(declared: TypeDefinition, inherited: string): TypeDefinition {
    const isAbstract = declared.kind === "complex" && declared.abstract;
    if (this.#types.length === 0 || (!isAbstract && this.#random.rarely(2))) return declared;
    // A type of no namespace has a name only where there is no default one.
    const named = this.#types.filter(({ name }) => name?.namespace !== "" || inherited === "");
    const derived = named.filter((type) => type !== declared && isDerivedFrom(type, declared));
    if (named.length > 0 && this.#random.rarely(20)) return this.#random.one(named);
    return derived.length === 0 ? declared : this.#random.one(derived);
  }

  #nameOf({ name }: TypeDefinition): string {
    const [prefix] = Object.entries(ROOT_PREFIXES).find(([, other]) => other === name?.namespace) ?? [];
    return prefix === undefined ? `${name?.local}` : `${prefix}:${name?.local}`;
  }

  /** One of the ways in which an element may be in its namespace. */
  #name({ namespace, local }: ElementDeclaration["name"], inherited: string): ElementName {
    const byDefault = { tag: local, declaration: ` xmlns="${namespace}"`, inherited: namespace };
    const ways: ElementName[] = [byDefault, byDefault];
    if (inherited === namespace) ways.push({ ...byDefault, declaration: "" });
    for (const prefix of namespace === "" ? [] : ["q", "main"])
      ways.push({ tag: `${prefix}:${local}`, declaration: ` xmlns:${prefix}="${namespace}"`, inherited });
    for (const [prefix, declared] of Object.entries(ROOT_PREFIXES))
      if (declared === namespace) ways.push({ tag: `${prefix}:${local}`, declaration: "", inherited });
    return this.#random.one(ways);
  }

  #attributes(type: TypeDefinition): string {
    if (type.kind === "simple") return "";
    const given = type.attributeUses.flatMap(({ declaration, required }) => {
      if (!required && this.#random.rarely(2)) return [];
      const { namespace, local } = declaration.name;
      const name = namespace === "" ? local : `n:${local}`;
      const declared = namespace === "" ? "" : ` xmlns:n="${namespace}"`;
      return [`${declared} ${name}="${escapeValue(this.#text(declaration.type))}"`];
    });
    if (type.attributeWildcard !== undefined && this.#random.rarely(2)) {
      const prefix = this.#random.one([
        "o:",
        "p:",
        "m:",
        ' xmlns:p="urn:other" p:',
        ' xmlns:main="urn:other" main:',
      ]);
      given.push(
        ` ${prefix}${this.#random.one(["o", "x"])}="${this.#random.one(["2000-01-01", "x", "p:x"])}"`,
      );
    }
    return given.join("");
  }

  #content(type: TypeDefinition, { depth, inherited }: Surroundings): string {
    if (type.kind === "simple") return escapeText(this.#text(type));
    const { content } = type;
    if (content.kind === "simple") return escapeText(this.#text(content.type));
    if (content.kind === "empty" || depth === 0) return "";
    const children = this.#children(content.automaton, { depth: depth - 1, inherited });
    return children.map((child) => this.#between(type) + child).join("") + this.#between(type);
  }

  #between({ mixed, content }: ComplexType): string {
    if (content.kind !== "elements") return "";
    return this.#random.one(mixed ? ["", "", "text", " ", "main:a p", "xsi q ns"] : ["", "", "", " "]);
  }

  #children(automaton: Automaton, around: Surroundings): string[] {
    return automaton.kind === "all" ? this.#all(automaton, around) : this.#walk(automaton, around);
  }

  #all({ members }: AllModel, around: Surroundings): string[] {
    const given = members.filter(({ required }) => required || this.#random.rarely(2));
    const children = given.map(({ elements }) => this.element(elements[0] as ElementDeclaration, around));
    return this.#random.rarely(2) ? children : children.toReversed();
  }

  #walk(machine: StateMachine, around: Surroundings): string[] {
    const children: string[] = [];
    const counts: number[] = [];
    let state = 0;
    while (children.length < 12) {
      const steps = stepsOf(machine, state).filter(({ guards }) =>
        guards.every(({ counter, is }) => {
          const { min, max } = machine.counters[counter] ?? { min: 0, max: 0 };
          return is === "more" ? (counts[counter] ?? 0) < max : (counts[counter] ?? 0) >= min;
        }),
      );
      if (steps.length === 0 || (machine.states[state]?.accepts.length !== 0 && this.#random.rarely(3)))
        break;
      const step = this.#random.one(steps);
      children.push(
        "element" in step ? this.element(step.element, around) : this.#any(step.wildcard, around),
      );
      for (const { counter, to } of step.updates)
        counts[counter] = to === "first" ? 1 : (counts[counter] ?? 0) + 1;
      state = step.to;
    }
    return children;
  }

  #any({ namespaces }: Wildcard, { depth, inherited }: Surroundings): string {
    const declared = [...this.#schema.elements.values()].filter(({ name }) =>
      allowsNamespace(namespaces, name.namespace),
    );
    const element = declared.length === 0 ? undefined : this.#random.one(declared);
    if (element !== undefined && depth > 0 && this.#random.rarely(2))
      return this.element(element, { depth: depth - 1, inherited });
    return this.#random.one([
      '<x xmlns=""/>',
      '<x xmlns="urn:other" y="1"/>',
      '<x xmlns="urn:main"><o xmlns="urn:other">1</o></x>',
      '<x y="main:z"><o xmlns:p="urn:main" p:y="">p:o</o></x>',
      "<o:x><m:o/>o q</o:x>",
    ]);
  }

  #text(type: SimpleType): string {
    const { enumeration } = type.facets;
    if (enumeration !== undefined && this.#random.below(4) > 0) return this.#random.one(enumeration).lexical;
    if (type.itemType !== undefined)
      return this.#random.some(0, 3, () => this.#text(type.itemType as SimpleType)).join(" ");
    if (type.memberTypes.length > 0) return this.#text(this.#random.one(type.memberTypes));
    if (this.#random.rarely(12)) return this.#random.one(TEXTS);
    return this.#random.one(BUILT_IN_VALUES[type.builtIn] ?? TEXTS);
  }
}

function escapeText(text: string): string {
  return text.replace(/[&<>\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}
