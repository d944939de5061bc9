import type { Building, PendingComplexType, Source } from "../building/building.ts";
import { ANY_TYPE } from "../building/built-in-types.ts";
import { isEmptiable } from "../building/model-groups.ts";
import { keyOf, type Origin, showName } from "../components/component.ts";
import type { ElementDeclaration, GroupDefinition, Particle } from "../components/schema-set.ts";
import { compileAutomaton } from "./compile-automaton.ts";
import { restrictParticle } from "./restrict-particle.ts";

/** Attaches an automaton to every complex type with a content model, or reports why there is none. */
export function attachAutomata(building: Building): void {
  const compiled = new Map<object, ReturnType<typeof compileAutomaton>>();
  for (const [, { type, source }] of building.complexTypes) {
    if (type.content.kind !== "elements") continue;
    const { particle } = type.content;
    const known = compiled.get(particle);
    const model = known ?? compileAutomaton(particle);
    compiled.set(particle, model);
    if ("automaton" in model) type.content = { ...type.content, automaton: model.automaton };
    // An extension that adds nothing has the problems of its base type, which are reported once.
    if (known !== undefined) continue;
    const placed = ({ file, offset }: Origin): Origin => ({ file: file || source.document.file, offset });
    const report = (origin: Origin, code: Code, message: string, other?: Origin): void =>
      building.reportAt(placed(origin), code, message, other && placed(other));
    if ("problems" in model) {
      for (const { code, particle: at, message, other } of model.problems)
        report(at.origin, code, message, other?.origin);
    } else {
      for (const { name, origin } of findInconsistent(particle)) {
        const message = `<${showName(name)}> has another type elsewhere in the same content model`;
        report(origin, "invalid-element", message);
      }
    }
  }
}

type Code = "invalid-ambiguity" | "unsupported-content" | "invalid-element";

/** Reports content that a restriction allows and its base type does not (XSD 1.0 part 1, sections 3.4.6 and 4.2.2). */
export function checkRestrictions(building: Building): void {
  for (const pending of building.complexTypes.values()) report(pending.source, "type", checkType(pending));
  for (const { source, original } of building.restrictedGroups) {
    const [derived, base] = [building.groups.get(source), building.groups.get(original)];
    if (derived !== undefined && base !== undefined) report(source, "group", checkGroup(derived, base));
  }
}

function report({ element, document }: Source, what: string, excess: string | undefined): void {
  if (excess === undefined) return;
  const message = `the restriction allows what its base ${what} does not: ${excess}`;
  document.report("invalid-derivation", element.offset, message);
}

function checkType({ type }: PendingComplexType): string | undefined {
  const { base, content, derivation } = type;
  if (derivation === "extension" || base === ANY_TYPE || base.kind === "simple") return undefined;
  const outer = base.content;
  if (content.kind === "empty") {
    const may = outer.kind === "empty" || (outer.kind === "elements" && isEmptiable(outer.particle));
    return may ? undefined : "no content";
  }
  if (content.kind === "simple") return undefined;
  if (outer.kind !== "elements") return "elements";
  return restrictParticle(content.particle, outer.particle);
}

function checkGroup({ group, origin }: GroupDefinition, base: GroupDefinition): string | undefined {
  const once = { min: 1, max: 1, documentation: "", origin };
  return restrictParticle({ ...once, term: group }, { ...once, term: base.group });
}

/** Finds elements of one name with different types in one content model (part 1, section 3.8.6), reachable or not. */
function findInconsistent(content: Particle): ElementDeclaration[] {
  const declarations = new Map<string, ElementDeclaration>();
  const inconsistent = new Set<ElementDeclaration>();
  for (const element of declarationsIn(content)) {
    const other = declarations.get(keyOf(element.name));
    if (other === undefined) declarations.set(keyOf(element.name), element);
    else if (other.type !== element.type) inconsistent.add(element);
  }
  return [...inconsistent];
}

/** Collects the elements of a particle and of its groups. Each group is visited once. */
function declarationsIn(content: Particle): Set<ElementDeclaration> {
  const terms = new Set([content.term]);
  // The loop also reaches the terms that it adds.
  for (const term of terms)
    if (term.kind === "group") for (const particle of term.particles) terms.add(particle.term);
  const elements = [...terms].filter((term) => term.kind === "element");
  return new Set(elements.map(({ declaration }) => declaration));
}
