import type { Issue } from "@payment-routing/contract-runtime";

/** Where libxml2 and XSD 1.0 part, by what one of the two finds wrong. */
const DIFFERENCES: readonly { readonly why: string; readonly theirs?: RegExp; readonly ours?: RegExp }[] = [
  {
    why: "libxml2 has the names of the fourth edition of XML in \\i and \\c",
    theirs: /is not accepted by the pattern '.*\\[ic].*'/,
  },
  { why: "libxml2 compares the fixed value of an element as text", theirs: /does not match the fixed value/ },
  {
    why: "libxml2 does not find a name without prefix in an enumeration of xs:QName",
    theirs: /The value '(.*)' is not an element of the set \{.*'\1'/,
  },
  {
    why: "libxml2 keeps the white space around dates and times",
    theirs: /'[-0-9:.TZPYMDS ]+' is not a valid value/,
  },
  { why: "libxml2 passes over characters that base64 does not have", ours: /expected base64/ },
  {
    why: "libxml2 takes too few of what a wildcard lets in, in a group that may be left out",
    ours: /expected an element that a wildcard allows, got <\//,
  },
  { why: "libxml2 does not follow references", ours: /expected the identifier of an element/ },
];

/** Why libxml2 judges a document otherwise; undefined when that is not known. */
export function explainDifference(refusal: string | undefined, issues: readonly Issue[]): string | undefined {
  return DIFFERENCES.find(({ ours, theirs }) => {
    if (refusal !== undefined) return theirs?.test(refusal) === true;
    return ours !== undefined && issues.every(({ message }) => ours.test(message));
  })?.why;
}
