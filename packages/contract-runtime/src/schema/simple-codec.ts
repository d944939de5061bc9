import type {
  Conversion,
  Datatype,
  DeclarePrefix,
  PrimitiveName,
  ValueContext,
} from "../datatypes/simple-type.ts";
import { type SimpleType, ValueIssue } from "../datatypes/simple-type.ts";
import type { FacetsTable, SimpleTypeTable } from "../datatypes/simple-type-table.ts";
import { countCharacters, normaliseWhiteSpace } from "../lexical.ts";
import type { TextShape, ValueShape } from "./value-table.ts";

/**
 * How text becomes a value: `string` is the text unchanged, `token` with its white space collapsed, `integer` a number within
 * the bounds of the codec; `value` is anything else.
 */
export type TextForm = "string" | "token" | "integer" | "value";

export interface IntegerBounds {
  readonly low: number;
  readonly high: number;
}

/** Converts between the texts of a simple type and its values. */
export interface SimpleCodec {
  readonly type: SimpleType;
  readonly form: TextForm;
  /** The bounds of an `integer`. */
  readonly bounds?: IntegerBounds | undefined;
  /** True if every text is its own value, apart from white space other than spaces. */
  readonly plain: boolean;
  /** Undefined for lists, unions and `xs:anySimpleType`. */
  readonly primitive?: PrimitiveName | undefined;
  /** Returns the value of a raw document text, or a {@link ValueIssue}. */
  decode(raw: string, context: ValueContext): unknown;
  /**
   * Returns the text of a value, without checking facets.
   *
   * @throws TypeError for a value of another type
   */
  encode(value: unknown, declarePrefix: DeclarePrefix): string;
}

/** Lists or unions: simple types that consist of other simple types. */
export interface Variety {
  prepareType(table: SimpleTypeTable, find: (index: number) => SimpleType): SimpleType;
  prepareCodec(type: SimpleType, shape: ValueShape, find: (index: number) => SimpleCodec): SimpleCodec;
}

/** Datatypes by name. Naming only those in use keeps others out of bundles. */
export type Datatypes = { readonly [Name in PrimitiveName]?: Datatype<unknown> } & {
  readonly list?: Variety;
  readonly union?: Variety;
};

/**
 * Prepares a simple type.
 *
 * @param datatypes the datatypes that the schema uses
 * @param find returns the codec of a part of a list or union, by its index
 */
export function prepareCodec(
  table: SimpleTypeTable,
  shape: ValueShape | undefined,
  type: SimpleType,
  datatypes: Datatypes,
  find: (index: number) => SimpleCodec,
): SimpleCodec {
  if (shape?.kind === "list" || shape?.kind === "union") {
    const variety = datatypes[shape.kind];
    if (variety === undefined) throw new RangeError(`the datatype ${shape.kind} is missing`);
    return variety.prepareCodec(type, shape, find);
  }
  const as = (shape as TextShape | undefined)?.as ?? "string";
  const isConverted = table.variety === "atomic" && (as === "float" || as === "qname");
  return prepareAtomic(table, as, type, isConverted ? datatypes[table.primitive]?.conversion : undefined);
}

function prepareAtomic(
  table: SimpleTypeTable,
  as: TextShape["as"],
  type: SimpleType,
  conversion: Conversion | undefined,
): SimpleCodec {
  const atomic = table.variety === "atomic" ? table : undefined;
  const { facets = {}, whiteSpace = "preserve" } = atomic ?? {};
  const isValid = atomic !== undefined && as === "string" ? surelyValid(atomic) : undefined;
  const isInteger =
    as === "number" &&
    atomic !== undefined &&
    facets.patterns === undefined &&
    facets.totalDigits === undefined;
  const bounds = isInteger ? integerBounds(facets) : undefined;
  const toNumber = bounds && plainInteger(facets, bounds);
  const toBoolean = as === "boolean" && atomic !== undefined && facets.patterns === undefined;
  let form: TextForm = "value";
  if (bounds !== undefined && facets.enumeration === undefined) form = "integer";
  if (isValid === acceptsAll && whiteSpace !== "replace")
    form = whiteSpace === "preserve" ? "string" : "token";
  return {
    type,
    form,
    bounds,
    primitive: atomic?.primitive,
    plain: isValid === acceptsAll && whiteSpace !== "collapse",
    decode(raw, context) {
      const integer = toNumber?.(raw);
      if (integer !== undefined) return integer;
      if (toBoolean && (raw === "true" || raw === "false")) return raw === "true";
      const text = normaliseWhiteSpace(raw, whiteSpace);
      if (isValid?.(text)) return text;
      const value = type.read(raw, context);
      if (value instanceof ValueIssue) return value;
      return conversion === undefined ? decodeAtomic(as, text) : conversion.toValue(text, context);
    },
    encode(value, declarePrefix) {
      return conversion === undefined ? encodeAtomic(as, value) : conversion.toText(value, declarePrefix);
    },
  };
}

/**
 * Returns a quick test that accepts most valid texts of a type and no invalid ones, for types without a lexical form whose
 * value is the text.
 */
function surelyValid({
  builtIn,
  facets,
  primitive,
}: Extract<SimpleTypeTable, { variety: "atomic" }>): ((text: string) => boolean) | undefined {
  if (builtIn === "decimal") return Object.keys(facets).length === 0 ? isPlainDecimal : undefined;
  const isPlain = primitive === "string" && ["string", "normalizedString", "token"].includes(builtIn);
  if (!isPlain) return undefined;
  const { enumeration, patterns } = facets;
  const hasLength = lengthTest(facets);
  if (enumeration !== undefined) {
    const texts = new Set(enumeration.map(({ text }) => text).filter(hasLength));
    return patterns === undefined ? (text) => texts.has(text) : undefined;
  }
  if (patterns === undefined) return hasLength;
  const [{ expression } = { expression: undefined }, ...others] = patterns;
  if (others.length > 0 || expression === undefined) return undefined;
  return (text) => text.length < MAX_MATCHED_AT_ONCE && hasLength(text) && expression.test(text);
}

/** True for a decimal in its usual form: an optional minus, and digits on both sides of a point. */
function isPlainDecimal(text: string): boolean {
  const start = text.startsWith("-") ? 1 : 0;
  const point = text.indexOf(".");
  return point === -1
    ? areDigits(text, start, text.length)
    : areDigits(text, start, point) && areDigits(text, point + 1, text.length);
}

function areDigits(text: string, start: number, end: number): boolean {
  for (let index = start; index < end; index++) {
    const digit = text.charCodeAt(index) - 0x30;
    if (digit < 0 || digit > 9) return false;
  }
  return start < end;
}

const MAX_MATCHED_AT_ONCE = 1_000;

function acceptsAll(): boolean {
  return true;
}

function lengthTest({ length, minLength, maxLength }: FacetsTable): (text: string) => boolean {
  const low = length ?? minLength ?? 0;
  const high = length ?? maxLength ?? Number.POSITIVE_INFINITY;
  if (low === 0 && high === Number.POSITIVE_INFINITY) return acceptsAll;
  // A text has at most as many characters as UTF-16 units, and a text with units has at least one character.
  if (low <= 1) return (text) => text.length >= low && text.length <= high;
  return (text) => {
    const count = countCharacters(text);
    return count >= low && count <= high;
  };
}

function integerBounds({
  maxExclusive,
  maxInclusive,
  minExclusive,
  minInclusive,
}: FacetsTable): IntegerBounds {
  return {
    low: Math.max(Number(minInclusive ?? -Infinity), Number(minExclusive ?? -Infinity) + 1),
    high: Math.min(Number(maxInclusive ?? Infinity), Number(maxExclusive ?? Infinity) - 1),
  };
}

/** Reads integers in their usual form, for types with no other facets than bounds or an enumeration. */
function plainInteger(
  { enumeration }: FacetsTable,
  { high, low }: IntegerBounds,
): (text: string) => number | undefined {
  const values = enumeration
    ?.map(({ text }) => Number(text))
    .filter((value) => value >= low && value <= high);
  const allowed = values === undefined ? undefined : new Set(values);
  return (text) => {
    const { length } = text;
    // Fifteen digits are always exact.
    if (length === 0 || length > 15) return undefined;
    let value = 0;
    for (let index = 0; index < length; index++) {
      const digit = text.charCodeAt(index) - 0x30;
      if (digit < 0 || digit > 9) return undefined;
      value = value * 10 + digit;
    }
    if (allowed !== undefined) return allowed.has(value) ? value : undefined;
    return value >= low && value <= high ? value : undefined;
  };
}

function decodeAtomic(as: TextShape["as"], text: string): unknown {
  switch (as) {
    case "boolean":
      return text === "true" || text === "1";
    case "number":
      // An integer type has no negative zero.
      return Number(text) + 0;
    case "bigint":
      return BigInt(text.replace(/^\+/, ""));
    default:
      return text;
  }
}

/**
 * Returns the text of a value.
 *
 * @throws TypeError for a value of another type
 */
export function encodeAtomic(as: TextShape["as"], value: unknown): string {
  // These integers are exact; -0 is not an integer.
  if (as === "number" ? Number.isSafeInteger(value) : typeof value === as) return String(value);
  throw new TypeError(`expected ${as === "number" ? "an integer within ±(2^53 - 1)" : `a ${as}`}`);
}
