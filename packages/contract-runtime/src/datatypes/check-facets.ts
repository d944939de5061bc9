import type { IssueCode } from "../issue.ts";
import { cutOff, quoteText } from "../quote-text.ts";
import { countDigits, type Decimal } from "./number-datatypes.ts";
import { keyOfValue, quoteValue, type SimpleValue, ValueIssue } from "./simple-type.ts";
import type { FacetsTable, LiteralTable } from "./simple-type-table.ts";

/** Checks one facet. Returns undefined if the value satisfies it. */
export type FacetCheck = (value: SimpleValue, text: string) => ValueIssue | undefined;

/** Reads the literals of facets as values. */
export type ReadLiteral = (literal: LiteralTable) => SimpleValue;

/** Returns a check for each facet of a type (XSD 1.0 part 2, section 4.3), in the order of reporting. */
export function prepareFacets(facets: FacetsTable, read: ReadLiteral): readonly FacetCheck[] {
  return [
    ...(facets.patterns ?? []).flatMap(({ source, expression }) => [
      ...(expression instanceof RegExp ? [checkMatchable] : []),
      check("pattern-mismatch", `text that matches ${cutOff(source, 160)}`, (_, text) =>
        expression.test(text),
      ),
    ]),
    ...checkEnumeration(facets, read),
    ...checkLengths(facets),
    ...checkBounds(facets, read),
    ...checkDigits(facets),
  ];
}

function check(
  code: IssueCode,
  expected: string,
  allows: (value: SimpleValue, text: string) => boolean,
): FacetCheck {
  return (value, text) =>
    allows(value, text) ? undefined : new ValueIssue(code, expected, quoteValue(value, text));
}

/** JavaScript's regular expressions overflow their stack on texts of several million characters. */
const MAX_MATCHED = 250_000;

/** Returns the issue of a text that is too long to be matched; undefined for shorter texts. */
export function checkMatchedLength(text: string): ValueIssue | undefined {
  if (text.length <= MAX_MATCHED) return undefined;
  return issueOf("limit-size", `at most ${MAX_MATCHED} characters where a form is prescribed`, text);
}

const checkMatchable: FacetCheck = (_, text) => checkMatchedLength(text);

export function issueOf(code: IssueCode, expected: string, text: string): ValueIssue {
  return new ValueIssue(code, expected, quoteText(text));
}

const MAX_SHOWN = 20;

function checkEnumeration({ enumeration }: FacetsTable, read: ReadLiteral): readonly FacetCheck[] {
  if (enumeration === undefined) return [];
  const values = enumeration.map(read);
  const keys = new Set(values.map(keyOfValue));
  const shown = enumeration.slice(0, MAX_SHOWN).map(({ text }, index) => quoteValue(values[index], text));
  const expected = `one of ${shown.join(", ")}${enumeration.length > MAX_SHOWN ? ", …" : ""}`;
  return [check("not-in-enumeration", expected, (value) => keys.has(keyOfValue(value)))];
}

function checkLengths({ length, minLength, maxLength }: FacetsTable): readonly FacetCheck[] {
  // The compiler checks that a length is within the bounds of base types.
  const low = length ?? minLength ?? 0;
  const high = length ?? maxLength ?? Number.POSITIVE_INFINITY;
  if (low === 0 && high === Number.POSITIVE_INFINITY) return [];
  return [
    (value, text) => {
      const measured = measure(value) ?? low;
      if (measured >= low && measured <= high) return undefined;
      const unit = value.kind === "list" ? "item" : (value.datatype.unit ?? "character");
      return issueOf("invalid-length", describeLength(low, high, unit), text);
    },
  ];
}

/** Returns undefined for types without a length: every QName satisfies every length (section 4.3.1.3). */
function measure(value: SimpleValue): number | undefined {
  return value.kind === "list" ? value.items.length : value.datatype.length?.(value.value);
}

function describeLength(low: number, high: number, unit: string): string {
  const count = (number: number): string => `${number} ${unit}${number === 1 ? "" : "s"}`;
  if (high === Number.POSITIVE_INFINITY) return `at least ${count(low)}`;
  return (low === 0 ? "at most " : low === high ? "" : `${low} to `) + count(high);
}

type Order = (a: unknown, b: unknown) => number | undefined;

const BOUNDS = [
  ["minInclusive", "at least", (order) => order >= 0],
  ["minExclusive", "more than", (order) => order > 0],
  ["maxInclusive", "at most", (order) => order <= 0],
  ["maxExclusive", "less than", (order) => order < 0],
] as const satisfies readonly (readonly [keyof FacetsTable, string, (order: number) => boolean])[];

function checkBounds(facets: FacetsTable, read: ReadLiteral): readonly FacetCheck[] {
  return BOUNDS.flatMap(([name, words, admits]) => {
    const text = facets[name];
    if (text === undefined) return [];
    const bound = read({ text });
    if (bound.kind === "list") return [];
    const compare = bound.datatype.compare as Order;
    return [
      check("out-of-range", `${words} ${quoteText(text)}`, (value) => {
        // A value that cannot be compared with a bound is outside it (section 3.2.6.2).
        const order = value.kind === "atomic" ? compare(value.value, bound.value) : undefined;
        return order !== undefined && admits(order);
      }),
    ];
  });
}

function checkDigits({ totalDigits, fractionDigits }: FacetsTable): readonly FacetCheck[] {
  const checks: FacetCheck[] = [];
  if (totalDigits !== undefined) {
    const admits = (value: Decimal): boolean => countDigits(value) <= totalDigits;
    checks.push(check("out-of-range", `at most ${totalDigits} digits`, (value) => admits(numberOf(value))));
  }
  if (fractionDigits !== undefined) {
    const admits = (value: Decimal): boolean => value.fraction.length <= fractionDigits;
    const expected = `at most ${fractionDigits} digits behind the point`;
    checks.push(check("out-of-range", expected, (value) => admits(numberOf(value))));
  }
  return checks;
}

function numberOf(value: SimpleValue): Decimal {
  return (value as { readonly value: unknown }).value as Decimal;
}
