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
