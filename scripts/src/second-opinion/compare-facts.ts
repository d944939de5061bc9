import type { Facts } from "./read-facts.ts";

/** A fact that the two projections state differently, or only one of them states. */
export interface Difference {
  /** A type, or a member of one: `transaction/type_id`. */
  readonly place: string;
  readonly aspect: string;
  readonly ours: string | undefined;
  readonly theirs: string | undefined;
}

/** Every difference, sorted by place. A place that one side does not have is one difference, not one a fact. */
export function compareFacts(ours: Facts, theirs: Facts): readonly Difference[] {
  return merge(ours.keys(), theirs.keys()).flatMap((place) => {
    const [our, their] = [ours.get(place), theirs.get(place)];
    if (our === undefined || their === undefined) {
      return [{ place, aspect: "place", ours: our && "there", theirs: their && "there" }];
    }
    return merge(our.keys(), their.keys())
      .map((aspect) => ({ place, aspect, ours: our.get(aspect), theirs: their.get(aspect) }))
      .filter((fact) => fact.ours !== fact.theirs);
  });
}

export function describeDifference({ place, aspect, ours, theirs }: Difference): string {
  return `${place}: ${aspect} is ${ours ?? "absent"} in ours, ${theirs ?? "absent"} in xsd2jsonschema's`;
}

function merge(a: Iterable<string>, b: Iterable<string>): string[] {
  return [...new Set([...a, ...b])].sort();
}
