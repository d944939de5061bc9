import { ANY_TYPE } from "../building/built-in-types.ts";
import { keyOf, type QName } from "../components/component.ts";
import type {
  ModelGroup,
  Particle,
  ComplexType as SetComplexType,
  Wildcard,
} from "../components/schema-set.ts";
import type { ComplexType, Content } from "../model/component.ts";
import type { Refuse } from "./refuse.ts";
import { specialiseChildren, tagOf } from "./specialise-element.ts";
import type { Specialising } from "./specialising.ts";

const NOTHING: Content = { kind: "sequence", children: [] };

/** What a complex type contains: a record, rows, or anything at all. */
export function specialiseContent(
  specialising: Specialising,
  type: SetComplexType,
): Pick<ComplexType, "content" | "assertions"> {
  const { refuse } = specialising;
  const { assertions, content, origin } = type;
  if (type.base !== ANY_TYPE) {
    refuse("unsupported-content", origin, "a type derived from another is not supported", "base");
    return { content: NOTHING, assertions };
  }
  if (isOpen(type)) return { content: { kind: "open" }, assertions };
  refuseAttributes(refuse, type);
  if (type.mixed) {
    const message =
      "mixed content is supported only as a sequence of one xs:any (processContents skip, 0 to unbounded) with an xs:anyAttribute (processContents skip)";
    refuse("unsupported-content", origin, message);
  }
  if (type.mixed || content.kind !== "elements") return { content: NOTHING, assertions };
  const model = specialiseModel(specialising, content.particle);
  if (model.kind === "rows" && assertions.length > 0)
    refuse("unsupported-assertion", origin, "assertions on rows are not supported");
  return { content: model, assertions };
}

function refuseAttributes(
  refuse: Refuse,
  { attributeUses, attributeWildcard, mixed, origin }: SetComplexType,
): void {
  for (const { declaration } of attributeUses)
    refuse("unsupported-element", declaration.origin, "xs:attribute is not supported");
  const message = "xs:anyAttribute is supported in open content only";
  if (attributeWildcard !== undefined && !mixed)
    refuse("unsupported-element", origin, message, "anyAttribute");
}

/** Mixed content is carried in one form: anything at all, not validated. */
function isOpen({ attributeUses, attributeWildcard, content, mixed }: SetComplexType): boolean {
  if (!mixed || attributeUses.length > 0 || !isAnything(attributeWildcard)) return false;
  if (content.kind !== "elements" || !occursOnce(content.particle)) return false;
  const { term } = content.particle;
  if (term.kind !== "group" || term.compositor !== "sequence" || term.particles.length !== 1) return false;
  const [any] = term.particles;
  return (
    any?.term.kind === "wildcard" &&
    isAnything(any.term) &&
    any.min === 0 &&
    any.max === Number.POSITIVE_INFINITY
  );
}

function isAnything(wildcard: Wildcard | undefined): boolean {
  return wildcard?.processContents === "skip" && wildcard.namespaces.kind === "any";
}

/** A record of elements, or the rows of a group that repeats. */
function specialiseModel(specialising: Specialising, particle: Particle): Content {
  const { refuse } = specialising;
  const { term, origin } = particle;
  if (isNamedGroup(term)) return specialiseRows(specialising, particle, term);
  if (term.kind !== "group" || term.compositor === "choice") {
    refuse("unsupported-content", origin, `xs:${tagOf(term)} is not supported`);
    return NOTHING;
  }
  const { compositor, particles } = term;
  if (!occursOnce(particle)) {
    const message = `an xs:${compositor} that does not occur exactly once is not supported`;
    refuse("unsupported-content", origin, message);
  }
  const [first, ...others] = particles;
  if (first === undefined)
    refuse("unsupported-content", origin, "a content model whose elements never occur is not supported");
  else if (isNamedGroup(first.term) && others.length === 0)
    return specialiseRows(specialising, first, first.term);
  return { kind: compositor, children: specialiseChildren(specialising, term) };
}

function specialiseRows(
  { refuse, groups }: Specialising,
  { min, max, origin }: Particle,
  { definition }: NamedGroup,
): Content {
  if (max <= 1) {
    const message = "a group that does not repeat is not supported; write its elements in place";
    refuse("unsupported-content", origin, message);
  }
  const group = groups.get(keyOf(definition));
  return group === undefined ? NOTHING : { kind: "rows", group, min, max };
}

type NamedGroup = ModelGroup & { readonly definition: QName };

function isNamedGroup(term: Particle["term"]): term is NamedGroup {
  return term.kind === "group" && term.definition !== undefined;
}

function occursOnce({ min, max }: Particle): boolean {
  return min === 1 && max === 1;
}
