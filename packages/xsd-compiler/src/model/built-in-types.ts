import type { SimpleType } from "./component.ts";

const INTEGER_BOUNDS: Readonly<Record<string, readonly [bigint | undefined, bigint | undefined]>> = {
  integer: [undefined, undefined],
  nonNegativeInteger: [0n, undefined],
  positiveInteger: [1n, undefined],
  nonPositiveInteger: [undefined, 0n],
  negativeInteger: [undefined, -1n],
  long: [-(2n ** 63n), 2n ** 63n - 1n],
  int: [-(2n ** 31n), 2n ** 31n - 1n],
  short: [-(2n ** 15n), 2n ** 15n - 1n],
  byte: [-(2n ** 7n), 2n ** 7n - 1n],
  unsignedLong: [0n, 2n ** 64n - 1n],
  unsignedInt: [0n, 2n ** 32n - 1n],
  unsignedShort: [0n, 2n ** 16n - 1n],
  unsignedByte: [0n, 2n ** 8n - 1n],
};

/** Datatypes of XSD 1.0 part 2 that are not carried: named, so that a misspelt one can be told apart. */
export const REFUSED_BUILT_INS: ReadonlySet<string> = new Set(
  (
    "anyType anySimpleType float double decimal duration dateTime time date gYearMonth gYear gMonthDay gDay gMonth " +
    "hexBinary base64Binary anyURI QName NOTATION language Name NCName NMTOKEN NMTOKENS ID IDREF IDREFS ENTITY ENTITIES"
  ).split(" "),
);

/** The datatypes that come with XSD (part 2, section 3), by local name. */
export const BUILT_IN_TYPES: ReadonlyMap<string, SimpleType> = new Map(
  [
    builtIn("string", "string", "preserve"),
    builtIn("normalizedString", "string", "replace"),
    builtIn("token", "string", "collapse"),
    builtIn("boolean", "boolean", "collapse"),
    ...Object.entries(INTEGER_BOUNDS).map(([name, [minimum, maximum]]) => ({
      ...builtIn(name, "integer", "collapse"),
      minimum,
      maximum,
    })),
  ].map((type) => [type.name.slice("xs:".length), type]),
);

function builtIn(name: string, base: SimpleType["base"], whiteSpace: SimpleType["whiteSpace"]): SimpleType {
  return {
    kind: "simple",
    builtIn: true,
    name: `xs:${name}`,
    documentation: "",
    offset: 0,
    base,
    whiteSpace,
    minimum: undefined,
    maximum: undefined,
    minLength: undefined,
    maxLength: undefined,
    enumeration: undefined,
    patterns: [],
  };
}
