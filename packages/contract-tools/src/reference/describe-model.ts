import type { Particle } from "@payment-routing/xsd-compiler";
import { code } from "./markdown.ts";

/** The content model as an expression, unless the table says the same. */
export function describeModel(particle: Particle): readonly string[] {
  const { term } = particle;
  if (term.kind !== "group") return [];
  const isFlat = particle.max === 1 && term.particles.every((each) => each.term.kind !== "group");
  if (isFlat && term.compositor === "all") return ["The elements may have any order."];
  if (isFlat && term.compositor === "sequence")
    return term.particles.length > 1 ? ["The elements have this order."] : [];
  return [`Content: ${code(writeModel(particle))}`];
}

function writeModel({ term, min, max }: Particle): string {
  const mark =
    max === 1
      ? min === 0
        ? "?"
        : ""
      : max === Number.POSITIVE_INFINITY
        ? min === 0
          ? "*"
          : min === 1
            ? "+"
            : `{${min},}`
        : `{${min},${max}}`;
  if (term.kind === "element") return `${term.declaration.name.local}${mark}`;
  if (term.kind === "wildcard") return `any${mark}`;
  const separator = { sequence: ", ", choice: " | ", all: " & " }[term.compositor];
  return `(${term.particles.map(writeModel).join(separator)})${mark}`;
}
