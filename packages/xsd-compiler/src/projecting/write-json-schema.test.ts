import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { element, OPTIONAL, restriction, sequence } from "../../test/json-schema/case.ts";
import { ASSERTIONS, COMPLEX_TYPES } from "../../test/json-schema/complex-types.ts";
import { SIMPLE_TYPES } from "../../test/json-schema/simple-types.ts";
import { shapesOf } from "../../test/shapes-of.ts";
import { compileSchemaSet } from "../compile-schema-set.ts";
import { type WrittenJsonSchema, writeJsonSchema } from "./write-json-schema.ts";

function project(content: string, target = "urn:m"): WrittenJsonSchema {
  const namespace = target === "" ? "" : ` targetNamespace="${target}" xmlns:m="${target}"`;
  const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:sch="http://purl.oclc.org/dsdl/schematron"${namespace}>\n${content}\n</xs:schema>`;
  const compiled = compileSchemaSet(["a.xsd"], () => new TextEncoder().encode(schema));
  if (!compiled.ok) throw new Error(compiled.diagnostics.map(({ message }) => message).join("\n"));
  return writeJsonSchema(compiled.schemaSet, shapesOf(compiled.schemaSet));
}

const SEARCH = new URL("../../../../schemas/search/payment-method-search.xsd", import.meta.url);

test("projects the search contract", () => {
  const compiled = compileSchemaSet([SEARCH.pathname]);
  if (!compiled.ok) throw new Error("the schema of the search does not compile");
  const { notExpressible } = writeJsonSchema(compiled.schemaSet, shapesOf(compiled.schemaSet), {
    xsiType: false,
  });
  expect([...new Set(notExpressible.map(({ path }) => path))]).toEqual([
    "/$defs/xml:attribute",
    "/$defs/xml:content",
    "/$defs/xml:element",
  ]);
});

describe.for([
  { subject: "simple types", cases: SIMPLE_TYPES, target: "urn:m" },
  { subject: "complex types", cases: COMPLEX_TYPES, target: "urn:m" },
  { subject: "assertions", cases: ASSERTIONS, target: "" },
])("$subject", ({ cases, target }) => {
  test.for([...cases])("$name", ({ accepts, given, limits = [], rejects }) => {
    const root = element("root", "", target === "" ? "t" : "m:t");
    const { notExpressible, schema } = project(given + root, target);
    const validate = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false }).compile(schema);
    expect(accepts.filter((value) => !validate(value))).toEqual([]);
    expect(rejects.filter((value) => validate(value))).toEqual([]);
    const own = notExpressible.filter(({ path }) => !path.startsWith("/$defs/xml:"));
    expect(own.map(({ what }) => what)).toEqual(limits);
  });
});

test("names definitions as in the XSD and comments on limits", () => {
  const { notExpressible, schema } = project(
    `<xs:complexType name="order"><xs:annotation><xs:documentation>An order.</xs:documentation></xs:annotation>${sequence(
      `<xs:element name="line" maxOccurs="unbounded"><xs:annotation><xs:documentation>A line.</xs:documentation></xs:annotation><xs:complexType>${sequence(element("day", "", "m:day"))}</xs:complexType></xs:element>`,
    )}</xs:complexType>${restriction("xs:date").replace('"t"', '"day"')}${element("order", "", "m:order")}`,
  );
  const limit = "29 February only in leap years";
  expect(schema).toEqual({
    $schema: "https://json-schema.org/draft/2020-12/schema",
    anyOf: [{ $ref: "#/$defs/order" }],
    $defs: {
      day: { type: "string", pattern: expect.any(String), $comment: `Not expressed: ${limit}` },
      order: {
        description: "An order.",
        type: "object",
        properties: {
          line: { description: "A line.", type: "array", items: { $ref: "#/$defs/order.line" }, minItems: 1 },
        },
        required: ["line"],
        additionalProperties: false,
      },
      "order.line": {
        type: "object",
        properties: { day: { $ref: "#/$defs/day" } },
        required: ["day"],
        additionalProperties: false,
      },
    },
  });
  expect(notExpressible).toEqual([{ path: "/$defs/day", what: limit }]);
});

test("projects a chain of types of any length", () => {
  const count = 5_000;
  const types = Array.from({ length: count }, (_, index) => {
    const next = index + 1 < count ? element(`e${index}`, OPTIONAL, `m:t${index + 1}`) : element("end");
    return `<xs:complexType name="t${index}">${sequence(next)}</xs:complexType>`;
  });
  const { schema } = project(types.join("") + element("root", "", "m:t0"));
  expect(Object.keys(schema.$defs as object).length).toBe(count);
});
