import { writeText } from "./write-text.ts";

/** A member's name: where it stood, and what is written before the value. */
export interface OrderedName {
  /** Among the names that were given. */
  readonly position: number;
  /** Where it is the first of its object. */
  readonly opening: string;
  /** Where it follows another. */
  readonly following: string;
}

/**
 * The names of an object's members in the order of RFC 8785, section 3.2.3. Objects come with the same few lists of names
 * over and over: each is sorted and quoted once, and then found again name by name.
 */
export function orderNames(names: readonly string[]): readonly OrderedName[] {
  let place = start;
  for (const name of names) {
    if (name === place.usual?.name) place = place.usual;
    else if (name.length > MAX_NAME_LENGTH) return sortNames(names);
    else place = place.others.get(name) ?? addPlace(place, name);
  }
  if (place.ordered === undefined) {
    makeRoom(names.length);
    place.ordered = sortNames(names);
  }
  return place.ordered;
}

/** How far a list of names has been followed, and the order of the list that ends here. */
interface Place {
  /** The last name so far. */
  readonly name: string;
  /** Where the name leads that came next when one first did. Mostly no other does, and it is found without a search. */
  usual: Place | undefined;
  readonly others: Map<string, Place>;
  ordered: readonly OrderedName[] | undefined;
}

// Bounds for bodies that anybody may have made: places, and names in ordered lists. What is remembered stays at about a
// megabyte.
const MAX_REMEMBERED = 2000;
const MAX_NAME_LENGTH = 64;

let start = createPlace("");
let remembered = 0;

function createPlace(name: string): Place {
  return { name, usual: undefined, others: new Map(), ordered: undefined };
}

function addPlace(before: Place, name: string): Place {
  makeRoom(1);
  const place = createPlace(name);
  if (before.usual === undefined) before.usual = place;
  else before.others.set(name, place);
  return place;
}

/** Forgets all when there would be too much. Whoever is on the way in what was forgotten goes on in it. */
function makeRoom(count: number): void {
  remembered += count;
  if (remembered <= MAX_REMEMBERED) return;
  start = createPlace("");
  remembered = 0;
}

function sortNames(names: readonly string[]): readonly OrderedName[] {
  return names
    .map((name, position) => ({ name, position }))
    .sort(byName)
    .map(({ name, position }) => {
      const written = `${writeText(name)}:`;
      return { position, opening: `{${written}`, following: `,${written}` };
    });
}

/** By UTF-16 code units. No name stands twice. */
function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return one.name < other.name ? -1 : 1;
}
