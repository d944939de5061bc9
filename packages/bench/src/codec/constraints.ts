import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compare, type Effort } from "../harness/compare.ts";
import { findMeasure, type Report, roundFigure, type Table } from "../harness/report.ts";
import { loadContract, makeFolder } from "./published.ts";

/** A schema whose root declares constraints of each named element, and the size of its document. */
interface Shape {
  readonly key: "constraints" | "netex_like";
  readonly names: number;
  /** Constraints of one name; the first is a key, to which a keyref refers. */
  readonly categories: readonly ("key" | "unique" | "keyref")[];
  /** True for members of a substitution group, false for a sequence of them all. */
  readonly substitutes: boolean;
  readonly elements: number;
}

const NETEX_LIKE: Shape = {
  key: "netex_like",
  names: 500,
  categories: ["key", "unique", "keyref"],
  substitutes: true,
  elements: 18_000,
};

const SHAPES: readonly Shape[] = [
  // Two constraints select each element.
  { key: "constraints", names: 200, categories: ["key", "keyref"], substitutes: false, elements: 40_000 },
  NETEX_LIKE,
];

/** Measures decoding and validation with identity constraints, compared with the same without. */
export async function measureConstraints(effort: Effort): Promise<Pick<Report, "tables" | "figures">> {
  const tables: Table[] = [];
  const figures: Record<string, number> = {};
  for (const shape of SHAPES) {
    const folder = makeFolder();
    const path = join(folder, "schema.xsd");
    writeFileSync(path, writeSchema(shape));
    const contract = await loadContract(path);
    const xml = new TextEncoder().encode(writeDocument(shape));
    const unchecked = { identityConstraints: false };
    const decoded = contract.decode(xml);
    if (!decoded.ok) throw new Error(decoded.issues.map(({ message }) => message).join("\n"));
    const count = shape.names * shape.categories.length;
    const table: Table = {
      task: `${count} identity constraints, ${shape.elements} elements, ${xml.length} bytes`,
      measures: compare(
        [
          { name: "decode, unchecked", run: () => Number(contract.decode(xml, unchecked).ok) },
          { name: "decode", run: () => Number(contract.decode(xml).ok) },
          { name: "validate, unchecked", run: () => Number(contract.validate(decoded.value, unchecked).ok) },
          { name: "validate", run: () => Number(contract.validate(decoded.value).ok) },
        ],
        effort,
      ),
    };
    tables.push(table);
    for (const task of ["decode", "validate"])
      figures[`${shape.key}_${task}_vs_unchecked`] = roundFigure(
        findMeasure(table, task).ratio / findMeasure(table, `${task}, unchecked`).ratio,
      );
    rmSync(folder, { recursive: true });
    rmSync(contract.folder, { recursive: true });
  }
  return { tables, figures };
}

function namesOf({ names }: Shape): string[] {
  return Array.from({ length: names }, (_, index) => `thing${index}`);
}

function writeSchema(shape: Shape): string {
  const names = namesOf(shape);
  const group = shape.substitutes ? ' substitutionGroup="entity"' : "";
  const members = (shape.substitutes ? ["entity"] : names).map(
    (name) => `<xs:element ref="${name}" minOccurs="0" maxOccurs="unbounded"/>`,
  );
  const constraints = names.flatMap((name) =>
    shape.categories.map((category) => {
      const refer = category === "keyref" ? ` refer="${name}-key"` : "";
      const field = category === "keyref" ? "ref" : "id";
      return `<xs:${category} name="${name}-${category}"${refer}><xs:selector xpath=".//${name}"/><xs:field xpath="@${field}"/></xs:${category}>`;
    }),
  );
  return `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
    <xs:element name="root"><xs:complexType><xs:sequence>${members.join("")}</xs:sequence></xs:complexType>${constraints.join("")}</xs:element>
    <xs:element name="entity" type="entity" abstract="true"/>
    ${names.map((name) => `<xs:element name="${name}" type="entity"${group}/>`).join("")}
    <xs:complexType name="entity">
      <xs:sequence><xs:element name="name" type="xs:string"/><xs:element name="description" type="xs:string"/></xs:sequence>
      <xs:attribute name="id" type="xs:string"/><xs:attribute name="ref" type="xs:string"/>
    </xs:complexType>
  </xs:schema>`;
}

/** Each element has a key, and refers to another element of its name. */
function writeDocument(shape: Shape): string {
  const each = shape.elements / shape.names;
  const text = "<name>Stop</name><description>At the corner of the street</description>";
  const elements = namesOf(shape).flatMap((name) =>
    Array.from(
      { length: each },
      (_, index) => `<${name} id="${name}:${index}" ref="${name}:${each - index - 1}">${text}</${name}>`,
    ),
  );
  return `<root>${elements.join("\n")}</root>`;
}
