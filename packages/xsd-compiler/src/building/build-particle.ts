import type { TreeElement } from "@payment-routing/contract-runtime";
import type { Mutable } from "@payment-routing/contract-runtime/codegen";
import type { QName } from "../components/component.ts";
import type { GroupDefinition, ModelGroup, Particle } from "../components/schema-set.ts";
import { attributeOf, childOf, contentOf, offsetOf } from "../loading/attributes.ts";
import { documentationOf } from "../loading/documentation.ts";
import { buildLocalElement } from "./build-element.ts";
import { at, type Building, findReferred, globalName, originOf, type Source } from "./building.ts";
import { buildWildcard } from "./wildcards.ts";

/** Builds the particle of an element of a content model; undefined if it never occurs, or after a report. */
export function buildParticle(building: Building, source: Source): Particle | undefined {
  const { element } = source;
  const occurs = readOccurs(source);
  // A particle that never occurs is left out (part 1, section 3.9.2), but checked.
  const term = buildTerm(building, source);
  if (term === undefined || occurs === undefined || occurs.max === 0) return undefined;
  return { ...occurs, term, documentation: documentationOf(element), origin: originOf(source) };
}

function buildTerm(building: Building, source: Source): Particle["term"] | undefined {
  switch (source.element.local) {
    case "element": {
      const declaration = buildLocalElement(building, source);
      return declaration === undefined ? undefined : { kind: "element", declaration };
    }
    case "any":
      return buildWildcard(source);
    case "group": {
      const group = findReferred(building, source, "ref", "group");
      return group === undefined ? undefined : buildGroup(building, group).group;
    }
    default:
      return { ...declareModelGroup(source.element), particles: buildParticles(building, source) };
  }
}

/** Reads `minOccurs` and `maxOccurs`; undefined after a report. */
function readOccurs({ element, document }: Source): { min: number; max: number } | undefined {
  const min = Math.abs(Number(attributeOf(element, "minOccurs") ?? 1));
  const text = attributeOf(element, "maxOccurs") ?? "1";
  const max = text === "unbounded" ? Number.POSITIVE_INFINITY : Math.abs(Number(text));
  if (element.local === "all" && max !== 1) {
    document.report("invalid-occurs", offsetOf(element, "maxOccurs"), "an xs:all occurs at most once");
  } else if (min > max) {
    const message = `minOccurs is ${min}, more than maxOccurs, which is ${max}`;
    document.report("invalid-occurs", offsetOf(element, "minOccurs"), message);
  } else {
    return { min, max };
  }
  return undefined;
}

function declareModelGroup(element: TreeElement, definition?: QName): Mutable<ModelGroup> {
  const compositor = element.local as ModelGroup["compositor"];
  return { kind: "group", compositor, particles: [], definition, documentation: documentationOf(element) };
}

function buildParticles(building: Building, source: Source): Particle[] {
  const children = contentOf(source.element).map((child) => at(source, child));
  if (source.element.local === "all") children.forEach(checkAllMember);
  return children.map((child) => buildParticle(building, child)).filter((child) => child !== undefined);
}

/** Checks that an element of an `xs:all` occurs at most once (part 1, section 3.8.6). */
function checkAllMember({ element, document }: Source): void {
  const max = attributeOf(element, "maxOccurs") ?? "1";
  if (max === "unbounded" || Number(max) > 1) {
    const message = `an element of an xs:all occurs at most once, got maxOccurs ${max}`;
    document.report("invalid-occurs", offsetOf(element, "maxOccurs"), message);
  }
}

/** Builds a named group. It is registered before its particles are built, so that cycles can be found afterwards. */
export function buildGroup(building: Building, source: Source): GroupDefinition {
  const name = globalName(source);
  const known = building.groups.get(source);
  if (known !== undefined) return known;
  const model = childOf(source.element, "all", "choice", "sequence") ?? source.element;
  const group = {
    name,
    documentation: documentationOf(source.element),
    origin: originOf(source),
    group: declareModelGroup(model, name),
  };
  building.groups.set(source, group);
  building.pendingGroups.push(() => {
    group.group.particles = buildParticles(building, at(source, model));
  });
  return group;
}
