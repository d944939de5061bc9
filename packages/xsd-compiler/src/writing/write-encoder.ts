import { childrenOf } from "../model/children-of.ts";
import type { Child, ComplexType, RootElement, Schema, TypeDefinition } from "../model/component.ts";
import { docComment } from "./document.ts";
import { Imports } from "./imports.ts";
import { fits } from "./layout.ts";
import { memberAccess, typeName } from "./names.ts";
import { isOpen } from "./reader-names.ts";
import { TagConstants } from "./tag-constants.ts";

/** Functions of the runtime that a writer of the schema's own could be named like. */
const RUNTIME_WRITERS = [
  "writeBoolean",
  "writeEmpty",
  "writeEnd",
  "writeInteger",
  "writeOpen",
  "writeStart",
  "writeString",
];

/** What the functions below write with. */
interface Encoder {
  readonly imports: Imports;
  readonly tags: TagConstants;
}

/** The module that encodes documents: an entry for each root element, and a writer for each complex type. */
export function writeEncoder(schema: Schema): string {
  const encoder = { imports: new Imports(), tags: new TagConstants() };
  const complex = schema.types.filter((type) => type.kind === "complex");
  const body = [
    ...schema.roots.map((root) => writeEntry(encoder, root)),
    ...complex.flatMap((type) => writeWriter(encoder, type) ?? []),
  ].join("\n");
  const constants = encoder.tags.write(encoder.imports);
  return encoder.imports.write() + constants + body;
}

function writeEntry(encoder: Encoder, { name, type, documentation }: RootElement): string {
  const { imports } = encoder;
  const comment = docComment([
    `Encodes a \`<${name}>\` document, UTF-8 declared. ${documentation}`,
    "The value must be valid (see the validator); siblings are written in the order of the schema.",
    "@throws RangeError for what XML cannot hold: an integer past 2^53-1 or a character such as U+0000",
  ]);
  const lines = writeElement(encoder, name, type, "value").map((line) => `    ${line}\n`);
  return (
    `${comment}export function encode${typeName(name)}(${isEmpty(type) ? "_value" : "value"}: ${imports.type(type)}): string {\n` +
    `  return ${imports.value("encodeDocument")}((writer) => {\n${lines.join("")}  });\n}\n`
  );
}

function writeWriter(encoder: Encoder, type: ComplexType): string | undefined {
  const { imports } = encoder;
  const { content } = type;
  if (content.kind === "open" || isEmpty(type)) return undefined;
  const body =
    content.kind === "rows"
      ? writeLoop(
          "for (const row of value)",
          content.group.children.flatMap((child) => writeChild(encoder, child, "row")),
        )
      : content.children.flatMap((child) => writeChild(encoder, child, "value"));
  const head = `function ${writerName(type)}(writer: ${imports.runtimeType("XmlWriter")}, value: ${imports.type(type)}): void {`;
  return `${head}\n${body.map((line) => `  ${line}\n`).join("")}}\n`;
}

function writeChild(encoder: Encoder, { name, type, min, max }: Child, of: string): readonly string[] {
  const member = memberAccess(of, name);
  const write = (value: string): readonly string[] => writeElement(encoder, name, type, value);
  if (max > 1) return writeLoop(`for (const item of ${member})`, write("item"));
  return min === 1 ? write(member) : writeLoop(`if (${member} !== undefined)`, write(member));
}

/** A statement that is on one line with its head when it is one and fits there. */
function writeLoop(head: string, statements: readonly string[]): readonly string[] {
  const [first = "", ...others] = statements;
  const line = `${head} ${first}`;
  if (others.length === 0 && !first.endsWith("{") && fits(`  ${line}`)) return [line];
  return [`${head} {`, ...statements.map((statement) => `  ${statement}`), "}"];
}

/** The statements that write one element. */
function writeElement(
  { imports, tags }: Encoder,
  name: string,
  type: TypeDefinition,
  value: string,
): readonly string[] {
  const tag = tags.constant(name);
  const call = (writer: string, ...more: string[]): string =>
    `${imports.value(writer)}(${["writer", tag, ...more].join(", ")});`;
  if (isOpen(type)) return [call("writeOpen", value)];
  if (isEmpty(type)) return [call("writeEmpty")];
  if (type.kind === "complex")
    return [call("writeStart"), `${writerName(type)}(writer, ${value});`, call("writeEnd")];
  const writers = { string: "writeString", integer: "writeInteger", boolean: "writeBoolean" };
  return [call(writers[type.base], value)];
}

/** No name of a type ends with an underscore, so that one behind it tells apart. */
function writerName(type: ComplexType): string {
  const name = `write${typeName(type.name)}`;
  return RUNTIME_WRITERS.includes(name) ? `${name}_` : name;
}

function isEmpty(type: TypeDefinition): boolean {
  return type.kind === "complex" && !isOpen(type) && childrenOf(type).length === 0;
}
