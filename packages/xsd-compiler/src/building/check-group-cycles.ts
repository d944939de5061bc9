import { showName } from "../components/component.ts";
import type { GroupDefinition, ModelGroup, Particle } from "../components/schema-set.ts";
import type { Building } from "./building.ts";

/** Reports groups that contain themselves (part 1, section 3.8.6); true when there are none. */
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

/** Without recursion: a chain of groups may be longer than the stack. */
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
