// Particle Valid (Restriction) (XSD 1.0 part 1, section 3.9.6), by what it is for: what a restriction allows, its base type
// allows too. The rules of the specification follow the form of the two content models and refuse some that are sound.

import { isRestrictionOf } from "../building/derivation.ts";
import { sameValue } from "../building/validate-literal.ts";
import { isWithin } from "../building/wildcards.ts";
import type { Automaton } from "../components/automaton.ts";
import { keyOf, showName } from "../components/component.ts";
import { allowsNamespace, type ElementDeclaration, type Wildcard } from "../components/schema-set.ts";
import { type Configuration, startOf } from "./run-configuration.ts";

/** Enough for content models that people write; past it the rest is taken for sound. */
const MOST_PAIRS = 20_000;

/** What a content model allows and its base does not, in words; undefined when there is nothing. */
export function findExcess(derived: Automaton, base: Automaton): string | undefined {
  const pairs: [Configuration, Configuration][] = [[startOf(derived), startOf(base)]];
  const seen = new Set<string>();
  for (const [inner, outer] of pairs) {
    if (inner.accepts && !outer.accepts) return "the children may end where those of the base type may not";
    for (const { on, to } of inner.steps) {
      const step = outer.steps.find((other) => covers(other.on, on));
      if (step === undefined) return `${show(on)} may stand where the base type does not allow it`;
      const problem = judge(on, step.on);
      if (problem !== undefined) return `${show(on)} ${problem}`;
      const next: [Configuration, Configuration] = [to(), step.to()];
      const key = `${next[0].key}|${next[1].key}`;
      if (seen.has(key)) continue;
      seen.add(key);
      if (pairs.push(next) > MOST_PAIRS) return undefined;
    }
  }
  return undefined;
}

type Term = ElementDeclaration | Wildcard;

function isElement(term: Term): term is ElementDeclaration {
  return "scope" in term;
}

function show(term: Term): string {
  return isElement(term) ? `<${showName(term.name)}>` : "an element that xs:any allows";
}

function covers(outer: Term, inner: Term): boolean {
  if (isElement(outer)) return isElement(inner) && keyOf(outer.name) === keyOf(inner.name);
  return isElement(inner)
    ? allowsNamespace(outer.namespaces, inner.name.namespace)
    : isWithin(inner.namespaces, outer.namespaces);
}

const STRENGTH = { skip: 0, lax: 1, strict: 2 };

/** What one element or wildcard allows beyond what the other does (Restriction OK). */
function judge(inner: Term, outer: Term): string | undefined {
  if (!isElement(outer)) {
    const weaker = !isElement(inner) && STRENGTH[inner.processContents] < STRENGTH[outer.processContents];
    return weaker ? "is processed less strictly than in the base type" : undefined;
  }
  if (!isElement(inner) || inner === outer) return undefined;
  if (!isRestrictionOf(inner.type, outer.type))
    return "has a type that is no restriction of its type in the base type";
  if (inner.nillable && !outer.nillable) return "may be nil, and in the base type it may not";
  const fixed = outer.valueConstraint?.kind === "fixed" ? outer.valueConstraint.value : undefined;
  const own = inner.valueConstraint;
  const textType = outer.type.kind === "simple" ? outer.type : undefined;
  if (fixed === undefined || textType === undefined) return undefined;
  const same = own?.kind === "fixed" && sameValue(textType, own.value, fixed);
  return same ? undefined : `is not fixed to ${fixed.lexical}, as the base type has it`;
}
