import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { makeLargeDocument, makeLargeSchema } from "../test/large-schema.ts";
import { prepareLibxml2 } from "../test/libxml2-validator.ts";
import { writeSchemas } from "../test/schema-folder.ts";
import { compileXsd } from "./compile-xsd.ts";

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
    name: "with a processing instruction in front of each tag",
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

test("a set of five namespaces and thousands of elements judges documents", { timeout: 60_000 }, () => {
  const { paths, remove } = writeSchemas(makeLargeSchema(6_000));
  const [path = ""] = paths;
  const compiled = compileXsd([path]);
  const validator = prepareLibxml2(path, readFileSync(path));
  remove();
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.diagnostics));
  if (typeof validator === "string") throw new Error(validator);
  const verdicts = [
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
  expect(verdicts).toEqual([
    { codes: [], theirs: true },
    { codes: [], theirs: true },
    { codes: ["invalid-lexical"], theirs: false },
    { codes: ["pattern-mismatch"], theirs: false },
    { codes: [], theirs: true },
  ]);
});
