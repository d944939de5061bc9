import type { Issue } from "@payment-routing/contract-runtime";
import type { SchemaSet } from "../../src/components/schema-set.ts";
import { fitsContentModels } from "./fits-content-models.ts";

/** A document on which libxml2 and this compiler do not agree. */
export interface Difference {
  readonly schema: SchemaSet;
  readonly document: string;
  /** What libxml2 finds wrong; undefined when nothing, and then there are issues. */
  readonly rejection: string | undefined;
  readonly issues: readonly Issue[];
}

/** A known error of libxml2: the message of one of the two where it occurs, and the proof that it is not ours. */
interface KnownDifference {
  readonly why: string;
  readonly theirs?: RegExp;
  readonly ours?: RegExp;
  readonly proof?: (difference: Difference) => boolean;
}

const KNOWN_DIFFERENCES: readonly KnownDifference[] = [
  {
    why: "libxml2 has the names of the fourth edition of XML in \\i and \\c",
    theirs: /The value '.*[\u{10000}-\u{EFFFF}].*' is not accepted by the pattern '.*\\[ic].*'/u,
  },
  { why: "libxml2 compares the fixed value of an element as text", theirs: /does not match the fixed value/ },
  {
    why: "libxml2 does not find a name without prefix in an enumeration of xs:QName",
    theirs: /The value '(.*)' is not an element of the set \{.*'\1'/,
  },
  {
    why: "libxml2 keeps the white space around dates and times",
    theirs: /' [-0-9:.TZPYMDS]+ ?' is not a valid value/,
  },
  {
    why: "libxml2 reports a prefix that is not declared, though another member of a union has the value",
    theirs: /^(?:.*: The QName value '.*' has no corresponding namespace declaration in scope\.\s*)+$/,
  },
  { why: "libxml2 has NaN above all other numbers", ours: /expected (?:at least|more than) .*, got "NaN"$/ },
  {
    why: "libxml2 passes over characters that base64 does not have, and counts the others",
    ours: /expected (?:.*, or )?base64\b.*, got "[^A-Za-z0-9+/=]*(?:(?:[A-Za-z0-9+/=][^A-Za-z0-9+/=]*){4})*"$/,
  },
  {
    why: "libxml2 miscounts what repeats inside of what repeats",
    theirs: /: (?:This element is not expected|Missing child element\(s\))\./,
    ours: /, got <\/?/,
    proof: ({ schema, document, rejection }) =>
      fitsContentModels(schema, document) === (rejection !== undefined),
  },
  { why: "libxml2 does not follow references", ours: /expected the identifier of an element/ },
];

/** The reason why libxml2 validates a document otherwise; undefined when it is not known. */
export function explainDifference(difference: Difference): string | undefined {
  const { rejection, issues } = difference;
  return KNOWN_DIFFERENCES.find(({ ours, theirs, proof }) => {
    const seen =
      rejection === undefined
        ? ours !== undefined && issues.every(({ message }) => ours.test(message))
        : theirs?.test(rejection);
    return seen && (proof === undefined || proof(difference));
  })?.why;
}
