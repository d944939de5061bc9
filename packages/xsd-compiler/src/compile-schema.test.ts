import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { compile, writeModules } from "../test/load-contract.ts";
import { ORDERS } from "../test/orders.ts";
import { asserting } from "../test/schema.ts";
import { compileSchema } from "./compile-schema.ts";

describe("the code of a schema", () => {
  const compiled = compile(ORDERS);

  test("names its documents", () => {
    expect(compiled.roots).toEqual([{ element: "order", type: "order" }]);
  });

  test("is the same each time, and does not depend on where the schema lies", () => {
    const again = compileSchema("/elsewhere/schemas/test.xsd", Buffer.from(ORDERS));
    expect(again).toEqual({ ok: true, compiled });
    expect(JSON.stringify(again.ok && again.compiled)).toBe(JSON.stringify(compiled));
  });

  test("has no line that is too long", () => {
    const { types, table, decoder, encoder, validate, index } = compiled;
    const lines = [types, table, decoder, encoder, validate, index].flatMap((text) => text.split("\n"));
    expect(lines.filter((line) => line.length > 110)).toEqual([]);
  });
});

// One of every construct, and of every name that could meet one of the generated code.
const EVERYTHING = asserting(
  '<sch:pattern><sch:rule context="root"><sch:assert test="not(a-b) or (one and (many or not(child)))">m</sch:assert></sch:rule></sch:pattern>',
  "",
)
  .replace(
    "<xs:all></xs:all>",
    `<xs:sequence>
<xs:element name="a-b" type="xs:string" minOccurs="0"/><xs:element name="one" type="xs:byte"/>
<xs:element name="many" type="t" maxOccurs="unbounded"/><xs:element name="two" type="pair" minOccurs="2" maxOccurs="2"/>
<xs:element name="nine" type="xs:normalizedString" minOccurs="9" maxOccurs="12"/>
<xs:element name="child" type="rows" minOccurs="0"/><xs:element name="open" type="any" minOccurs="0"/>
<xs:element name="opens" type="any" minOccurs="0" maxOccurs="3"/><xs:element name="nothing" type="nothing" minOccurs="0"/>
</xs:sequence>`,
  )
  .replace(
    "</xs:schema>",
    `<xs:element name="sdk-version" type="xs:unsignedShort"/><xs:element name="text" type="xs:string"/>
<xs:element name="flag" type="xs:boolean"/><xs:element name="anything" type="any"/><xs:element name="lines" type="rows"/><xs:element name="none" type="nothing"/>
<xs:complexType name="t"><xs:all><xs:element name="t" type="t" minOccurs="0"/></xs:all></xs:complexType>
<xs:complexType name="pair"><xs:sequence><xs:element name="x" type="token"/><xs:element name="y" type="integer"/></xs:sequence></xs:complexType>
<xs:complexType name="rows"><xs:sequence><xs:group ref="row" minOccurs="2" maxOccurs="4"/></xs:sequence></xs:complexType>
<xs:group name="row"><xs:sequence><xs:element name="value" type="string-1"/><xs:element name="cursor" type="boolean.2"/></xs:sequence></xs:group>
<xs:group name="unused"><xs:sequence><xs:element name="a" type="xs:token"/></xs:sequence></xs:group>
<xs:complexType name="any" mixed="true"><xs:sequence><xs:any processContents="skip" minOccurs="0" maxOccurs="unbounded"/></xs:sequence><xs:anyAttribute processContents="skip"/></xs:complexType>
<xs:complexType name="nothing"/>
<xs:simpleType name="token"><xs:restriction base="xs:token"><xs:minLength value="1"/><xs:pattern value="[a-z]+"/><xs:pattern value="\\d"/></xs:restriction></xs:simpleType>
<xs:simpleType name="integer"><xs:restriction base="xs:integer"><xs:enumeration value="-1"/><xs:enumeration value="2"/></xs:restriction></xs:simpleType>
<xs:simpleType name="string-1"><xs:restriction base="token"><xs:pattern value="a.*"/></xs:restriction></xs:simpleType>
<xs:simpleType name="boolean.2"><xs:restriction base="xs:boolean"/></xs:simpleType>
<xs:simpleType name="unused-integer"><xs:restriction base="xs:long"/></xs:simpleType>
</xs:schema>`,
  );

test("generated code passes the strictest type check there is", () => {
  const folder = writeModules(compile(EVERYTHING));
  const checks = [...compile(EVERYTHING).validate.matchAll(/check\w+(?=, value\))/g)].map(([name]) => name);
  const declarations = checks.map(
    (name) => `export declare const ${name}: { (value: unknown): boolean; errors?: null };\n`,
  );
  writeFileSync(`${folder}/validator.ts`, declarations.join(""));
  const options = {
    extends: fileURLToPath(new URL("../../../tsconfig.base.json", import.meta.url)),
    compilerOptions: {
      noEmit: true,
      noUnusedLocals: true,
      noUnusedParameters: true,
      exactOptionalPropertyTypes: true,
    },
    include: ["*.ts"],
  };
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(options));
  const compiler = fileURLToPath(new URL("../../../node_modules/typescript/bin/tsc", import.meta.url));
  const run = spawnSync(process.execPath, [compiler, "-p", folder], { encoding: "utf8" });
  expect(`${run.stdout}${run.stderr}`).toBe("");
  expect(run.status).toBe(0);
}, 60_000);
