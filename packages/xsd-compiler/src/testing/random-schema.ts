import type { Random } from "./random.ts";
import { BUILT_IN_VALUES, escapeValue, randomSimpleType } from "./random-simple-type.ts";

/** A schema set: `main.xsd`, which may import `other.xsd`. */
export type RandomSchema = Readonly<Record<string, string>>;

const NAMES = ["a", "b", "c", "d", "e"];
const OCCURS = [
  "",
  "",
  "",
  'minOccurs="0"',
  'maxOccurs="2"',
  'minOccurs="0" maxOccurs="unbounded"',
  'minOccurs="2" maxOccurs="3"',
  'maxOccurs="unbounded"',
  'minOccurs="0" maxOccurs="300"',
];

/**
 * XSD of everyday use, right in most cases.
 *
 * @param substitutes types and elements may be abstract or blocked, types derived, and elements stand for others
 */
export function randomSchema(random: Random, substitutes = false): RandomSchema {
  const target = random.rarely(2) ? "urn:main" : "";
  return {
    "main.xsd": new SchemaWriter(random, target, substitutes).write(),
    "other.xsd": `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:other"><xs:element name="o" type="xs:int"/><xs:attribute name="o" type="xs:date"/><xs:complexType name="ot"><xs:sequence><xs:element name="a" type="xs:token" maxOccurs="2"/></xs:sequence><xs:attribute name="c" type="xs:int" default="3"/></xs:complexType></xs:schema>`,
  };
}

/** What types are derived from. */
interface TypeBody {
  readonly content: string;
  readonly mixed: string;
}

class SchemaWriter {
  readonly #random: Random;
  readonly #target: string;
  readonly #prefix: string;
  readonly #simple: string[] = [];
  readonly #complex: string[] = [];
  readonly #substitutes: boolean;
  readonly #bodies = new Map<string, TypeBody>();
  readonly #derived: [base: string, derived: string][] = [];

  constructor(random: Random, target: string, substitutes: boolean) {
    this.#random = random;
    this.#target = target;
    this.#substitutes = substitutes;
    this.#prefix = target === "" ? "" : "m:";
  }

  write(): string {
    const simple = this.#random.some(1, 3, (index) => {
      const type = `<xs:simpleType name="s${index}">${randomSimpleType(this.#random, this.#simple)}</xs:simpleType>`;
      this.#simple.push(`${this.#prefix}s${index}`);
      return type;
    });
    const complex = this.#random.some(1, 3, (index) => {
      const name = `${this.#prefix}t${index}`;
      const mixed = this.#mixed();
      const body = this.#complexBody();
      this.#complex.push(name);
      this.#bodies.set(name, { content: body, mixed });
      return `<xs:complexType name="t${index}"${this.#control()}${mixed}>${body}</xs:complexType>`;
    });
    if (this.#substitutes) complex.push(...this.#derive());
    const groups = `<xs:group name="gr">${this.#group(1, "")}</xs:group><xs:attributeGroup name="ag"><xs:attribute name="d" type="xs:decimal" ${this.#random.one(["", 'default="1.0"', 'fixed="1.0"'])}/></xs:attributeGroup>`;
    this.#complex.push("o:ot");
    const type = this.#typeAttribute();
    const members = this.#substitutes ? this.#members(type) : "";
    const globals = `<xs:element name="g" ${type}${this.#control()}/>${members}<xs:attribute name="ga" type="${this.#random.one(this.#simple)}"/>`;
    const root = `<xs:element name="root"><xs:complexType${this.#mixed()}>${this.#complexBody()}</xs:complexType></xs:element>`;
    const form = this.#random.rarely(2) ? ' elementFormDefault="qualified"' : "";
    const target = this.#target === "" ? "" : ` targetNamespace="${this.#target}" xmlns:m="${this.#target}"`;
    const imports = '<xs:import namespace="urn:other" schemaLocation="other.xsd"/>';
    return `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:o="urn:other"${target}${form}>${imports}${[...simple, ...complex].join("")}${groups}${globals}${root}</xs:schema>`;
  }

  /** Types that are derived from those there are. */
  #derive(): string[] {
    return this.#random.some(1, 4, (index) => {
      const base = this.#random.one([...this.#bodies.keys()]);
      const { content, mixed } = this.#bodies.get(base) as TypeBody;
      const name = `${this.#prefix}d${index}`;
      this.#complex.push(name);
      this.#derived.push([base, name]);
      const kind = content.includes("simpleContent") ? "simpleContent" : "complexContent";
      const restricts = !content.includes("Content") && this.#random.rarely(2);
      // Names of its own keep the content model unambiguous, and an xs:all is all there is.
      const more = kind === "simpleContent" || content.includes("xs:all") ? "" : this.#extension(index);
      if (!restricts)
        this.#bodies.set(name, {
          content: `<xs:${kind}/>${content.includes("xs:all") ? "xs:all" : ""}`,
          mixed,
        });
      else this.#bodies.set(name, { content, mixed });
      const derived = restricts
        ? `<xs:restriction base="${base}">${content}</xs:restriction>`
        : `<xs:extension base="${base}">${more}${this.#attributes(`y${index}`)}</xs:extension>`;
      return `<xs:complexType name="d${index}"${this.#control()}${mixed}><xs:${kind}>${derived}</xs:${kind}></xs:complexType>`;
    });
  }

  /** What an extension adds. */
  #extension(index: number): string {
    const elements = this.#random.some(0, 2, (position) =>
      this.#element(`y${index}${NAMES[position]}`, this.#random.one(OCCURS)),
    );
    return elements.length === 0 ? "" : `<xs:sequence>${elements.join("")}</xs:sequence>`;
  }

  /** Elements that may stand for the global one. */
  #members(type: string): string {
    const derived = this.#derived.filter(([base]) => type.includes(`"${base}"`)).map(([, name]) => name);
    const types = ["", type, ...derived.map((name) => `type="${name}"`)];
    return this.#random
      .some(1, 3, (index) => {
        const own = this.#random.one(types);
        return `<xs:element name="h${index}" ${own} substitutionGroup="${this.#prefix}g"${this.#control()}/>`;
      })
      .join("");
  }

  /** Whether a type or an element is abstract, and what it blocks. */
  #control(): string {
    if (!this.#substitutes) return "";
    const abstract = this.#random.rarely(5) ? ' abstract="true"' : "";
    const block = this.#random.rarely(6)
      ? ` block="${this.#random.one(["extension", "restriction", "#all"])}"`
      : "";
    return abstract + block;
  }

  #mixed(): string {
    return this.#random.rarely(5) ? ' mixed="true"' : "";
  }

  #complexBody(): string {
    const kind = this.#random.below(8);
    if (kind === 0) {
      const base = this.#random.one([...this.#simple, "xs:string", "xs:decimal"]);
      return `<xs:simpleContent><xs:extension base="${base}">${this.#attributes()}</xs:extension></xs:simpleContent>`;
    }
    if (kind === 1 && this.#complex.length > 0) {
      const base = this.#random.one(this.#complex);
      return `<xs:complexContent><xs:extension base="${base}">${this.#content()}${this.#attributes("x")}</xs:extension></xs:complexContent>`;
    }
    return this.#content() + this.#attributes();
  }

  #content(): string {
    const kind = this.#random.below(8);
    if (kind === 0) return "";
    if (kind === 1) {
      const members = NAMES.slice(0, 1 + this.#random.below(4)).map((name) =>
        this.#element(name, this.#random.one(["", 'minOccurs="0"'])),
      );
      return `<xs:all${this.#random.rarely(4) ? ' minOccurs="0"' : ""}>${members.join("")}</xs:all>`;
    }
    return this.#group(2);
  }

  #group(depth: number, occurs = this.#random.one(OCCURS)): string {
    const compositor = this.#random.one(["sequence", "sequence", "choice"]);
    const particles = this.#random.some(0, 3, () => this.#particle(depth));
    return `<xs:${compositor} ${occurs}>${particles.join("")}</xs:${compositor}>`;
  }

  #particle(depth: number): string {
    const kind = this.#random.below(12);
    const occurs = this.#random.one(OCCURS);
    if (kind < 3 && depth > 0) return this.#group(depth - 1);
    if (kind === 3) {
      const namespace = this.#random.one([
        "##any",
        "##other",
        "urn:other",
        "##local",
        "##targetNamespace ##local",
      ]);
      const contents = this.#random.one(["strict", "lax", "skip"]);
      return `<xs:any namespace="${namespace}" processContents="${contents}" ${occurs}/>`;
    }
    if (kind === 5 && depth === 2) return `<xs:group ref="${this.#prefix}gr" ${occurs}/>`;
    if (kind === 4) return `<xs:element ref="${this.#random.one([`${this.#prefix}g`, "o:o"])}" ${occurs}/>`;
    return this.#element(this.#random.one(NAMES), occurs);
  }

  #element(name: string, occurs: string): string {
    const nillable = this.#random.rarely(6) ? ' nillable="true"' : "";
    if (this.#random.rarely(6)) {
      const [base, values] = this.#random.one(Object.entries(BUILT_IN_VALUES));
      if (base !== "QName") {
        const constraint = `${this.#random.one(["default", "fixed"])}="${escapeValue(this.#random.one(values))}"`;
        return `<xs:element name="${name}" type="xs:${base}" ${constraint} ${occurs}${nillable}/>`;
      }
    }
    return `<xs:element name="${name}" ${this.#typeAttribute()} ${occurs}${nillable}/>`;
  }

  #typeAttribute(): string {
    if (this.#derived.length > 0 && this.#random.rarely(2))
      return `type="${this.#random.one(this.#derived)[0]}"`;
    const builtIn = `xs:${this.#random.one(Object.keys(BUILT_IN_VALUES))}`;
    const own = this.#random.rarely(3) ? this.#complex : this.#simple;
    return `type="${this.#random.one(own.length === 0 ? [builtIn] : [builtIn, this.#random.one(own), this.#random.one(own)])}"`;
  }

  #attributes(prefix = ""): string {
    const declared = this.#random.some(0, 2, (index) => {
      const use = this.#random.one(["", 'use="required"', 'use="optional"']);
      if (this.#random.rarely(5) && index === 0 && prefix === "")
        return `<xs:attribute ref="${this.#prefix}ga" ${use}/>`;
      return `<xs:attribute name="${prefix}${NAMES[index]}" type="${this.#random.one([...this.#simple, "xs:int", "xs:token"])}" ${use}/>`;
    });
    const contents = this.#random.one(["strict", "lax", "skip"]);
    const any = this.#random.rarely(5)
      ? `<xs:anyAttribute namespace="${this.#random.one(["##any", "##other"])}" processContents="${contents}"/>`
      : "";
    const group =
      this.#random.rarely(4) && prefix === "" ? `<xs:attributeGroup ref="${this.#prefix}ag"/>` : "";
    return declared.join("") + group + any;
  }
}
