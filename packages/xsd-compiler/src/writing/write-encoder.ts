import { childrenOf } from "../model/children-of.ts";
import type { Child, ComplexType, RootElement, Schema, SimpleType } from "../model/component.ts";
import { docComment } from "./document.ts";
import { Imports } from "./imports.ts";
import { fits } from "./layout.ts";
import { memberAccess, typeName } from "./names.ts";

/** The module that encodes documents: an entry for each root element, and a writer for each complex type. */
export function writeEncoder(schema: Schema): string {
  const imports = new Imports();
  const complex = schema.types.filter((type) => type.kind === "complex");
  const body = [
    ...schema.roots.map((root) => writeEntry(imports, root)),
    ...complex.flatMap((type) => writeWriter(imports, type) ?? []),
  ].join("\n");
  return imports.write() + body;
}

function writeEntry(imports: Imports, { name, type, documentation }: RootElement): string {
  const comment = docComment([
    `Encodes a \`<${name}>\` document, UTF-8 declared. ${documentation}`,
    "The value must be valid (see the validator); siblings are written in the order of the schema.",
    "@throws RangeError for what XML cannot hold: an integer past 2^53-1 or a character such as U+0000",
  ]);
  const element = writeElement(imports, name, type, "value");
  // The tags on lines of their own: the name of a root tends to be long.
  const [start = "", ...rest] = element.split(/(?<=^<[^>]*>)|(?=<[^>]*>$)/);
  const parts = [`\${${imports.value("XML_DECLARATION")}}${start}`, ...rest];
  return (
    `${comment}export function encode${typeName(name)}(${isEmpty(type) ? "_value" : "value"}: ${imports.type(type)}): string {\n` +
    `${writeReturn(parts)}}\n`
  );
}

function writeWriter(imports: Imports, type: ComplexType): string | undefined {
  const { content } = type;
  if (content.kind === "open" || isEmpty(type)) return undefined;
  const signature = `function write${typeName(type.name)}(value: ${imports.type(type)}): string {\n`;
  const element = (child: Child, of: string): string =>
    writeElement(imports, child.name, child.type, memberAccess(of, child.name));
  if (content.kind === "rows") {
    const row = content.group.children
      .map((child) => `    xml += ${writeText(element(child, "row"))};\n`)
      .join("");
    return `${signature}  let xml = "";\n  for (const row of value) {\n${row}  }\n  return xml;\n}\n`;
  }
  const { children } = content;
  if (children.every(({ min, max }) => min === 1 && max === 1))
    return `${signature}${writeReturn(children.map((child) => element(child, "value")))}}\n`;
  const appended = children.map((child) => writeChild(imports, child)).join("");
  return `${signature}  let xml = "";\n${appended}  return xml;\n}\n`;
}

/** Returns a text made of parts of a template: as one when it fits on a line, one a line otherwise. */
function writeReturn(parts: readonly string[]): string {
  const line = `  return ${writeText(parts.join(""))};`;
  if (fits(line)) return `${line}\n`;
  return `  return (\n${parts.map((part) => `    ${writeText(part)}`).join(" +\n")}\n  );\n`;
}

/** A template, or what is in it when that is all there is. */
function writeText(template: string): string {
  const alone = template.startsWith("${") && template.indexOf("}") === template.length - 1;
  return alone ? template.slice(2, -1) : `\`${template}\``;
}

function isEmpty(type: Child["type"]): boolean {
  return type.kind === "complex" && type.content.kind !== "open" && childrenOf(type).length === 0;
}

function writeChild(imports: Imports, { name, type, min, max }: Child): string {
  const member = memberAccess("value", name);
  const append = (value: string): string => `xml += ${writeText(writeElement(imports, name, type, value))};`;
  if (max > 1) return writeStatement(`for (const item of ${member})`, append("item"));
  return min === 1 ? `  ${append(member)}\n` : writeStatement(`if (${member} !== undefined)`, append(member));
}

function writeStatement(head: string, statement: string): string {
  const line = `  ${head} ${statement}`;
  return fits(line) ? `${line}\n` : `  ${head} {\n    ${statement}\n  }\n`;
}

/** The part of a template literal that writes one element. */
function writeElement(imports: Imports, name: string, type: Child["type"], value: string): string {
  if (type.kind === "complex" && type.content.kind === "open")
    return `\${${imports.value("writeOpenContent")}(${JSON.stringify(name)}, ${value})}`;
  if (isEmpty(type)) return `<${name}/>`;
  const content =
    type.kind === "complex" ? `write${typeName(type.name)}(${value})` : writeValue(imports, type, value);
  return `<${name}>\${${content}}</${name}>`;
}

function writeValue(imports: Imports, { base }: SimpleType, value: string): string {
  if (base === "boolean") return `${value} ? "true" : "false"`;
  return `${imports.value(base === "string" ? "escapeText" : "formatInteger")}(${value})`;
}
