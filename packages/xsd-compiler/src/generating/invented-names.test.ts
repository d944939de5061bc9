import { describe, expect, test } from "vitest";
import { checkTypes, generateFrom, writeProgram } from "../../test/check-types.ts";
import { loadGenerated } from "../../test/load-generated.ts";
import { compileSchemaSet } from "../compile-schema-set.ts";

/** The names of members that values have beside those of the schema. */
const INVENTED = ["nil", "any", "anyAttributes", "value", "items", "rows", "content", "element"];
const XSI = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
const elements = (type: string): string =>
  INVENTED.map((name) => `<xs:element name="${name}" type="${type}" minOccurs="0"/>`).join("");
const ATTRIBUTES = INVENTED.map((name) => `<xs:attribute name="${name}" type="xs:boolean"/>`).join("");
const ANY = '<xs:anyAttribute processContents="skip"/>';
const given = INVENTED.map((name) => `${name}="true"`).join(" ");
const children = INVENTED.map((name) => `<${name}>true</${name}>`).join("");

/** Types with elements and attributes of all invented names, and contents of elements that are not nil. */
const TYPES: Readonly<Record<string, readonly [type: string, contents: readonly string[]]>> = {
  members: [`<xs:sequence>${elements("xs:boolean")}</xs:sequence>`, ["", "<nil>true</nil>", children]],
  "members of a wildcard": [
    `<xs:sequence>${elements("xs:boolean")}<xs:any namespace="##other" processContents="skip" minOccurs="0"/></xs:sequence>${ATTRIBUTES}${ANY}`,
    ["<nil>true</nil>", `${children}<o:o xmlns:o="urn:o"/>`],
  ],
  text: [
    `<xs:simpleContent><xs:extension base="xs:boolean">${ATTRIBUTES}${ANY}</xs:extension></xs:simpleContent>`,
    ["true"],
  ],
  items: [`<xs:choice maxOccurs="9">${elements("xs:boolean")}</xs:choice>${ATTRIBUTES}`, [children]],
  rows: [
    `<xs:sequence maxOccurs="9">${elements("xs:boolean")}</xs:sequence>${ATTRIBUTES}${ANY}`,
    ["<nil>true</nil><nil>false</nil>"],
  ],
  "elements that are nil": [
    `<xs:sequence>${INVENTED.map((name) => `<xs:element name="${name}" type="xs:int" nillable="true" minOccurs="0"/>`).join("")}</xs:sequence>${ATTRIBUTES}`,
    [`<nil xsi:nil="true" ${XSI}/>`],
  ],
};

describe("names that the mapping invents are kept apart from those of the schema", () => {
  test.for(Object.entries(TYPES))("%s", async ([, [type, contents]]) => {
    const kind = type.includes("simpleContent") ? "simpleContent" : "complexContent";
    const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
<xs:complexType name="t">${type}</xs:complexType>
<xs:complexType name="d"><xs:${kind}><xs:extension base="t"><xs:attribute name="own"/></xs:extension></xs:${kind}></xs:complexType>
<xs:element name="r"><xs:complexType><xs:sequence><xs:element name="e" type="t" nillable="true" maxOccurs="unbounded"/></xs:sequence></xs:complexType></xs:element>
</xs:schema>`;
    const compiled = compileSchemaSet(["a.xsd"], () => new TextEncoder().encode(schema));
    if (!compiled.ok) throw new Error(compiled.diagnostics.map(({ message }) => message).join("\n"));
    const { functions } = await loadGenerated(compiled.schemaSet);
    const { decodeR, encodeR, validateR } = functions;
    const hasAttributes = type.includes("attribute");
    const attributes = hasAttributes ? ["", given] : [""];
    const values: unknown[] = [];
    for (const xsiType of ["", 'xsi:type="t"', 'xsi:type="d" own="1"'])
      for (const attribute of attributes)
        for (const content of [undefined, ...contents]) {
          const nil = content === undefined ? 'xsi:nil="true"' : "";
          const document = `<r ${XSI}><e ${xsiType} ${attribute} ${nil}>${content ?? ""}</e></r>`;
          const decoded = decodeR?.(document as never) as { ok: boolean; value: { e: unknown[] } };
          expect(decoded).toMatchObject({ ok: true });
          expect(validateR?.(decoded.value as never)).toEqual(decoded);
          const written = encodeR?.(decoded.value as never);
          expect(decodeR?.(written as never)).toEqual(decoded);
          expect([written, /<e[^>]* xsi:nil="true"/.test(String(written))]).toEqual([written, nil !== ""]);
          values.push(decoded.value);
        }
    const distinct = new Set(values.map((value) => JSON.stringify(value)));
    // `xsi:type="t"` names the declared type, which values do not repeat.
    expect(distinct.size).toBe((values.length * 2) / 3);
    const sources = generateFrom({ "a.xsd": schema });
    expect(checkTypes(sources, writeProgram("encode", "R", values))).toBe("");
  });
});
