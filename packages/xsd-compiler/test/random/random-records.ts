import type { Random } from "../../src/testing/random.ts";

/** A schema of what generated readers read, and documents for it, as programs write them: nothing unusual in them. */
export interface RandomRecords {
  readonly xsd: string;
  document(random: Random): string;
}

/** A part of a content model: its XSD, and the text of a document for it. */
interface Part {
  readonly xsd: string;
  write(random: Random): string;
}

/** Simple types with texts, of which most are valid. */
const LEAVES: readonly (readonly [type: string, ...texts: string[]])[] = [
  ["xs:string", "a b", "", "é&amp;", "<![CDATA[x]]>"],
  ["xs:token", "a", " a  b ", "&#65;", "<!-- -->"],
  ["xs:int", "1", "-7", "0012", "x", " 5 ", "99999999999"],
  ["xs:integer", "1", "123456789012345678901234567890", "-0"],
  ["xs:decimal", "1.50", "-.5", "1e3"],
  ["xs:boolean", "true", "0", "yes"],
  ["xs:date", "2024-02-29", "2023-02-29"],
  ["xs:NMTOKENS", "a b", ""],
  ["code", "AB", "abc", "A"],
  ["few", "1", "3", "4"],
];

/** @param plain without namespaces, attributes and elements that may be nil */
export function randomRecords(random: Random, plain = false): RandomRecords {
  const target = plain ? "" : random.one(["", "urn:main"]);
  const qualified = random.rarely(2);
  const style = random.one(["", "m:"]);
  let count = 0;
  const tag = (name: string): string =>
    qualified || name === "root" ? (target === "" ? name : `${style}${name}`) : name;
  const attributes = (): Part => {
    const given = random.some(0, plain ? 0 : 2, (index) => ({
      name: `x${index}`,
      required: random.rarely(2),
      value: random.rarely(3),
      type: random.one(["xs:token", "xs:string"]),
    }));
    return {
      xsd: given
        .map(({ name, required, type, value }) =>
          required
            ? `<xs:attribute name="${name}" type="xs:int" use="required"/>`
            : `<xs:attribute name="${name}" type="${type}"${value ? ' default="d"' : ""}/>`,
        )
        .join(""),
      write: (dice) =>
        given
          .filter(({ required }) => required || dice.rarely(2))
          .map(
            ({ name, required }) =>
              ` ${name}="${required ? dice.one(["1", "1", "1", "x"]) : dice.one(["a", " a  b", "&lt;", "a\n\tb"])}"`,
          )
          .join(""),
    };
  };
  const element = (depth: number, occurs = "", times: (dice: Random) => number = () => 1): Part => {
    const name = `${random.one(["item", "value", "Dbtr", "InstdAmt", "a", "ab", "abc", "abcd", "a-very-long-name"])}${count++}`;
    const [type, ...texts] = random.one(LEAVES);
    const own = depth > 0 && random.rarely(2) ? record(depth - 1) : undefined;
    const nillable = !plain && random.rarely(6) ? ' nillable="true"' : "";
    const value =
      random.rarely(8) && own === undefined
        ? ` default="${texts[0] ?? ""}"`.replace(/<[^"]*|&[^"]*/, "")
        : "";
    return {
      xsd:
        own === undefined
          ? `<xs:element name="${name}" type="${type}" ${occurs}${nillable}${value}/>`
          : `<xs:element name="${name}" ${occurs}${nillable}>${own.xsd}</xs:element>`,
      write: (dice) =>
        Array.from({ length: times(dice) }, () => {
          const [given, content] =
            own === undefined
              ? ["", dice.one([...texts.slice(0, 1), ...texts])]
              : own.write(dice).split("\u0000");
          return `<${tag(name)}${given}>${content}</${tag(name)}>`;
        }).join(""),
    };
  };
  const particle = (depth: number): Part => {
    switch (random.below(6)) {
      case 0:
        return element(depth, 'minOccurs="0"', (dice) => dice.below(2));
      case 1:
        return element(depth, 'minOccurs="0" maxOccurs="unbounded"', (dice) => dice.below(4));
      case 2:
        return element(depth, 'minOccurs="2" maxOccurs="3"', (dice) => 2 + dice.below(2));
      case 3:
        return group(depth, "choice");
      case 4:
        return group(depth, "sequence");
      default:
        return element(depth);
    }
  };
  const group = (depth: number, kind: "choice" | "sequence"): Part => {
    const parts = random.some(1, 3, () => (random.rarely(3) ? particle(depth) : element(depth)));
    const occurs =
      kind === "sequence"
        ? random.one(["", 'minOccurs="0"', 'maxOccurs="unbounded"'])
        : random.one(["", 'minOccurs="0"']);
    const times = (dice: Random): number =>
      occurs === "" ? 1 : occurs.startsWith("min") ? dice.below(2) : 1 + dice.below(3);
    return {
      xsd: `<xs:${kind} ${occurs}>${parts.map(({ xsd }) => xsd).join("")}</xs:${kind}>`,
      write: (dice) =>
        Array.from({ length: times(dice) }, () =>
          kind === "choice" ? dice.one(parts).write(dice) : parts.map((part) => part.write(dice)).join(""),
        ).join(""),
    };
  };
  const record = (depth: number): Part => {
    const own = attributes();
    if (random.rarely(4)) {
      const [type, ...texts] = random.one(LEAVES);
      return {
        xsd: `<xs:complexType><xs:simpleContent><xs:extension base="${type}">${own.xsd}</xs:extension></xs:simpleContent></xs:complexType>`,
        write: (dice) => `${own.write(dice)}\u0000${dice.one(texts)}`,
      };
    }
    const isAll = random.rarely(3);
    const parts = random.some(1, 5, () => {
      if (!isAll) return particle(depth);
      const optional = random.rarely(2);
      return element(depth, optional ? 'minOccurs="0"' : "", (dice) => (optional ? dice.below(2) : 1));
    });
    const kind = isAll ? "all" : "sequence";
    return {
      xsd: `<xs:complexType><xs:${kind}>${parts.map(({ xsd }) => xsd).join("")}</xs:${kind}>${own.xsd}</xs:complexType>`,
      write: (dice) => `${own.write(dice)}\u0000${parts.map((part) => part.write(dice)).join("")}`,
    };
  };
  const root = record(3);
  const names = target === "" ? "" : ` targetNamespace="${target}" xmlns="${target}"`;
  const form = qualified ? ' elementFormDefault="qualified"' : "";
  const declared = target === "" ? "" : ` xmlns${style === "" ? "" : ":m"}="${target}"`;
  const types =
    '<xs:simpleType name="code"><xs:restriction base="xs:token"><xs:pattern value="[A-Z]+"/><xs:minLength value="2"/></xs:restriction></xs:simpleType>' +
    '<xs:simpleType name="few"><xs:restriction base="xs:int"><xs:enumeration value="1"/><xs:enumeration value="3"/></xs:restriction></xs:simpleType>';
  return {
    xsd: `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"${names}${form}>${types}<xs:element name="root">${root.xsd}</xs:element></xs:schema>`,
    document(dice) {
      const [given, content] = root.write(dice).split("\u0000");
      return `<${tag("root")}${declared}${given}>${content}</${tag("root")}>`;
    },
  };
}

/** A document with something unusual at one position, that does not always change what it says. */
export function makeUnusual(document: string, dice: Random): string {
  const offsets = [...document.matchAll(/<[^!]/g)].map(({ index }) => index);
  const at = dice.one(offsets.slice(1).length === 0 ? offsets : offsets.slice(1));
  const insert = (text: string): string => document.slice(0, at) + text + document.slice(at);
  switch (dice.below(10)) {
    case 0:
      return insert("<!-- c -->");
    case 1:
      return insert("\n    ");
    case 2:
      return insert("<?p?>");
    case 3:
      return insert("text");
    case 4:
      return insert("<extra/>");
    case 5:
      return document.replace(/<([\w:.-]+)><\/\1>/, "<$1/>");
    case 6:
      return document.replace(/(<([\w:.-]+)>[^<]*<\/\2>)(<([\w:.-]+)>[^<]*<\/\4>)/, "$3$1");
    case 7:
      return document.replace(/(<([\w:.-]+)>[^<]*<\/\2>)/g, (found) => (dice.rarely(8) ? "" : found));
    case 8:
      return document.replace(/<[\w:.-]+(?=>)/g, (found) => (dice.rarely(6) ? `${found} z="1"` : found));
    default:
      return document.replaceAll(">", () => (dice.rarely(3) ? ">" : "\n>"));
  }
}
