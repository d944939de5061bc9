import { compileSchemaSet, generateSources } from "@payment-routing/xsd-compiler";
import { median } from "./harness/quantiles.ts";
import { type Bound, type Report, roundFigure } from "./harness/report.ts";

/** Makes schemas of a size, of which the time and the amount of generated code are to be proportional. */
const FAMILIES: Readonly<Record<string, (size: number) => string>> = {
  required: (size) => root(`<xs:sequence>${elements(size)}</xs:sequence>`),
  optional: (size) => root(`<xs:sequence>${elements(size, 'minOccurs="0"')}</xs:sequence>`),
  optional_in_loop: (size) =>
    root(`<xs:sequence maxOccurs="unbounded">${elements(size, 'minOccurs="0"')}</xs:sequence>`),
  choice: (size) => root(`<xs:choice>${elements(size)}</xs:choice>`),
  choice_in_loop: (size) => root(`<xs:choice maxOccurs="unbounded">${elements(size)}</xs:choice>`),
  enumeration: (size) =>
    `<xs:element name="r"><xs:simpleType><xs:restriction base="xs:string">${list(size, (index) => `<xs:enumeration value="v${index}"/>`)}</xs:restriction></xs:simpleType></xs:element>`,
  members_of_head: (size) => `${head(size)}${root('<xs:sequence><xs:element ref="h"/></xs:sequence>')}`,
  extensions_20: (size) => extensions(20, size / 20),
};

/** Large schemas, of which there is one size: their seconds and megabytes. */
const LARGE: Readonly<Record<string, () => string>> = {
  head_of_3000_referred_100_times: () =>
    `${head(3_000)}${root(`<xs:sequence>${list(100, (index) => `<xs:element name="x${index}"><xs:complexType><xs:sequence><xs:element ref="h"/></xs:sequence></xs:complexType></xs:element>`)}</xs:sequence>`)}`,
  extensions_200_of_20: () => extensions(200, 20),
};

const SIZES = [250, 4_000] as const;
const ROUNDS = 3;

/** Measures how the time to generate code and its size grow with the size of a schema. */
export function run(): Report {
  const figures: Record<string, number> = {};
  const bounds: Record<string, Bound> = {};
  for (const [name, make] of Object.entries(FAMILIES)) {
    const [small, large] = SIZES.map((size) => measure(make(size)));
    if (small === undefined || large === undefined) throw new Error("two sizes are measured");
    figures[`${name}_time_ratio`] = roundFigure(large.seconds / small.seconds);
    figures[`${name}_bytes_ratio`] = roundFigure(large.bytes / small.bytes);
    for (const figure of ["time_ratio", "bytes_ratio"]) bounds[`${name}_${figure}`] = { atMost: 21 };
    figures[`${name}_ms`] = roundFigure(large.seconds * 1e3);
  }
  for (const [name, make] of Object.entries(LARGE)) {
    const { bytes, seconds } = measure(make());
    figures[`${name}_ms`] = roundFigure(seconds * 1e3);
    figures[`${name}_megabytes`] = roundFigure(bytes / 1e6);
  }
  return { title: `Generation of code, ${SIZES.join(" and ")} parts`, tables: [], figures, bounds };
}

/** The processor time of this process to generate code, and the number of its characters. The first run is to compile. */
function measure(content: string): { readonly seconds: number; readonly bytes: number } {
  const text = new TextEncoder().encode(
    `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${content}</xs:schema>`,
  );
  let bytes = 0;
  const times = Array.from({ length: ROUNDS + 1 }, () => {
    const start = process.cpuUsage();
    const compiled = compileSchemaSet(["a.xsd"], () => text);
    if (!compiled.ok) throw new Error(compiled.diagnostics.map(({ message }) => message).join("\n"));
    bytes = [...generateSources(compiled.schemaSet).values()].join("").length;
    const { system, user } = process.cpuUsage(start);
    return (user + system) / 1e6;
  });
  return { seconds: median(times.slice(1)), bytes };
}

function list(length: number, write: (index: number) => string): string {
  return Array.from({ length }, (_, index) => write(index)).join("");
}

function elements(length: number, occurs = ""): string {
  return list(length, (index) => `<xs:element name="e${index}" type="xs:string" ${occurs}/>`);
}

function root(content: string): string {
  return `<xs:element name="r"><xs:complexType>${content}</xs:complexType></xs:element>`;
}

function head(members: number): string {
  return `<xs:element name="h" type="xs:string" abstract="true"/>${list(members, (index) => `<xs:element name="m${index}" type="xs:string" substitutionGroup="h"/>`)}`;
}

/** Types that extend each other, each with as many optional members of its own. */
function extensions(levels: number, members: number): string {
  return `<xs:element name="r" type="t0"/>${list(levels, (level) => {
    const own = `<xs:sequence>${list(members, (index) => `<xs:element name="e${level}_${index}" type="xs:string" minOccurs="0"/>`)}</xs:sequence>`;
    const extended = `<xs:complexContent><xs:extension base="t${level - 1}">${own}</xs:extension></xs:complexContent>`;
    return `<xs:complexType name="t${level}">${level === 0 ? own : extended}</xs:complexType>`;
  })}`;
}
