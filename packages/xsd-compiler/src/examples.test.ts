import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { prepareLibxml2 } from "../test/libxml2-validator.ts";
import { writeSchemas } from "../test/schema-folder.ts";
import { compileXsd } from "./compile-xsd.ts";

const NAMESPACES = ["urn:large:a", "urn:large:b", "urn:large:c", "urn:large:d", "urn:large:e"];

/** A schema set of five namespaces that import each other, with as many elements as are asked for. */
function makeLargeSchema(elements: number): Readonly<Record<string, string>> {
  const each = Math.ceil(elements / NAMESPACES.length / 3);
  return Object.fromEntries(NAMESPACES.map((_, index) => [`${letter(index)}.xsd`, makeFile(index, each)]));
}

/** A document of it that goes through a chain of its types; `value` is that of an attribute at the end of the chain. */
function makeLargeDocument(depth: number, value: string): string {
  const tags = Array.from(
    { length: depth },
    (_, index) => `${letter(index % 5)}:next${Math.floor(index / 5)}`,
  );
  const declarations = NAMESPACES.map((namespace, index) => ` xmlns:${letter(index)}="${namespace}"`).join(
    "",
  );
  const last = Math.floor((depth - 1) / 5) % 7;
  const inner = `<a:amount${last} unit="${value}">1.50</a:amount${last}>`;
  const opened = tags.map(
    (tag, index) =>
      `<${tag}${index === 0 ? declarations : ""}><${tag.slice(0, 1)}:code${Math.floor(index / 5)}>A</${tag.slice(0, 1)}:code${Math.floor(index / 5)}>`,
  );
  return (
    opened.join("") +
    inner +
    tags
      .toReversed()
      .map((tag) => `</${tag}>`)
      .join("")
  );
}

/** Types `T0`, `T1`, … of a namespace: each has a code, and either the next namespace's element or an amount. */
function makeFile(index: number, count: number): string {
  const next = (index + 1) % NAMESPACES.length;
  const types = Array.from({ length: count }, (_, number) => {
    const following = next === 0 ? (number + 1) % count : number;
    return `<xs:element name="next${number}" type="T${number}"/>
<xs:element name="code${number}"><xs:simpleType><xs:restriction base="xs:token"><xs:pattern value="[A-Z]{1,${(number % 9) + 1}}"/></xs:restriction></xs:simpleType></xs:element>
<xs:element name="amount${number}"><xs:complexType><xs:simpleContent><xs:extension base="xs:decimal"><xs:attribute name="unit" use="required"><xs:simpleType><xs:union memberTypes="xs:positiveInteger"><xs:simpleType><xs:restriction base="xs:string"><xs:enumeration value="kg"/></xs:restriction></xs:simpleType></xs:union></xs:simpleType></xs:attribute></xs:extension></xs:simpleContent></xs:complexType></xs:element>
<xs:complexType name="T${number}"><xs:sequence><xs:element ref="code${number}"/><xs:choice><xs:element ref="n:next${following}"/><xs:element ref="first:amount${number % 7}"/></xs:choice><xs:any namespace="##other" processContents="lax" minOccurs="0" maxOccurs="3"/></xs:sequence></xs:complexType>`;
  });
  const imports = NAMESPACES.flatMap((namespace, other) =>
    other === index ? [] : [`<xs:import namespace="${namespace}" schemaLocation="${letter(other)}.xsd"/>`],
  );
  return `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="${NAMESPACES[index]}" xmlns:n="${NAMESPACES[next]}" xmlns:first="urn:large:a" targetNamespace="${NAMESPACES[index]}" elementFormDefault="qualified">
${imports.join("\n")}
${types.join("\n")}
</xs:schema>`;
}

function letter(index: number): string {
  return "abcde".charAt(index);
}

const folder = fileURLToPath(new URL("../examples/", import.meta.url));
const SETS = [
  { name: "iso-20022", file: "credit-transfer.xsd" },
  { name: "ubl", file: "invoice.xsd" },
];

/** The same document for a schema, written otherwise. */
const VARIANTS: readonly { readonly name: string; readonly write: (document: string) => string }[] = [
  { name: "as it is", write: (document) => document },
  { name: "with CRLF", write: (document) => document.replaceAll("\n", "\r\n") },
  { name: "with a byte order mark", write: (document) => `\ufeff${document}` },
  { name: "with a comment behind each tag", write: (document) => document.replace(/>/g, "><!-- <a> -->") },
  {
    name: "with a processing instruction before each tag",
    write: (document) => document.replace(/<(?!\?)/g, "<?p <a> ?><"),
  },
];

describe.for(SETS)("the example $name", ({ name, file }) => {
  const schema = `${folder}${name}/${file}`;
  const compiled = compileXsd([schema]);
  const validator = prepareLibxml2(schema, readFileSync(schema));
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.diagnostics));
  if (typeof validator === "string") throw new Error(validator);
  const documents = ["valid", "invalid"].flatMap((kind) =>
    readdirSync(`${folder}${name}/${kind}`).map((document) => `${kind}/${document}`),
  );

  test.for(documents)("%s", (document) => {
    const text = readFileSync(`${folder}${name}/${document}`, "utf8");
    // An invalid document is named by the code of what is wrong with it.
    const code = document.startsWith("valid/") ? undefined : document.slice("invalid/".length).split(".")[0];
    for (const variant of VARIANTS) {
      const bytes = new TextEncoder().encode(variant.write(text));
      const codes = compiled.validate(bytes).issues.map((issue) => issue.code);
      expect([...new Set(codes)], variant.name).toEqual(code === undefined ? [] : [code]);
      expect(validator.validate(bytes) === undefined, variant.name).toBe(code === undefined);
    }
  });
});

test("a schema set of five namespaces and thousands of elements validates documents", {
  timeout: 60_000,
}, () => {
  const { paths, remove } = writeSchemas(makeLargeSchema(6_000));
  const [path = ""] = paths;
  const compiled = compileXsd([path]);
  const validator = prepareLibxml2(path, readFileSync(path));
  remove();
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.diagnostics));
  if (typeof validator === "string") throw new Error(validator);
  const results = [
    makeLargeDocument(100, "kg"),
    makeLargeDocument(100, "12"),
    makeLargeDocument(100, "g"),
    makeLargeDocument(100, "kg").replace("<c:code7>A<", "<c:code7>a<"),
    makeLargeDocument(100, "kg").replace("</a:amount5>", "</a:amount5><x xmlns='urn:x'/>"),
  ].map((document) => {
    const bytes = new TextEncoder().encode(document);
    const codes = compiled.validate(bytes).issues.map(({ code }) => code);
    return { codes, theirs: validator.validate(bytes) === undefined };
  });
  expect(results).toEqual([
    { codes: [], theirs: true },
    { codes: [], theirs: true },
    { codes: ["invalid-lexical"], theirs: false },
    { codes: ["pattern-mismatch"], theirs: false },
    { codes: [], theirs: true },
  ]);
});
