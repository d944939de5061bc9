import type { Difference } from "./compare-facts.ts";

/** Something that xsd2jsonschema cannot carry, and how it shows. */
export interface AcceptedDifference {
  readonly name: string;
  readonly reason: string;
  readonly explains: (difference: Difference) => boolean;
}

/** What a document can carry (XML 1.0, section 2.2), as a pattern of JSON Schema. */
export const CHARACTERS_OF_XML = String.raw`^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$`;
/** What xs:token leaves of any text (XML Schema part 2, section 3.3.2), as a pattern of JSON Schema. */
export const COLLAPSED_WHITE_SPACE = String.raw`^(?:[^ \t\n\r]+(?: [^ \t\n\r]+)*)?$`;

/** The whole list. What it does not explain is a fault; an entry that explains nothing any more is one too. */
export const acceptedDifferences: readonly AcceptedDifference[] = [
  {
    name: "closed-objects",
    reason: "it leaves every object open; an element takes no children but its own",
    explains: ({ aspect, ours, theirs }) => aspect === "closed" && ours === "true" && theirs === undefined,
  },
  {
    name: "conditions",
    reason: "it knows nothing of Schematron; the rules are taken out of its copy",
    explains: ({ aspect, ours, theirs }) =>
      aspect === "conditions" && ours !== undefined && theirs === undefined,
  },
  {
    name: "open-content",
    reason: "it has no xs:any, no xs:anyAttribute and no mixed content: a record without members is left",
    explains: ({ aspect, ours, theirs }) =>
      aspect === "type" && ours === "xml:content" && theirs === "record",
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
    name: "characters-of-xml",
    reason: "it takes any string; ours takes only what a document can carry",
    explains: ({ aspect, ours, theirs }) =>
      aspect === `pattern ${CHARACTERS_OF_XML}` && ours === "there" && theirs === undefined,
  },
  {
    name: "collapsed-white-space",
    reason: "it makes a plain string of xs:token",
    explains: ({ aspect, ours, theirs }) =>
      aspect === `pattern ${COLLAPSED_WHITE_SPACE}` && ours === "there" && theirs === undefined,
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
