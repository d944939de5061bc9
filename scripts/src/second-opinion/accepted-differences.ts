import type { Difference } from "./compare-facts.ts";

/** Something that xsd2jsonschema cannot carry, and how it shows. */
export interface AcceptedDifference {
  readonly name: string;
  readonly reason: string;
  readonly explains: (difference: Difference) => boolean;
}

/** The whole list. What it does not explain is a fault; an entry that explains nothing any more is one too. */
export const acceptedDifferences: readonly AcceptedDifference[] = [
  {
    name: "open-objects",
    reason: "it leaves every object open; an element takes no children but its own",
    explains: ({ aspect, ours, theirs }) => aspect === "closed" && ours === "true" && theirs === undefined,
  },
  {
    name: "conditions",
    reason: "it knows nothing of Schematron; the rules are taken out of its copy",
    explains: ({ aspect, ours, theirs }) =>
      aspect === "dependentRequired" && ours !== undefined && theirs === undefined,
  },
  {
    name: "integers-in-enumerations",
    reason: "it writes the values of an enumeration as strings, whatever the base type",
    explains: ({ aspect, ours, theirs }) =>
      aspect === "enum" && ours !== undefined && theirs === quoteNumbers(ours),
  },
  {
    name: "booleans-as-digits",
    reason: "its xs:boolean keeps the lexical forms 1 and 0 as numbers; in ours the value is a boolean",
    explains: ({ aspect, ours, theirs }) =>
      aspect === "type" &&
      ours === "boolean" &&
      theirs === 'one of [{"type":"boolean"},{"maximum":1,"minimum":0,"type":"integer"}]',
  },
  {
    name: "patterns-without-anchors",
    reason:
      "it copies the expression; a pattern of XSD matches the whole value, one of JSON Schema any part of it",
    explains: ({ aspect, ours, theirs }) =>
      aspect === "pattern" && theirs !== undefined && ours === `^(?:${theirs})$`,
  },
];

export interface Judgement {
  readonly unexplained: readonly Difference[];
  /** Names of the entries that explain nothing. */
  readonly idle: readonly string[];
}

export function judgeDifferences(
  differences: readonly Difference[],
  accepted: readonly AcceptedDifference[] = acceptedDifferences,
): Judgement {
  return {
    unexplained: differences.filter((difference) => !accepted.some((entry) => entry.explains(difference))),
    idle: accepted.filter((entry) => !differences.some(entry.explains)).map((entry) => entry.name),
  };
}

/** `[1,2]` -> `["1","2"]` */
function quoteNumbers(values: string): string {
  const parsed: unknown = JSON.parse(values);
  return JSON.stringify(Array.isArray(parsed) ? parsed.map(String) : parsed);
}
