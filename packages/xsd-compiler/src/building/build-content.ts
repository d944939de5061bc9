import { showName } from "../components/component.ts";
import type {
  Automaton,
  ComplexType,
  ContentType,
  ModelGroup,
  Particle,
  TypeDefinition,
} from "../components/schema-set.ts";
import { attributeOf, childOf, contentOf, offsetOf } from "../loading/attributes.ts";
import { buildParticle } from "./build-particle.ts";
import { at, type Building, originOf, type PendingComplexType, type Source } from "./building.ts";
import { isAll } from "./model-groups.ts";

/** Placeholder for an automaton until the groups of the content model are built. */
const UNBUILT: Automaton = { kind: "states", states: [], counters: [] };

/**
 * Builds the content of a type without `xs:simpleContent` (part 1, section 3.4.2).
 *
 * @param inside the element that contains the model group
 */
export function buildComplexContent(
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
    reportBase(inside, base);
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

function reportBase({ element, document }: Source, base: TypeDefinition): void {
  const name = base.name === undefined ? "the base type" : showName(base.name);
  const kind = base.kind === "simple" ? "is a simple type" : "has simple content";
  const message = `${name} ${kind}; derive from it by xs:simpleContent`;
  document.report("invalid-derivation", offsetOf(element, "base"), message);
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
    definition: undefined,
    substitutionHead: undefined,
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
