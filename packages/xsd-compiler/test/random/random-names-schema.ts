import type { Random } from "../../src/testing/random.ts";
import { BUILT_IN_VALUES, escapeValue } from "../../src/testing/random-simple-type.ts";

/** Names that values, objects, TypeScript and generated modules have already, and some of no meaning. */
const NAMES: readonly string[] = [
  ...["nil", "nil_", "any", "anyAttributes", "value", "items", "rows", "content", "element", "attributes"],
  ...Object.getOwnPropertyNames(Object.prototype),
  ...["default", "class", "enum", "type", "never", "string", "undefined", "Object", "Function", "Symbol"],
  ...["noItems", "SCHEMA", "TYPE_s0", "a_type", "A", "PlainAttributes", "DECODER", "Input", "OneOf", "Item"],
  ..."abcdefghijklmnopqrstuvwxyz",
];

/** A simple type, and texts of it. */
interface SimpleType {
  readonly xml: string;
  readonly texts: readonly string[];
}

const NOTATION: SimpleType = {
  xml: '<xs:restriction base="xs:NOTATION"><xs:enumeration value="m:png"/><xs:enumeration value="m:gif"/></xs:restriction>',
  texts: ["m:png", "m:gif"],
};

/** A schema whose names clash, with names as values, many choices, and types that others replace. */
export function randomNamesSchema(random: Random): string {
  return new SchemaWriter(random).write();
}

class SchemaWriter {
  readonly #random: Random;
  readonly #simple: (readonly [name: string, type: SimpleType])[] = [];
  readonly #complex: string[] = [];
  #heads = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  write(): string {
    const random = this.#random;
    const simple = random.some(2, 4, (index) => {
      const type = this.#simpleType();
      this.#simple.push([`m:s${index}`, type]);
      return `<xs:simpleType name="s${index}">${type.xml}</xs:simpleType>`;
    });
    const heads = random.some(0, 2, (index) => {
      const members = random.some(1, random.rarely(8) ? 60 : 6, (member) =>
        `<xs:element name="h${index}_${member}" ${this.#typeAttribute()} substitutionGroup="m:h${index}"/>`.replace(
          /type="[^"]*" /,
          "",
        ),
      );
      return `<xs:element name="h${index}" type="${random.one(this.#simple)[0]}" abstract="true"/>${members.join("")}`;
    });
    this.#heads = heads.length;
    const complex = random.some(2, 4, (index) => {
      const xml = `<xs:complexType name="t${index}">${this.#body()}</xs:complexType>`;
      this.#complex.push(`m:t${index}`);
      return xml;
    });
    const derived = random.some(0, 3, (index) => this.#derive(index));
    const globals = random
      .some(1, 3, () => this.#name())
      .filter((name, index, all) => all.indexOf(name) === index);
    const [attribute] = random.one(this.#simple);
    const root = `<xs:element name="root"><xs:complexType>${this.#body()}</xs:complexType></xs:element>`;
    const form = random.rarely(2) ? ' elementFormDefault="qualified"' : "";
    return `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:main" xmlns:m="urn:main" xmlns:p="urn:p"${form}><xs:notation name="png" public="png"/><xs:notation name="gif" public="gif"/>${[...simple, ...heads, ...complex, ...derived].join("")}${globals.map((name) => `<xs:element name="${name}" ${this.#typeAttribute()}/>`).join("")}<xs:attribute name="o" type="${attribute}"/>${root}</xs:schema>`;
  }

  #name(): string {
    return this.#random.one(NAMES);
  }

  #simpleType(): SimpleType {
    const random = this.#random;
    const facet = (value: string): string => {
      const documentation = "<xs:annotation><xs:documentation>Some words.</xs:documentation></xs:annotation>";
      return `<xs:enumeration value="${value}">${random.rarely(3) ? documentation : ""}</xs:enumeration>`;
    };
    switch (random.below(8)) {
      case 0: {
        const values = random.some(1, 6, () => this.#name());
        return {
          xml: `<xs:restriction base="xs:string">${values.map(facet).join("")}</xs:restriction>`,
          texts: values,
        };
      }
      case 1:
        return { xml: '<xs:restriction base="xs:QName"/>', texts: ["p:a", "m:b", "a"] };
      case 2:
        return {
          xml: `<xs:restriction base="xs:QName">${["p:a", "m:b", "c"].map(facet).join("")}</xs:restriction>`,
          texts: ["p:a", "m:b", "c"],
        };
      case 3:
        return NOTATION;
      case 4: {
        const item = random.one([NOTATION, this.#builtIn(["int", "QName", "NMTOKEN", "date"])]);
        return {
          xml: `<xs:list><xs:simpleType>${item.xml}</xs:simpleType></xs:list>`,
          texts: ["", random.some(1, 3, () => random.one(item.texts)).join(" ")],
        };
      }
      case 5: {
        const members = [
          this.#builtIn(["int", "boolean", "date"]),
          random.one([NOTATION, this.#builtIn(["QName", "token"])]),
        ];
        const types = members.map(({ xml }) => `<xs:simpleType>${xml}</xs:simpleType>`).join("");
        return { xml: `<xs:union>${types}</xs:union>`, texts: members.flatMap(({ texts }) => texts) };
      }
      case 6: {
        const [name, type] =
          this.#simple.length === 0 ? ["xs:token", { texts: ["a"] }] : random.one(this.#simple);
        return { xml: `<xs:restriction base="${name}"/>`, texts: type.texts };
      }
      default:
        return this.#builtIn(Object.keys(BUILT_IN_VALUES));
    }
  }

  #builtIn(names: readonly string[]): SimpleType {
    const name = this.#random.one(names);
    return { xml: `<xs:restriction base="xs:${name}"/>`, texts: BUILT_IN_VALUES[name] ?? [] };
  }

  #derive(index: number): string {
    const base = this.#random.one(this.#complex);
    const xml = `<xs:complexType name="d${index}"><xs:complexContent><xs:extension base="${base}">${this.#random.rarely(2) ? `<xs:sequence><xs:element name="y${index}" type="xs:int"/></xs:sequence>` : ""}<xs:attribute name="z${index}" type="xs:int"/></xs:extension></xs:complexContent></xs:complexType>`;
    this.#complex.push(`m:d${index}`);
    return xml;
  }

  #body(): string {
    const names = [...new Set(this.#random.some(4, 30, () => this.#name()))];
    return this.#group(names, 2) + this.#attributes();
  }

  /** A group of elements with the names that are left. */
  #group(names: string[], depth: number): string {
    const random = this.#random;
    const compositor = random.one(["sequence", "choice"]);
    const occurs = random.one([
      "",
      "",
      "",
      'minOccurs="0"',
      depth < 2 && random.rarely(4) ? 'maxOccurs="unbounded"' : "",
    ]);
    const parts = random.some(1, random.rarely(10) ? 17 : 5, () => {
      if (depth > 0 && random.rarely(2)) return this.#group(names, depth - 1);
      const name = names.pop();
      return name === undefined ? "" : this.#element(name);
    });
    if (depth === 2 && this.#heads > 0 && random.rarely(2))
      parts.push(`<xs:element ref="m:h${random.below(this.#heads)}"/>`);
    if (depth === 2 && random.rarely(4))
      parts.push(
        `<xs:any namespace="##other" processContents="${random.one(["strict", "lax", "skip"])}" minOccurs="0"/>`,
      );
    return `<xs:${compositor} ${occurs}>${parts.join("")}</xs:${compositor}>`;
  }

  #element(name: string): string {
    const occurs = this.#random.one([
      "",
      "",
      'minOccurs="0"',
      'minOccurs="0" maxOccurs="unbounded"',
      'maxOccurs="3"',
    ]);
    const nillable = this.#random.rarely(3) ? 'nillable="true"' : "";
    return `<xs:element name="${name}" ${this.#typeAttribute(true)} ${occurs} ${nillable}/>`;
  }

  #typeAttribute(constrained = false): string {
    const random = this.#random;
    if (this.#complex.length > 0 && random.rarely(3)) return `type="${random.one(this.#complex)}"`;
    if (random.rarely(3))
      return `type="xs:${random.one(["string", "decimal", "anySimpleType", "anyType", "integer", "QName"])}"`;
    const [name, { texts }] = random.one(this.#simple);
    return `type="${name}"${constrained ? this.#constraint(texts) : ""}`;
  }

  #constraint(texts: readonly string[]): string {
    if (!this.#random.rarely(3)) return "";
    return ` ${this.#random.one(["default", "fixed"])}="${escapeValue(this.#random.one(texts))}"`;
  }

  #attributes(): string {
    const random = this.#random;
    const names = new Set(random.some(0, 4, () => this.#name()));
    const declared = Array.from(names, (name) => {
      const [type, { texts }] = random.one(this.#simple);
      const constraint = this.#constraint(texts);
      return `<xs:attribute name="${name}" type="${type}"${constraint} ${constraint === "" && random.rarely(3) ? 'use="required"' : ""}/>`;
    });
    const any = random.rarely(3)
      ? `<xs:anyAttribute processContents="${random.one(["strict", "lax", "skip"])}"/>`
      : "";
    return declared.join("") + any;
  }
}
