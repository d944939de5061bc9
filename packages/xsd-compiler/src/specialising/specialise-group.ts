import type { GroupDefinition } from "../components/schema-set.ts";
import type { Child } from "../model/component.ts";
import { specialiseChildren } from "./specialise-element.ts";
import type { Specialising } from "./specialising.ts";

/** The children of a group: the members of a row, since groups are carried only where they repeat. */
export function specialiseGroup(
  specialising: Specialising,
  { group, origin: declared }: GroupDefinition,
): Child[] {
  const { refuse } = specialising;
  if (group.compositor !== "sequence") {
    const message = "a group other than one xs:sequence is not supported";
    refuse("unsupported-content", declared, message, group.compositor);
  }
  if (group.particles.length === 0)
    refuse("unsupported-content", declared, "a group without elements is not supported", group.compositor);
  const children = specialiseChildren(specialising, group);
  for (const { min, max, origin, name } of children) {
    const message = `${name}: in a repeated group every element must occur exactly once`;
    if (min !== 1 || max !== 1) refuse("unsupported-content", origin, message);
  }
  return children;
}
