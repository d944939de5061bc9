import { countItems, type Occurrences } from "../building/model-groups.ts";
import type { ComplexType, Particle, Wildcard } from "../components/schema-set.ts";
import type { Member, RowsMember } from "../shaping/shape.ts";

/** The number of a member's values if its particle must match. */
export interface ValueCount extends Occurrences {
  /** Rules, in words, that the bounds and the value type do not express. */
  readonly limits: readonly string[];
}

/** Returns the number of values of a member. */
export function countValues(member: Member): ValueCount {
  const { max, min, particle } = member;
  if (member.kind === "rows") return limitRows(member);
  if (member.kind === "items") {
    if (member.mixed) return { min: 0, max: Number.POSITIVE_INFINITY, limits: [ORDER] };
    return { ...countItems(particle), limits: isAnyOrder(particle) ? [] : [ORDER] };
  }
  return { min, max, limits: member.array && hasGaps(particle) ? [NUMBER] : [] };
}

const ORDER = "the order and number of the items";
const NUMBER = "the number of items, which must fill whole groups";

function limitRows({ max, min, particle }: RowsMember): ValueCount {
  const isExpressed = min === particle.min || min === 0;
  return { min, max, limits: isExpressed ? [] : [`at least ${particle.min} repetitions of the group`] };
}

/** True if nested repetition of a single element allows only some of the counts between its bounds. */
function hasGaps({ min, max, term }: Particle): boolean {
  if (term.kind !== "group") return false;
  const [{ min: least, max: maximum } = { min: 1, max: 1 }] = term.particles;
  if (min === max) return false;
  return min === 0 ? least > 1 : (min + 1) * least > min * maximum + 1;
}

/** True for a repeated choice of single elements: any of them in any order, as often as the choice repeats. */
function isAnyOrder({ min, max, term }: Particle): boolean {
  if (term.kind !== "group") return true;
  if (min === 1 && max === 1 && term.particles.length === 1) return term.particles.every(isAnyOrder);
  const isSingle = (part: Particle): boolean =>
    part.term.kind !== "group" && part.min <= 1 && (part.max === 1 || max === Number.POSITIVE_INFINITY);
  return term.compositor === "choice" && term.particles.every(isSingle);
}

/** The wildcards of a particle. */
export function wildcardsOf({ term }: Particle): readonly Wildcard[] {
  if (term.kind === "group") return term.particles.flatMap(wildcardsOf);
  return term.kind === "wildcard" ? [term] : [];
}

/** True for a type that allows any well-formed content. */
export function isUnrestricted({ attributeWildcard, content }: ComplexType): boolean {
  if (content.kind !== "elements" || attributeWildcard === undefined) return false;
  const { min, max } = countItems(content.particle);
  return (
    min === 0 &&
    max === Number.POSITIVE_INFINITY &&
    [attributeWildcard, ...wildcardsOf(content.particle)].every(
      ({ namespaces, processContents }) => namespaces.kind === "any" && processContents === "skip",
    )
  );
}
