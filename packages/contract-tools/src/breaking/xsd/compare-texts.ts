import { formsOf, type SimpleType, validateLiteral } from "@payment-routing/xsd-compiler";
import { findText, type TextLanguage } from "../text-language.ts";
import { describePattern, describeSimple, isIntegerType, REFERENCES } from "./describe-structure.ts";
import { listPatterns, listTexts } from "./minimal-text.ts";

/** Texts that may be valid by one type alone, the shortest first. */
export function listSamples(before: SimpleType, after: SimpleType): readonly string[] {
  const texts = new Set([...listTexts(before), ...listTexts(after), ...UNUSUAL]);
  return [...texts].sort((a, b) => a.length - b.length);
}

/** Texts that white space, time zones, digits and spellings of numbers tell apart. */
const UNUSUAL = [
  ...[" x ", "x\ty", "x  y", "1.50", "1.5", "1.0", "1E3", "INF", "2000-01-01Z", "0.001", "-1", "100000"],
  ...["false", "a b", "-P1D", "%"],
];

/** Whether a type is known to accept all texts of another. */
export function includesTexts(outer: SimpleType, inner: SimpleType): boolean {
  if (outer.variety === "any" || describeSimple(outer, true) === describeSimple(inner, true)) return true;
  if (acceptsAll(outer, inner)) return true;
  if (REFERENCES.has(outer.builtIn) && outer.builtIn !== inner.builtIn) return false;
  const { enumeration = [] } = inner.facets;
  if (inner.variety === "union") return inner.memberTypes.every((member) => includesTexts(outer, member));
  if (outer.variety === "union") {
    const parts = enumeration.map((literal): SimpleType => {
      return { ...inner, facets: { ...inner.facets, enumeration: [literal] } };
    });
    const isIn = (part: SimpleType): boolean =>
      outer.memberTypes.some((member) => includesTexts(member, part));
    return isFree(outer) && (parts.length > 1 ? parts.every(isIn) : isIn(inner));
  }
  if (outer.variety === "list") return includesLists(outer, inner);
  if (inner.variety !== "atomic") return false;
  if (enumeration.length > 0 && listsTextsOf(outer, inner)) return true;
  if (outer.facets.enumeration !== undefined) return false;
  return outer.primitive === "string" ? includesStrings(outer, inner) : includesValues(outer, inner);
}

/** Whether nothing but a length may tell the texts of two types apart. */
function acceptsAll(outer: SimpleType, inner: SimpleType): boolean {
  const [least, most] = lengthsOf(outer);
  const isPlain = STRINGS.has(outer.builtIn) && outer.variety === "atomic" && isFree(outer);
  const isShorter = inner.primitive === "string" && lengthsOf(inner)[1] <= most;
  return isPlain && least === 0 && (most === Infinity || (isShorter && isStricter(outer, inner)));
}

const STRINGS: ReadonlySet<string> = new Set(["string", "normalizedString", "token"]);

function isFree({ facets }: SimpleType): boolean {
  return facets.enumeration === undefined && facets.patterns.length === 0;
}

/** Items are words, so a type of words is included as a list of one. */
function includesLists(outer: SimpleType, inner: SimpleType): boolean {
  if (outer.itemType === undefined || !isFree(outer)) return false;
  if (inner.itemType !== undefined)
    return includesTexts(outer.itemType, inner.itemType) && includesLengths(outer, inner);
  const isWord = WORDS.has(inner.builtIn) || !MAY_HAVE_SPACES.has(String(inner.primitive));
  const [low, high] = lengthsOf(outer);
  return (
    isWord && inner.variety === "atomic" && low <= 1 && high >= 1 && includesTexts(outer.itemType, inner)
  );
}

const WORDS: ReadonlySet<string> = new Set([
  ...["language", "Name", "NCName", "NMTOKEN", "ID", "IDREF", "ENTITY"],
]);
const MAY_HAVE_SPACES: ReadonlySet<string> = new Set(["string", "anyURI", "base64Binary"]);

/** Whether a type accepts the values that another lists, however they are written. */
function listsTextsOf(outer: SimpleType, inner: SimpleType): boolean {
  const isNumber = isIntegerType(inner) || !isIntegerType(outer);
  const isWritten =
    inner.primitive === "string"
      ? isStricter(outer, inner)
      : outer.facets.patterns.length === 0 && outer.primitive === inner.primitive && isNumber;
  const accepts = (type: SimpleType, literal: Literal) => validateLiteral(type, literal) === undefined;
  const { enumeration = [] } = inner.facets;
  return isWritten && enumeration.every((literal) => !accepts(inner, literal) || accepts(outer, literal));
}

type Literal = Parameters<typeof validateLiteral>[1];

/** White space is handled first: a type that collapses it reads texts of others as those without it. */
function isStricter(outer: SimpleType, inner: SimpleType): boolean {
  const strictness = ["preserve", "replace", "collapse"];
  return strictness.indexOf(outer.whiteSpace) >= strictness.indexOf(inner.whiteSpace);
}

function includesStrings(outer: SimpleType, inner: SimpleType): boolean {
  const language = languageOf(outer);
  if (!isStricter(outer, inner) || listPatterns(outer).length < outer.facets.patterns.length) return false;
  return findText(languageOf(inner), language) === "none";
}

/** The texts of an atomic type after white space is handled; more of them if a pattern cannot be expressed. */
function languageOf(type: SimpleType): TextLanguage {
  const [minLength, maxLength] = type.primitive === "string" ? lengthsOf(type) : [0, Infinity];
  const patterns = [...formsOf(type), ...listPatterns(type)];
  return { patterns, minLength, maxLength: Number.isFinite(maxLength) ? maxLength : undefined };
}

/** Compares types by the values that bounds, digits and lengths leave. */
function includesValues(outer: SimpleType, inner: SimpleType): boolean {
  const [of, by] = [outer.primitive, inner.primitive];
  const isFloat = of === "double" || of === "float";
  if (of !== by && !(isFloat && ["decimal", "double", "float"].includes(String(by)))) return false;
  if (isIntegerType(outer) && !isIntegerType(inner)) return false;
  const steps = inner.facets.patterns.map(describePattern);
  if (!outer.facets.patterns.every((step) => steps.includes(describePattern(step)))) return false;
  const areBounded = hasBound(outer, inner, "min") && hasBound(outer, inner, "max");
  return areBounded && hasDigits(outer, inner) && includesLengths(outer, inner);
}

type Side = "min" | "max";

/** Whether the outer type has no bound on one side, or the bound of the inner type is a value of it. */
function hasBound(outer: SimpleType, inner: SimpleType, side: Side): boolean {
  const [inclusive, exclusive] = [`${side}Inclusive`, `${side}Exclusive`] as const;
  const { [exclusive]: open, [inclusive]: closed } = outer.facets;
  if (open === undefined && closed === undefined) return true;
  const lexical = boundOf(inner, side);
  if (lexical === undefined || outer.primitive !== inner.primitive) return false;
  if (open?.lexical === lexical && inner.facets[inclusive] === undefined && inner.facets[exclusive])
    return true;
  const facets = { patterns: [], ...(closed && { [inclusive]: closed }), ...(open && { [exclusive]: open }) };
  const bounded = { ...outer, builtIn: outer.primitive ?? outer.builtIn, facets };
  return validateLiteral(bounded, { lexical, namespaces: new Map(), origin: inner.origin }) === undefined;
}

/** The text of the bound, inclusive for integers; of the one that the digits make if it has none. */
function boundOf(type: SimpleType, side: Side): string | undefined {
  const { facets } = type;
  const sign = side === "min" ? -1n : 1n;
  const [open, closed] = [facets[`${side}Exclusive`]?.lexical, facets[`${side}Inclusive`]?.lexical];
  if (open !== undefined && isIntegerType(type)) return String(BigInt(open.trim().replace(/^\+/, "")) - sign);
  if (open !== undefined || closed !== undefined) return open ?? closed;
  return facets.totalDigits === undefined
    ? undefined
    : String(sign * (10n ** BigInt(facets.totalDigits) - 1n));
}

function hasDigits(outer: SimpleType, inner: SimpleType): boolean {
  const { fractionDigits: most = Infinity, totalDigits = Infinity } = outer.facets;
  const { fractionDigits = Infinity, totalDigits: digits = Infinity } = inner.facets;
  const whole = (["min", "max"] as const).map((side) => {
    const bound = boundOf(inner, side);
    return bound === undefined ? Infinity : (/\d+/.exec(bound)?.[0].length ?? 0);
  });
  return fractionDigits <= most && Math.min(digits, Math.max(...whole) + fractionDigits) <= totalDigits;
}

function lengthsOf({ facets }: SimpleType): readonly [number, number] {
  const { length, maxLength = Infinity, minLength = 0 } = facets;
  return [length ?? minLength, length ?? maxLength];
}

function includesLengths(outer: SimpleType, inner: SimpleType): boolean {
  const [[low, high], [least, most]] = [lengthsOf(outer), lengthsOf(inner)];
  return low <= least && most <= high;
}
