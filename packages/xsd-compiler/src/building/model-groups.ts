import { showName } from "../components/component.ts";
import type { GroupDefinition, ModelGroup, Particle } from "../components/schema-set.ts";
import type { Building } from "./building.ts";

/** Reports an `xs:all` that is not the whole content of a type, or repeats (part 1, section 3.8.6). */
export function checkAllGroups(building: Building): void {
  for (const [type, { source }] of building.complexTypes) {
    if (type.content.kind !== "elements") continue;
    const { particle } = type.content;
    if (isAll(particle)) {
      if (particle.max > 1) report(building, source.document.file, particle, "an xs:all occurs at most once");
    } else {
      reportInside(building, source.document.file, particle);
    }
  }
  for (const [{ document }, { group }] of building.groups) {
    const { file } = document;
    for (const particle of group.particles) reportInside(building, file, particle);
  }
}

function reportInside(building: Building, file: string, particle: Particle): void {
  const { term } = particle;
  if (term.kind !== "group") return;
  if (isAll(particle)) {
    report(
      building,
      file,
      particle,
      "an xs:all is the whole content of a type, and no part of another group",
    );
    return;
  }
  // The content of a named group is checked once, with the group.
  if (term.definition !== undefined) return;
  for (const child of term.particles) reportInside(building, file, child);
}

function report(building: Building, file: string, { origin }: Particle, message: string): void {
  building.reportAt({ ...origin, file: origin.file || file }, "invalid-element", message);
}

/** True for an `xs:all`, and for a reference to a group that is an `xs:all`. */
export function isAll({ term }: Particle): boolean {
  return term.kind === "group" && term.compositor === "all";
}

/** How often something may occur. */
export interface Occurrences {
  readonly min: number;
  /** `Infinity` when unbounded. */
  readonly max: number;
}

/**
 * The number of elements that a particle allows: Effective Total Range (XSD 1.0 part 1, section 3.8.6).
 *
 * @param counted the groups counted so far: those that refer to others twice have exponentially many particles
 */
export function countItems(
  { min, max, term }: Particle,
  counted = new Map<ModelGroup, Occurrences>(),
): Occurrences {
  if (term.kind !== "group") return { min, max };
  const once = counted.get(term) ?? countGroup(term, counted);
  counted.set(term, once);
  return { min: times(min, once.min), max: times(max, once.max) };
}

function countGroup(
  { compositor, particles }: ModelGroup,
  counted: Map<ModelGroup, Occurrences>,
): Occurrences {
  const [first = { min: 0, max: 0 }, ...others] = particles.map((particle) => countItems(particle, counted));
  return others.reduce(
    (a, b) =>
      compositor === "choice"
        ? { min: Math.min(a.min, b.min), max: Math.max(a.max, b.max) }
        : { min: a.min + b.min, max: a.max + b.max },
    first,
  );
}

/** Multiplies with 0 × infinity = 0. */
export function times(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : a * b;
}

/** Particle Emptiable (XSD 1.0 part 1, section 3.9.6). By its wording, an empty choice is emptiable. */
export function isEmptiable({ min, term }: Particle): boolean {
  if (min === 0) return true;
  if (term.kind !== "group") return false;
  if (term.compositor === "choice" && term.particles.length > 0) return term.particles.some(isEmptiable);
  return term.particles.every(isEmptiable);
}

/** Reports groups that contain themselves (part 1, section 3.8.6). Returns true if there are none. */
export function checkGroupCycles(building: Building): boolean {
  const checked = new Set<ModelGroup>();
  let sound = true;
  for (const [source, definition] of building.groups) {
    if (!isCyclic(definition, checked)) continue;
    sound = false;
    const message = `the group ${showName(definition.name)} contains itself`;
    source.document.report("invalid-cycle", source.element.offset, message);
  }
  return sound;
}

/** Not recursive: a chain of groups may be longer than the stack. */
function isCyclic({ group }: GroupDefinition, checked: Set<ModelGroup>): boolean {
  const open = new Set<ModelGroup>();
  const stack: { group: ModelGroup; rest: Particle[] }[] = [];
  const enter = (next: ModelGroup): boolean => {
    if (open.has(next)) return true;
    if (checked.has(next)) return false;
    open.add(next);
    stack.push({ group: next, rest: [...next.particles] });
    return false;
  };
  enter(group);
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const particle = top.rest.pop();
    if (particle === undefined) {
      open.delete(top.group);
      checked.add(top.group);
      stack.pop();
    } else if (particle.term.kind === "group" && enter(particle.term)) {
      return true;
    }
  }
  return false;
}
