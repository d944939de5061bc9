import type { Particle } from "../components/schema-set.ts";
import type { Building } from "./building.ts";
import { isAll } from "./is-all.ts";

/** Reports an `xs:all` that is not the whole content of a type, and not once (part 1, section 3.8.6). */
export function checkAllGroups(building: Building): void {
  for (const [type, { source }] of building.complexTypes) {
    if (type.content.kind !== "elements") continue;
    const { particle } = type.content;
    if (isAll(particle)) {
      if (particle.max > 1) report(building, source.document.file, particle, "an xs:all occurs at most once");
    } else {
      refuseInside(building, source.document.file, particle);
    }
  }
  for (const [key, { group }] of building.groups) {
    const file = building.sources.group.get(key)?.document.file ?? "";
    for (const particle of group.particles) refuseInside(building, file, particle);
  }
}

function refuseInside(building: Building, file: string, particle: Particle): void {
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
  // Of a group that the schema names, what is inside is checked once, with the group.
  if (term.definition !== undefined) return;
  for (const child of term.particles) refuseInside(building, file, child);
}

function report(building: Building, file: string, { origin }: Particle, message: string): void {
  building.reportAt({ ...origin, file: origin.file || file }, "invalid-element", message);
}
