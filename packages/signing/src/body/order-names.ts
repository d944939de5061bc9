import { writeText } from "./write-text.ts";

/** The name of a member with what is written before its value. */
export interface OrderedName {
  readonly name: string;
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
    if (name.length > MAX_NAME_LENGTH) return sortNames(names);
    place = place.next.get(name) ?? addPlace(place, name);
  }
  if (place.ordered === undefined) {
    makeRoom(names.length);
    place.ordered = sortNames(names);
  }
  return place.ordered;
}

/** How far a list of names has been followed, and the order of the list that ends here. */
interface Place {
  readonly next: Map<string, Place>;
  ordered: readonly OrderedName[] | undefined;
}

// Bounds for bodies that anybody may have made: places, and names in ordered lists. What is remembered stays at about a
// megabyte.
const MAX_REMEMBERED = 2000;
const MAX_NAME_LENGTH = 64;

let start = createPlace();
let remembered = 0;

function createPlace(): Place {
  return { next: new Map(), ordered: undefined };
}

function addPlace(before: Place, name: string): Place {
  makeRoom(1);
  const place = createPlace();
  before.next.set(name, place);
  return place;
}

/** Forgets all when there would be too much. Whoever is on the way in what was forgotten goes on in it. */
function makeRoom(count: number): void {
  remembered += count;
  if (remembered <= MAX_REMEMBERED) return;
  start = createPlace();
  remembered = 0;
}

function sortNames(names: readonly string[]): readonly OrderedName[] {
  // By UTF-16 code units, which is what sorting does when it is not told otherwise.
  return names.toSorted().map((name) => {
    const written = `${writeText(name)}:`;
    return { name, opening: `{${written}`, following: `,${written}` };
  });
}
