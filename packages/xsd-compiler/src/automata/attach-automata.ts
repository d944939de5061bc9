import type { Building } from "../building/building.ts";
import { showName } from "../components/component.ts";
import { findInconsistent } from "./check-consistency.ts";
import { compileAutomaton } from "./compile-automaton.ts";

/** Gives every complex type the automaton of its content, or reports why it can have none. */
export function attachAutomata(building: Building): void {
  const compiled = new Map<object, ReturnType<typeof compileAutomaton>>();
  for (const [, { type, source }] of building.complexTypes) {
    if (type.content.kind !== "elements") continue;
    const { particle } = type.content;
    const known = compiled.get(particle);
    const model = known ?? compileAutomaton(particle);
    compiled.set(particle, model);
    if ("automaton" in model) type.content = { ...type.content, automaton: model.automaton };
    // An extension that adds nothing has the problems of its base type, reported once.
    if (known !== undefined) continue;
    const report = ({ file, offset }: { file: string; offset: number }, code: Code, message: string): void =>
      building.reportAt({ file: file || source.document.file, offset }, code, message);
    if ("problems" in model) {
      for (const { code, particle: at, message } of model.problems) report(at.origin, code, message);
    } else {
      for (const { name, origin } of findInconsistent(particle)) {
        const message = `<${showName(name)}> has another type elsewhere in the same content model`;
        report(origin, "invalid-element", message);
      }
    }
  }
}

type Code = "invalid-ambiguity" | "unsupported-content" | "invalid-element";
