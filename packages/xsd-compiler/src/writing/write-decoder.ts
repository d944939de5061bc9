import type { Condition } from "@payment-routing/contract-runtime/codegen";
import type {
  Child,
  ComplexType,
  Content,
  Group,
  RootElement,
  Schema,
  SimpleType,
  TypeDefinition,
} from "../model/component.ts";
import { docComment, header } from "./document.ts";
import { constantName, memberKey, typeName, typeReference, variableNames } from "./names.ts";

/** The module that decodes documents: a reader for each type, and an entry for each root element. */
export function writeDecoder(schema: Schema): string {
  const simple = schema.types
    .filter((type) => type.kind === "simple")
    .filter((type) => isNarrowed(type) && isUsed(schema, type));
  const complex = schema.types.filter((type) => type.kind === "complex");
  const body = [
    ...schema.roots.map(writeEntry),
    ...complex.map(writeReader),
    ...simple.map(writeSimpleReader),
  ].join("\n");
  return header(schema.fileName) + writeImports(schema, body) + body;
}

const RUNTIME = [
  "decodeDocument",
  "elementName",
  "giveUp",
  "leave",
  "nextChild",
  "readBoolean",
  "readInteger",
  "readNormalizedString",
  "readOpen",
  "readString",
  "readToken",
];
const RUNTIME_TYPES = ["DocumentDecoder", "ElementName", "Mutable", "QuickCursor"];

/** Imports what the module's text uses, and nothing else. */
function writeImports(schema: Schema, body: string): string {
  const uses = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(body);
  const runtime = [...RUNTIME_TYPES.filter(uses).map((name) => `type ${name}`), ...RUNTIME.filter(uses)];
  const types = [...schema.types, ...schema.groups]
    .map(({ name }) => typeName(name))
    .filter(uses)
    .sort();
  return (
    'import type { DecodeOptions, Result } from "@payment-routing/contract-runtime";\n' +
    `import {\n${runtime.map((name) => `  ${name},\n`).join("")}} from "@payment-routing/contract-runtime/codegen";\n` +
    'import { TABLE } from "./table.ts";\n' +
    `import type {\n${types.map((name) => `  ${name},\n`).join("")}} from "./types.ts";\n\n`
  );
}

function writeEntry({ name, type, documentation }: RootElement): string {
  const comment = docComment([
    `Decodes a \`<${name}>\` document. ${documentation}`,
    "Never throws for bad input: the result holds the value, or up to 100 issues with lines and columns.",
  ]);
  const decoder = `${constantName(name)}_DOCUMENT`;
  const result = typeReference(type);
  return (
    `/** The document type \`<${name}>\`. */\nexport const ${decoder}: DocumentDecoder<${result}> = {\n` +
    `  root: elementName(${JSON.stringify(name)}),\n  read: ${readerOf(type)},\n  table: TABLE,\n};\n\n` +
    `${comment}export function decode${typeName(name)}(\n  input: Uint8Array | string,\n  options?: DecodeOptions,\n): Result<${result}> {\n` +
    `  return decodeDocument(input, options, ${decoder});\n}\n`
  );
}

/** The function that reads an element of the type. */
function readerOf(type: TypeDefinition): string {
  if (type.kind === "complex")
    return type.content.kind === "open" ? "readOpen" : `read${typeName(type.name)}`;
  return isNarrowed(type) ? `read${typeName(type.name)}` : runtimeReader(type);
}

function runtimeReader({ base, whiteSpace }: SimpleType): string {
  if (base === "integer") return "readInteger";
  if (base === "boolean") return "readBoolean";
  return { preserve: "readString", replace: "readNormalizedString", collapse: "readToken" }[whiteSpace];
}

/** True when the runtime's reader does not check everything that the type asks for. */
function isNarrowed(type: SimpleType): boolean {
  return type.enumeration !== undefined || type.patterns.length > 0 || boundChecks(type).length > 0;
}

function isUsed(schema: Schema, type: SimpleType): boolean {
  const children = schema.types.flatMap((other) =>
    other.kind === "complex" ? childrenOf(other.content) : [],
  );
  return [...children, ...schema.roots].some((use) => use.type === type);
}

function childrenOf(content: Content): readonly Child[] {
  if (content.kind === "open") return [];
  return content.kind === "rows" ? content.group.children : content.children;
}

function writeSimpleReader(type: SimpleType): string {
  const name = typeName(type.name);
  const patterns = type.patterns.map(({ expression }, index) => ({
    constant: `${constantName(type.name)}_PATTERN${type.patterns.length > 1 ? `_${index + 1}` : ""}`,
    expression: JSON.stringify(expression),
  }));
  const constants = patterns
    .map(({ constant, expression }) => `const ${constant} = new RegExp(${expression}, "u");\n`)
    .join("");
  const checks = [
    ...patterns.map(({ constant }) => `!${constant}.test(value)`),
    ...(type.enumeration === undefined ? boundChecks(type) : []),
  ].map((check) => `  if (${check}) giveUp();\n`);
  const read = `  const value = ${runtimeReader(type)}(cursor, name);\n`;
  return (
    `${constants}function read${name}(cursor: QuickCursor, name: ElementName): ${name} {\n${read}${checks.join("")}` +
    (type.enumeration === undefined ? "  return value;\n" : writeEnumeration(type)) +
    "}\n"
  );
}

function writeEnumeration({ enumeration }: SimpleType): string {
  const cases = (enumeration ?? []).map(({ value }) => `    case ${JSON.stringify(value)}:\n`).join("");
  return `  switch (value) {\n${cases}      return value;\n    default:\n      return giveUp();\n  }\n`;
}

function boundChecks(type: SimpleType): string[] {
  const limit = BigInt(Number.MAX_SAFE_INTEGER);
  return [
    // The runtime's integers are safe ones already.
    ...(type.minimum !== undefined && type.minimum > -limit ? [`value < ${type.minimum}`] : []),
    ...(type.maximum !== undefined && type.maximum < limit ? [`value > ${type.maximum}`] : []),
    ...(type.minLength !== undefined ? [`Array.from(value).length < ${type.minLength}`] : []),
    ...(type.maxLength !== undefined ? [`Array.from(value).length > ${type.maxLength}`] : []),
  ];
}

function writeReader(type: ComplexType): string {
  const { content } = type;
  if (content.kind === "open") return "";
  return content.kind === "rows"
    ? writeRowsReader(type, content)
    : writeRecordReader(type, content.kind, content.children);
}

function writeNames(constant: string, children: readonly Child[]): string {
  const names = children.map(({ name, type }) => {
    const open = type.kind === "complex" && type.content.kind === "open";
    return `  elementName(${JSON.stringify(name)}${open ? ", true" : ""}),\n`;
  });
  return `const ${constant} = [\n${names.join("")}] as const;\n\n`;
}

function writeRecordReader(type: ComplexType, kind: "all" | "sequence", children: readonly Child[]): string {
  const constant = constantName(type.name);
  const variables = variableNames(children.map(({ name }) => name));
  const variable = (child: Child): string => variables.get(child.name) as string;
  const declarations = children.map((child) =>
    child.max > 1
      ? `  const ${variable(child)}: ${typeReference(child.type)}[] = [];\n`
      : `  let ${variable(child)}: ${typeReference(child.type)} | undefined;\n`,
  );
  const cases = children.map((child, index) => {
    const read = `${readerOf(child.type)}(cursor, ${constant}[${index}])`;
    if (child.max > 1)
      return `      case ${index}:\n        ${variable(child)}.push(${read});\n        break;\n`;
    return `      case ${index}:\n        if (${variable(child)} !== undefined) giveUp();\n        ${variable(child)} = ${read};\n        break;\n`;
  });
  const order = kind === "sequence" && children.length > 1;
  const hint = (child: string): string => (children.some(({ max }) => max > 1) ? child : `${child} + 1`);
  return (
    writeNames(constant, children) +
    `function read${typeName(type.name)}(cursor: QuickCursor, name: ElementName): ${typeName(type.name)} {\n` +
    declarations.join("") +
    (order ? "  let latest = 0;\n" : "") +
    `  for (let child = nextChild(cursor, ${constant}, 0); child !== -1; child = nextChild(cursor, ${constant}, ${hint("child")})) {\n` +
    (order ? "    if (child < latest) giveUp();\n    latest = child;\n" : "") +
    (cases.length === 0 ? "" : `    switch (child) {\n${cases.join("")}    }\n`) +
    "  }\n  leave(cursor, name);\n" +
    writeCompletion(children, variable) +
    type.assertions
      .map(({ condition }) => `  if (!${writeCondition(condition, children, variable)}) giveUp();\n`)
      .join("") +
    writeResult(typeName(type.name), children, variable) +
    "}\n"
  );
}

/** Gives up when something required is missing, or there is too little or too much of something. */
function writeCompletion(children: readonly Child[], variable: (child: Child) => string): string {
  const checks = children.flatMap((child) => {
    if (child.max === 1) return child.min === 1 ? [`${variable(child)} === undefined`] : [];
    return [
      ...(child.min > 0 ? [`${variable(child)}.length < ${child.min}`] : []),
      ...(child.max !== Number.POSITIVE_INFINITY ? [`${variable(child)}.length > ${child.max}`] : []),
    ];
  });
  if (checks.length === 0) return "";
  return checks.length === 1
    ? `  if (${checks[0]}) giveUp();\n`
    : `  if (\n    ${checks.join(" ||\n    ")}\n  ) {\n    giveUp();\n  }\n`;
}

function writeCondition(
  condition: Condition,
  children: readonly Child[],
  variable: (child: Child) => string,
): string {
  const write = (part: Condition): string => writeCondition(part, children, variable);
  if ("not" in condition) return `!${write(condition.not)}`;
  if ("and" in condition) return `(${condition.and.map(write).join(" && ")})`;
  if ("or" in condition) return `(${condition.or.map(write).join(" || ")})`;
  const child = children.find(({ name }) => name === condition.child) as Child;
  return child.max > 1 ? `(${variable(child)}.length > 0)` : `(${variable(child)} !== undefined)`;
}

function writeResult(name: string, children: readonly Child[], variable: (child: Child) => string): string {
  const always = children.filter(({ min, max }) => max > 1 || min === 1);
  const sometimes = children.filter(({ min, max }) => max === 1 && min === 0);
  const literal =
    `{ ${always.map((child) => `${memberKey(child.name)}: ${writeMemberValue(child, variable(child))}`).join(", ")} }`.replace(
      /^\{ {2}\}$/,
      "{}",
    );
  if (sometimes.length === 0) return `  return ${literal};\n`;
  const assignments = sometimes.map((child) => {
    const member =
      memberKey(child.name) === child.name ? `value.${child.name}` : `value[${JSON.stringify(child.name)}]`;
    return `  if (${variable(child)} !== undefined) ${member} = ${variable(child)};\n`;
  });
  return `  const value: Mutable<${name}> = ${literal};\n${assignments.join("")}  return value;\n`;
}

/** An array whose length has been checked is a tuple with a rest, which TypeScript does not see by itself. */
function writeMemberValue(child: Child, variable: string): string {
  return child.max > 1 && child.min > 0
    ? `${variable} as [${typeReference(child.type)}, ...${typeReference(child.type)}[]]`
    : variable;
}

function writeRowsReader(
  type: ComplexType,
  { group, min, max }: { group: Group; min: number; max: number },
): string {
  const constant = constantName(type.name);
  const { children } = group;
  const variables = variableNames(children.map(({ name }) => name));
  const variable = (child: Child): string => variables.get(child.name) as string;
  const row = typeName(group.name);
  const reads = children.map((child, index) => {
    const read = `    const ${variable(child)} = ${readerOf(child.type)}(cursor, ${constant}[${index}]);\n`;
    return index === 0
      ? read
      : `    if (nextChild(cursor, ${constant}, ${index}) !== ${index}) giveUp();\n${read}`;
  });
  const members = children.map((child) => `${memberKey(child.name)}: ${variable(child)}`).join(", ");
  const checks = [
    ...(min > 0 ? [`rows.length < ${min}`] : []),
    ...(max !== Number.POSITIVE_INFINITY ? [`rows.length > ${max}`] : []),
  ];
  return (
    writeNames(constant, children) +
    `function read${typeName(type.name)}(cursor: QuickCursor, name: ElementName): ${typeName(type.name)} {\n` +
    `  const rows: ${row}[] = [];\n` +
    `  for (let child = nextChild(cursor, ${constant}, 0); child !== -1; child = nextChild(cursor, ${constant}, 0)) {\n` +
    `    if (child !== 0) giveUp();\n${reads.join("")}    rows.push({ ${members} });\n  }\n` +
    "  leave(cursor, name);\n" +
    (checks.length === 0 ? "" : `  if (${checks.join(" || ")}) giveUp();\n`) +
    `  return rows${min > 0 ? ` as [${row}, ...${row}[]]` : ""};\n}\n`
  );
}
