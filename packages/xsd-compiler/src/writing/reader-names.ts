import type { Child, RootElement, SimpleType, TypeDefinition } from "../model/component.ts";
import type { Imports } from "./imports.ts";
import { writeList } from "./layout.ts";
import { typeName } from "./names.ts";

const LIMIT = BigInt(Number.MAX_SAFE_INTEGER);

/** Functions of the runtime that a reader of the schema's own could be named like. */
const RUNTIME_READERS = [
  "readBoolean",
  "readInteger",
  "readNormalizedString",
  "readNothing",
  "readOpen",
  "readString",
  "readToken",
];

/**
 * The function that reads the content of an element of the type, up to its end tag: the runtime's, or one that the
 * module has for it. Of a type that takes any content it reads the whole element.
 */
export function readerOf(imports: Imports, type: TypeDefinition): string {
  if (type.kind === "simple" && !isNarrowed(type)) return runtimeReader(imports, type);
  if (isOpen(type)) return imports.value("readOpen");
  return readerName(type);
}

/** The name of a type's own reader. No name of a type ends with an underscore, so that one behind it tells apart. */
export function readerName(type: TypeDefinition): string {
  const builtIn = type.kind === "simple" && type.builtIn;
  const name = `read${typeName(builtIn ? type.name.replace("xs:", "") : type.name)}`;
  return builtIn || RUNTIME_READERS.includes(name) ? `${name}_` : name;
}

/** The runtime's function that reads the base of a simple type. */
export function runtimeReader(imports: Imports, { base, whiteSpace }: SimpleType): string {
  if (base === "integer") return imports.value("readInteger");
  if (base === "boolean") return imports.value("readBoolean");
  const reader = { preserve: "readString", replace: "readNormalizedString", collapse: "readToken" };
  return imports.value(reader[whiteSpace]);
}

/** True when the runtime's reader does not check everything that the type asks for. */
export function isNarrowed(type: SimpleType): boolean {
  return (
    type.enumeration !== undefined ||
    type.patterns.length > 0 ||
    type.minLength !== undefined ||
    type.maxLength !== undefined ||
    boundChecks(type).length > 0
  );
}

/** What refuses an integer outside the bounds of its type. The runtime's integers are safe ones already. */
export function boundChecks({ minimum, maximum }: SimpleType): string[] {
  return [
    ...(minimum !== undefined && minimum > -LIMIT ? [`value < ${minimum}`] : []),
    ...(maximum !== undefined && maximum < LIMIT ? [`value > ${maximum}`] : []),
  ];
}

/** The name of an element as the decoder looks for it. */
export function writeElementName(imports: Imports, { name, type }: Child | RootElement): string {
  return `${imports.value("elementName")}(${JSON.stringify(name)}${isOpen(type) ? ", true" : ""})`;
}

/** The constant that lists the names of a type's children. */
export function writeNames(imports: Imports, constant: string, children: readonly Child[]): string {
  const names = children.map((child) => writeElementName(imports, child));
  return `${writeList(`const ${constant} = [`, names, "] as const;", "")}\n\n`;
}

/** The loop over the children of an element, whose body switches over `child`. */
export function writeLoop(imports: Imports, constant: string, hint: string, body: string): string {
  const next = (likely: string): string => `${imports.value("nextChild")}(cursor, ${constant}, ${likely})`;
  return `  let child = ${next("0")};\n  while (child !== -1) {\n${body}    child = ${next(hint)};\n  }\n`;
}

/** The expression that reads the content of an element, or the whole element when its type takes any content. */
export function writeRead(imports: Imports, type: TypeDefinition, name: string): string {
  return `${readerOf(imports, type)}(cursor${isOpen(type) ? `, ${name}` : ""})`;
}

/** The statements that take an element's value, its start tag being read, and move behind its end tag. */
export function writeTake(
  imports: Imports,
  type: TypeDefinition,
  name: string,
  take: (value: string) => string,
): readonly string[] {
  const read = take(writeRead(imports, type, name));
  return isOpen(type) ? [read] : [read, `${imports.value("leave")}(cursor, ${name});`];
}

/** True for a type that takes any attributes and content. */
export function isOpen(type: TypeDefinition): boolean {
  return type.kind === "complex" && type.content.kind === "open";
}

/** The first line of a reader. */
export function writeSignature(imports: Imports, type: TypeDefinition): string {
  const cursor = `cursor: ${imports.runtimeType("QuickCursor")}`;
  return `${writeList(`function ${readerName(type)}(`, [cursor], `): ${imports.type(type)} {`, "")}\n`;
}
