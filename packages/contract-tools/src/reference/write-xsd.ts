import type {
  AttributeUse,
  ComplexType,
  ElementDeclaration,
  Particle,
  SchemaSet,
  TypeDefinition,
} from "@payment-routing/xsd-compiler";
import { describeModel, describeSimpleType } from "./describe-simple-type.ts";
import { code, Headings, prose, writeTable } from "./markdown.ts";

/** Writes the reference of a schema set: its documents, then its types by name. */
export function writeXsdReference(schemaSet: SchemaSet, roots: readonly string[] = []): string {
  return new XsdReference(schemaSet).write(roots);
}

interface Section {
  readonly heading: string;
  readonly type: TypeDefinition;
}

class XsdReference {
  readonly #set: SchemaSet;
  readonly #sections: Section[] = [];
  readonly #headings = new Headings<TypeDefinition>();
  readonly #seen = new Set<TypeDefinition>();

  constructor(schemaSet: SchemaSet) {
    this.#set = schemaSet;
  }

  write(roots: readonly string[]): string {
    const elements = [...this.#set.elements.values()].filter(
      ({ abstract, name }) => !abstract && (roots.length === 0 || roots.includes(name.local)),
    );
    const types = [...this.#set.types.values()].sort((a, b) => (this.#show(a) < this.#show(b) ? -1 : 1));
    // Without given roots every type has a section, used or not.
    for (const type of roots.length === 0 ? types : []) this.#collect(type, this.#show(type));
    for (const { name, type } of elements) this.#collect(type, this.#showName(name));
    this.#sections.sort((a, b) => (a.heading < b.heading ? -1 : a.heading > b.heading ? 1 : 0));
    this.#headings.add(ANY, "Documents");
    for (const { heading, type } of this.#sections) this.#headings.add(type, heading);
    const documents = elements.map((element) => this.#describeElement(element, "one root element"));
    return [
      ...(this.#set.documentation === "" ? [] : [prose(this.#set.documentation)]),
      ...this.#listNamespaces(),
      "## Documents",
      writeTable(HEAD, documents),
      ...this.#sections.map((section) => this.#writeSection(section)),
    ].join("\n\n");
  }

  #listNamespaces(): readonly string[] {
    const named = [...this.#set.prefixes].filter(([, prefix]) => prefix !== "");
    if (named.length === 0) return [];
    return [`Namespaces: ${named.map(([uri, prefix]) => `${code(prefix)} is ${code(uri)}`).join(", ")}.`];
  }

  /** Adds the section of a type, and those of the types that it uses. An anonymous type is called after its element. */
  #collect(type: TypeDefinition, heading: string): void {
    // Types may be nested to any depth.
    const pending = [{ type, heading }, ...this.#listDerivedSections(type)];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      const { type: found } = next;
      if (this.#seen.has(found) || (found.name !== undefined && !this.#isOwn(found))) continue;
      this.#seen.add(found);
      if (found.kind === "simple" && found.name === undefined) continue;
      this.#sections.push({ type: found, heading: next.heading });
      if (found.kind !== "complex") continue;
      for (const { name, type: used } of listElements(found)) {
        // A type with a name of its own has that as its heading.
        const heading = used.name !== undefined ? this.#show(used) : `${next.heading}/${name.local}`;
        pending.push({ type: used, heading }, ...this.#listDerivedSections(used));
      }
      for (const { declaration } of found.attributeUses)
        if (declaration.type.name !== undefined)
          pending.push({ type: declaration.type, heading: this.#show(declaration.type) });
      if (found.content.kind === "simple" && found.content.type.name !== undefined)
        pending.push({ type: found.content.type, heading: this.#show(found.content.type) });
      if (found.base !== found) pending.push({ type: found.base, heading: this.#show(found.base) });
    }
  }

  /** The sections of the types that documents may have in place of an abstract one. */
  #listDerivedSections(type: TypeDefinition): readonly Section[] {
    return this.#listDerived(type).map((derived) => ({ type: derived, heading: this.#show(derived) }));
  }

  #listDerived(abstract: TypeDefinition): readonly TypeDefinition[] {
    if (abstract.kind !== "complex" || !abstract.abstract) return [];
    const bases = new Set<TypeDefinition>([abstract]);
    const complex = [...this.#set.types.values()].filter((type) => type.kind === "complex");
    // The loop also visits types that it adds.
    for (const base of bases) for (const type of complex) if (type.base === base) bases.add(type);
    return complex.filter((type) => bases.has(type) && !type.abstract);
  }

  #isOwn({ name }: TypeDefinition): boolean {
    return (
      name !== undefined &&
      this.#set.types.has(name.namespace === "" ? name.local : `${name.namespace} ${name.local}`)
    );
  }

  #writeSection({ heading, type }: Section): string {
    const parts = [`## ${heading}`, ...(type.documentation === "" ? [] : [prose(type.documentation)])];
    if (type.kind === "simple")
      return [...parts, ...describeSimpleType(type, (used) => this.#link(used))].join("\n\n");
    return [...parts, ...this.#describeComplexType(type)].join("\n\n");
  }

  #describeComplexType(type: ComplexType): readonly string[] {
    const { content, assertions, attributeUses, attributeWildcard } = type;
    const rows = [
      ...(content.kind === "elements" ? this.#listMembers(content.particle) : []),
      ...attributeUses.map((use) => this.#describeAttribute(use)),
    ];
    return [
      ...(type.abstract ? [this.#describeAbstract(type)] : []),
      ...(this.#isOwn(type.base) && type.base !== type
        ? [`${type.derivation === "extension" ? "Extends" : "Restricts"} ${this.#link(type.base)}.`]
        : []),
      ...(content.kind === "simple" ? [`Text: ${this.#describeType(content.type)}.`] : []),
      ...(content.kind === "empty" ? ["No content."] : []),
      ...(type.mixed ? ["Text may stand between the elements."] : []),
      ...(content.kind === "elements" ? describeModel(content.particle) : []),
      ...(rows.length === 0 ? [] : [writeTable(HEAD, rows)]),
      ...(attributeWildcard === undefined ? [] : ["Further attributes are allowed."]),
      ...(assertions.length === 0
        ? []
        : [
            [
              "Conditions:",
              "",
              ...assertions.map(({ message, test }) => `- ${prose(message)} (${code(test)})`),
            ].join("\n"),
          ]),
    ];
  }

  #describeAbstract(type: ComplexType): string {
    const links = this.#listDerived(type)
      .filter((derived) => this.#seen.has(derived))
      .map((derived) => this.#link(derived));
    return `Abstract: a document has a type derived from it${links.length === 0 ? "" : `: ${links.join(", ")}`}.`;
  }

  #listMembers(particle: Particle, context: Occurs = { min: 1, max: 1 }): readonly (readonly string[])[] {
    const { term } = particle;
    const occurs = { min: context.min * particle.min, max: multiply(context.max, particle.max) };
    if (term.kind === "element")
      return [this.#describeElement(term.declaration, describeOccurs(occurs), particle.documentation)];
    if (term.kind === "wildcard")
      return [["any element", "", describeOccurs(occurs), prose(term.documentation)]];
    const inside = term.compositor === "choice" && term.particles.length > 1 ? { ...occurs, min: 0 } : occurs;
    return term.particles.flatMap((each) => this.#listMembers(each, inside));
  }

  #describeElement(
    { name, type, documentation, nillable, valueConstraint, identityConstraints }: ElementDeclaration,
    occurs: string,
    note = "",
  ): readonly string[] {
    const notes = [
      prose(documentation || note),
      ...(nillable ? ["May be `xsi:nil`."] : []),
      ...(valueConstraint === undefined
        ? []
        : [`${valueConstraint.kind}: ${code(valueConstraint.value.lexical)}.`]),
      ...identityConstraints.map(
        ({ category, selectorText, fieldTexts }) =>
          `${category}: ${fieldTexts.map(code).join(", ")} of each ${code(selectorText)}.`,
      ),
    ];
    return [code(this.#showName(name)), this.#describeType(type), occurs, notes.filter(Boolean).join(" ")];
  }

  #describeAttribute({ declaration, required, valueConstraint }: AttributeUse): readonly string[] {
    const value =
      valueConstraint === undefined ? "" : `${valueConstraint.kind}: ${code(valueConstraint.value.lexical)}.`;
    return [
      code(`@${this.#showName(declaration.name)}`),
      this.#describeType(declaration.type),
      required ? "required" : "optional",
      [prose(declaration.documentation), value].filter(Boolean).join(" "),
    ];
  }

  /** A link to the type's section, or its facets in place. */
  #describeType(type: TypeDefinition): string {
    if (this.#sections.some((section) => section.type === type)) return this.#link(type);
    if (type.kind === "complex") return "any content";
    return describeSimpleType(type, (used) => this.#link(used))
      .join(", ")
      .replace(/\.$/, "");
  }

  #link(type: TypeDefinition): string {
    const heading = this.#sections.find((section) => section.type === type)?.heading;
    return this.#headings.link(type, heading ?? this.#show(type));
  }

  #show(type: TypeDefinition): string {
    return type.name === undefined ? "anonymous" : this.#showName(type.name);
  }

  #showName({ namespace, local }: { readonly namespace: string; readonly local: string }): string {
    if (namespace === "http://www.w3.org/2001/XMLSchema") return `xs:${local}`;
    if (namespace === "http://www.w3.org/XML/1998/namespace") return `xml:${local}`;
    const prefix = this.#set.prefixes.get(namespace);
    return prefix === undefined || prefix === "" ? local : `${prefix}:${local}`;
  }
}

const HEAD = ["element", "type", "occurs", "meaning"];
/** Stands for the section of documents. */
const ANY = { kind: "documents" } as unknown as TypeDefinition;

interface Occurs {
  readonly min: number;
  readonly max: number;
}

const multiply = (a: number, b: number) => (a === 0 || b === 0 ? 0 : a * b);

function describeOccurs({ min, max }: Occurs): string {
  if (max === 1) return min === 0 ? "optional" : "required";
  if (max === Number.POSITIVE_INFINITY) return `${min} or more`;
  return min === max ? `${min} times` : `${min} to ${max}`;
}

function listElements({ content }: ComplexType): readonly ElementDeclaration[] {
  return content.kind === "elements" ? elementsOf(content.particle) : [];
}

function elementsOf({ term }: Particle): readonly ElementDeclaration[] {
  if (term.kind === "element") return [term.declaration];
  return term.kind === "group" ? term.particles.flatMap(elementsOf) : [];
}
