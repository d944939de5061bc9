import type { TreeElement } from "@payment-routing/contract-runtime";
import { showName } from "../components/component.ts";
import type {
  Automaton,
  ComplexType,
  ContentType,
  ModelGroup,
  Particle,
  TypeDefinition,
} from "../components/schema-set.ts";
import type { SimpleType } from "../components/simple-type.ts";
import { attributeOf, childOf, contentOf, flagOf, offsetOf } from "../loading/attributes.ts";
import { buildParticle } from "./build-particle.ts";
import {
  at,
  type Building,
  originOf,
  type PendingComplexType,
  readReference,
  type Source,
} from "./building.ts";
import { ANY_SIMPLE_TYPE, ANY_TYPE } from "./built-in-types.ts";
import { fillAttributes } from "./collect-attributes.ts";
import { isDerivedFrom } from "./derivation.ts";
import { buildSimpleType, checkFinal, findType, restrictSimpleType } from "./find-type.ts";
import { isAll, isEmptiable } from "./model-groups.ts";

/** Builds the content and attributes of a declared type, after those of its base types. */
export function fillComplexType(building: Building, pending: PendingComplexType): void {
  // Without recursion: a chain of types may be longer than the stack.
  const chain = new Set<PendingComplexType>();
  let next: PendingComplexType | undefined = pending;
  while (next !== undefined && !building.filled.has(next.type)) {
    building.filled.add(next.type);
    chain.add(next);
    const base = findBase(building, next.source);
    next = base?.kind === "complex" ? building.complexTypes.get(base) : undefined;
    if (next !== undefined && chain.has(next)) reportCycle(next);
  }
  for (const each of [...chain].reverse()) fill(building, each);
}

function reportCycle({ type, source }: PendingComplexType): void {
  const message = `the type ${type.name === undefined ? "" : showName(type.name)} is derived from itself`;
  source.document.report("invalid-cycle", source.element.offset, message);
}

/** Returns the derivation of a complex type and the element that declares it; undefined for the short form. */
function derivationOf(type: TreeElement): TreeElement | undefined {
  const content = childOf(type, "simpleContent", "complexContent");
  return content === undefined ? undefined : childOf(content, "extension", "restriction");
}

/** Finds the base type of a complex type: `xs:anyType` if it names none, undefined after a report. */
function findBase(building: Building, source: Source): TypeDefinition | undefined {
  const derivation = derivationOf(source.element);
  if (derivation === undefined) return ANY_TYPE;
  const inside = at(source, derivation);
  const name = readReference(inside, "base");
  return name === undefined ? undefined : findType(building, inside, "base", name);
}

function fill(building: Building, { type, source }: PendingComplexType): void {
  const base = findBase(building, source);
  if (base === undefined) return;
  const derivation = derivationOf(source.element);
  type.base = base;
  type.derivation = derivation?.local === "extension" ? "extension" : "restriction";
  const inside = at(source, derivation ?? source.element);
  checkFinal(inside, base, type.derivation, "base");
  if (childOf(source.element, "simpleContent") !== undefined) {
    type.mixed = false;
    type.content = buildSimpleContent(building, inside, base, type.derivation);
  } else {
    buildComplexContent(building, source, inside, type, base, isMixed(source.element));
  }
  fillAttributes(building, inside, type, base);
}

function isMixed(element: TreeElement): boolean {
  const content = childOf(element, "complexContent");
  const onContent = content !== undefined && attributeOf(content, "mixed") !== undefined;
  return flagOf(onContent ? content : element, "mixed");
}

/** Builds the content of a type with `xs:simpleContent` (part 1, section 3.4.2). */
function buildSimpleContent(
  building: Building,
  source: Source,
  base: TypeDefinition,
  derivation: "extension" | "restriction",
): ContentType {
  const type =
    derivation === "extension" ? extendSimpleContent(source, base) : restrict(building, source, base);
  return { kind: "simple", type: type ?? ANY_SIMPLE_TYPE };
}

const NOT_SIMPLE = "has no simple content";

function extendSimpleContent(source: Source, base: TypeDefinition): SimpleType | undefined {
  if (base.kind === "simple") return base;
  return base.content.kind === "simple" ? base.content.type : reportBase(source, base, NOT_SIMPLE);
}

function restrict(building: Building, source: Source, base: TypeDefinition): SimpleType | undefined {
  const inner = childOf(source.element, "simpleType");
  const own = inner === undefined ? undefined : buildSimpleType(building, at(source, inner), undefined);
  if (base.kind === "simple")
    return reportBase(
      source,
      base,
      "is a simple type; xs:simpleContent restricts complex types with text only",
    );
  if (base.content.kind === "simple") {
    if (own !== undefined && !isDerivedFrom(own, base.content.type)) {
      const message = "the xs:simpleType is not derived from the content of the base type";
      source.document.report("invalid-derivation", inner?.offset ?? source.element.offset, message);
    }
    return restrictSimpleType(building, source, own ?? base.content.type);
  }
  const { content } = base;
  if (!base.mixed || content.kind !== "elements") return reportBase(source, base, NOT_SIMPLE);
  // Emptiable mixed content can be restricted to text (section 3.4.6). Its groups may not be resolved yet.
  building.later.push(() => {
    if (!isEmptiable(content.particle)) reportBase(source, base, NOT_SIMPLE);
  });
  if (own !== undefined) return restrictSimpleType(building, source, own);
  const message = "restricting mixed content to text needs an xs:simpleType";
  source.document.report("invalid-element", source.element.offset, message);
  return undefined;
}

function reportBase({ element, document }: Source, { name }: TypeDefinition, problem: string): undefined {
  const shown = name === undefined ? "the base type" : showName(name);
  document.report("invalid-derivation", offsetOf(element, "base"), `${shown} ${problem}`);
  return undefined;
}

/** Placeholder for an automaton until the groups of the content model are built. */
const UNBUILT: Automaton = { kind: "states", states: [], counters: [] };

/**
 * Builds the content of a type without `xs:simpleContent` (part 1, section 3.4.2).
 *
 * @param inside the element that contains the model group
 */
function buildComplexContent(
  building: Building,
  source: Source,
  inside: Source,
  type: PendingComplexType["type"],
  base: TypeDefinition,
  mixed: boolean,
): void {
  const own = buildOwn(building, inside);
  type.mixed = mixed;
  if (base.kind === "complex" && base.content.kind === "simple" && addsAttributesOnly(type, own)) {
    type.mixed = false;
    type.content = base.content;
  } else if (base.kind === "simple" || base.content.kind === "simple") {
    const kind = base.kind === "simple" ? "is a simple type" : "has simple content";
    reportBase(inside, base, `${kind}; derive from it by xs:simpleContent`);
    type.content = { kind: "empty" };
  } else if (type.derivation === "extension") {
    extend(inside, type, base, own);
  } else {
    type.content = contentOfParticle(source, own, mixed);
    if (mixed && !base.mixed)
      inside.document.report(
        "invalid-derivation",
        offsetOf(inside.element, "base"),
        "mixed content cannot restrict content that is not mixed",
      );
  }
}

/** True for an extension without content of its own: it inherits the content of its base type. */
function addsAttributesOnly(
  { derivation, mixed }: PendingComplexType["type"],
  own: Particle | undefined,
): boolean {
  return derivation === "extension" && own === undefined && !mixed;
}

/** Builds the model group inside the element; undefined if there is none or it is empty. */
function buildOwn(building: Building, source: Source): Particle | undefined {
  const element = childOf(source.element, "group", "all", "choice", "sequence");
  if (element === undefined) return undefined;
  const particle = buildParticle(building, at(source, element));
  const empty =
    contentOf(element).length === 0 &&
    (element.local === "all" ||
      element.local === "sequence" ||
      (element.local === "choice" && Number(attributeOf(element, "minOccurs") ?? 1) === 0));
  return empty ? undefined : particle;
}

function contentOfParticle(source: Source, particle: Particle | undefined, mixed: boolean): ContentType {
  if (particle !== undefined) return { kind: "elements", particle, automaton: UNBUILT };
  if (!mixed) return { kind: "empty" };
  return { kind: "elements", particle: sequenceOf(source, []), automaton: UNBUILT };
}

function sequenceOf(source: Source, particles: readonly Particle[]): Particle {
  const group: ModelGroup = {
    kind: "group",
    compositor: "sequence",
    particles,
    documentation: "",
  };
  return { min: 1, max: 1, term: group, documentation: "", origin: originOf(source) };
}

/**
 * Appends an extension's content to that of the base type. A mixed extension without content adds an empty sequence. It
 * is left out because it changes nothing, except behind an xs:all, which must not occur in a sequence.
 */
function extend(
  inside: Source,
  type: PendingComplexType["type"],
  base: ComplexType,
  own: Particle | undefined,
): void {
  const inherited = base.content;
  if (inherited.kind !== "elements") {
    type.content = contentOfParticle(inside, own, type.mixed);
    return;
  }
  const agrees = type.mixed === base.mixed || (own === undefined && base.mixed);
  const added = own ?? (type.mixed && isAll(inherited.particle) ? sequenceOf(inside, []) : undefined);
  type.mixed = base.mixed;
  type.content =
    added === undefined
      ? inherited
      : {
          kind: "elements",
          particle: sequenceOf(inside, [inherited.particle, added]),
          automaton: UNBUILT,
        };
  const message = "an extension is mixed where its base type is, and not where it is not";
  if (!agrees) inside.document.report("invalid-derivation", offsetOf(inside.element, "base"), message);
}
