import type { Child, ComplexType, RootElement, Schema, SimpleType } from "../model/component.ts";
import { docComment, header } from "./document.ts";
import { memberAccess, typeName, typeReference } from "./names.ts";

/** The module that encodes documents: a writer for each complex type, and an entry for each root element. */
export function writeEncoder(schema: Schema): string {
  const body = [
    ...schema.roots.map(writeEntry),
    ...schema.types.filter((type) => type.kind === "complex").map(writeWriter),
  ]
    .filter((text) => text !== "")
    .join("\n");
  const uses = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(body);
  const runtime = ["escapeText", "formatInteger", "writeOpenContent", "XML_DECLARATION"].filter(uses);
  const types = [...schema.types, ...schema.groups]
    .map(({ name }) => typeName(name))
    .filter(uses)
    .sort();
  return (
    header(schema.fileName) +
    `import { ${runtime.join(", ")} } from "@payment-routing/contract-runtime/codegen";\n` +
    `import type {\n${types.map((name) => `  ${name},\n`).join("")}} from "./types.ts";\n\n` +
    body
  );
}

function writeEntry({ name, type, documentation }: RootElement): string {
  const comment = docComment([
    `Encodes a \`<${name}>\` document, UTF-8 declared. ${documentation}`,
    "The value must be valid (see the validator); siblings are written in the order of the schema.",
    "@throws RangeError for what XML cannot hold: an integer past 2^53-1 or a character such as U+0000",
  ]);
  return (
    `${comment}export function encode${typeName(name)}(value: ${typeReference(type)}): string {\n` +
    `  return \`\${XML_DECLARATION}${writeElement(name, type, "value")}\`;\n}\n`
  );
}

function writeWriter(type: ComplexType): string {
  const { content } = type;
  if (content.kind === "open") return "";
  const open = `function write${typeName(type.name)}(value: ${typeName(type.name)}): string {\n`;
  if (content.kind === "rows") {
    const row = content.group.children
      .map((child) => writeElement(child.name, child.type, memberAccess("row", child.name)))
      .join("");
    return `${open}  let xml = "";\n  for (const row of value) {\n    xml += \`${row}\`;\n  }\n  return xml;\n}\n`;
  }
  if (content.children.every(({ min, max }) => min === 1 && max === 1)) {
    return `${open}  return \`${content.children.map((child) => writeElement(child.name, child.type, memberAccess("value", child.name))).join("")}\`;\n}\n`;
  }
  return `${open}  let xml = "";\n${content.children.map(writeChild).join("")}  return xml;\n}\n`;
}

function writeChild(child: Child): string {
  const member = memberAccess("value", child.name);
  if (child.max > 1)
    return `  for (const item of ${member}) xml += \`${writeElement(child.name, child.type, "item")}\`;\n`;
  const append = `xml += \`${writeElement(child.name, child.type, member)}\`;\n`;
  return child.min === 1 ? `  ${append}` : `  if (${member} !== undefined) ${append}`;
}

/** The part of a template literal that writes one element. */
function writeElement(name: string, type: Child["type"], value: string): string {
  if (type.kind === "complex" && type.content.kind === "open")
    return `\${writeOpenContent(${JSON.stringify(name)}, ${value})}`;
  const content = type.kind === "complex" ? `write${typeName(type.name)}(${value})` : writeValue(type, value);
  return `<${name}>\${${content}}</${name}>`;
}

function writeValue({ base }: SimpleType, value: string): string {
  return {
    string: `escapeText(${value})`,
    integer: `formatInteger(${value})`,
    boolean: `${value} ? "true" : "false"`,
  }[base];
}
