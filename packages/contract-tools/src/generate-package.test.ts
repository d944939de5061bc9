import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { type GenerateRequest, generatePackage } from "./generate-package.ts";

const TEMPORARY = mkdtempSync(join(tmpdir(), "generate-package-"));
afterAll(() => rmSync(TEMPORARY, { recursive: true }));

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(TEMPORARY, "case-"));
});

const ORDER = '<xs:element name="order" type="xs:int"/>';

/** Generates the package `order` from a schema: the exit code, and the lines that were printed. */
function generate(
  content: string,
  options: Partial<GenerateRequest> = {},
): { code: number; out: string[]; errors: string[] } {
  writeFileSync(
    join(folder, "order.xsd"),
    `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">\n${content}\n</xs:schema>`,
  );
  const [out, errors]: [string[], string[]] = [[], []];
  const log = vi.spyOn(console, "log").mockImplementation((line) => out.push(line));
  const error = vi.spyOn(console, "error").mockImplementation((line) => errors.push(line));
  const request = {
    schema: ["order.xsd"],
    out: "order",
    fastPath: true,
    ...options,
  } as const;
  const code = generatePackage(request, folder);
  log.mockRestore();
  error.mockRestore();
  return { code, out, errors };
}

const inPackage = (path: string): string => join(folder, "order", path);
const readManifest = () => JSON.parse(readFileSync(inPackage("package.json"), "utf8"));

test("generates the same files from the same schema", () => {
  const { code, out, errors } = generate(ORDER);
  const read = (): string[] => out.map((path) => readFileSync(join(folder, path), "utf8"));
  const first = read();
  expect([code, errors]).toEqual([0, []]);
  expect(generate(ORDER).out).toEqual(out);
  expect(read()).toEqual(first);
  expect(readFileSync(inPackage(".generated-files"), "utf8").trim().split("\n")).toEqual(
    out.map((path) => path.slice("order/".length)).toSorted(),
  );
});

test("does not change a folder with other files", () => {
  mkdirSync(inPackage("."));
  writeFileSync(inPackage("notes.md"), "");
  const { code, errors } = generate(ORDER);
  expect([code, errors]).toEqual([
    2,
    [expect.stringMatching(/has files that were not generated \(notes\.md\)/)],
  ]);
  expect(readdirSync(inPackage("."))).toEqual(["notes.md"]);
});

test("reports a file in place of the folder", () => {
  writeFileSync(inPackage("."), "mine");
  const { code, errors } = generate(ORDER);
  expect([code, errors]).toEqual([2, [expect.stringMatching(/order is a file; name a folder$/)]]);
  expect(readFileSync(inPackage("."), "utf8")).toBe("mine");
});

test("the README names the functions that write a value", () => {
  const readReadme = (): string => readFileSync(inPackage("README.md"), "utf8");
  generate(ORDER);
  expect(readReadme()).not.toContain("## Write values");
  generate(`<xs:element name="order"><xs:complexType><xs:sequence>
    <xs:element name="price" type="xs:decimal" maxOccurs="unbounded" minOccurs="0"/>
    <xs:element name="unit" type="unit"/>
  </xs:sequence></xs:complexType></xs:element>
  <xs:simpleType name="unit"><xs:restriction base="xs:token"><xs:enumeration value="kg"/></xs:restriction></xs:simpleType>`);
  expect(readReadme()).toMatch(
    /- `createOrder` takes .*\n- `decimal\("12\.50"\)` .*\n- Constants .*`_VALUES`/,
  );
});

test("does not replace a file that was not generated", () => {
  generate(ORDER);
  const list = readFileSync(inPackage(".generated-files"), "utf8");
  writeFileSync(inPackage(".generated-files"), list.replace("src/decode.ts\n", ""));
  writeFileSync(inPackage("src/decode.ts"), "mine");
  const { code, errors } = generate(ORDER);
  expect([code, errors]).toEqual([2, [expect.stringMatching(/decode\.ts was not generated/)]]);
  expect(readFileSync(inPackage("src/decode.ts"), "utf8")).toBe("mine");
});

test("removes only files that are no longer generated", () => {
  generate(
    '<xs:element name="order"><xs:complexType><xs:attribute name="id"/></xs:complexType></xs:element>',
  );
  expect(existsSync(inPackage("src/table-attributes-1.ts"))).toBe(true);
  writeFileSync(inPackage("notes.md"), "");
  generate(ORDER);
  expect(existsSync(inPackage("src/table-attributes-1.ts"))).toBe(false);
  expect(existsSync(inPackage("notes.md"))).toBe(true);
});

test("ignores paths outside the folder in the list", () => {
  generate(ORDER);
  writeFileSync(join(folder, "mine.md"), "");
  const list = readFileSync(inPackage(".generated-files"), "utf8");
  writeFileSync(inPackage(".generated-files"), `${list}../mine.md\n`);
  generate(ORDER);
  expect(existsSync(join(folder, "mine.md"))).toBe(true);
});

test("keeps members of package.json that people and npm add", () => {
  const runtime = "@payment-routing/contract-runtime";
  generate(ORDER);
  const version = readManifest().dependencies[runtime];
  const edited = (dependencies: object) => ({
    ...readManifest(),
    version: "1.2.3",
    private: true,
    dependencies,
  });
  writeFileSync(
    inPackage("package.json"),
    JSON.stringify(edited({ [runtime]: "file:../runtime.tgz", a: "1" })),
  );
  generate(ORDER, { name: "@acme/order" });
  expect(readManifest()).toMatchObject({
    name: "@acme/order",
    version: "1.2.3",
    private: true,
    dependencies: { [runtime]: "file:../runtime.tgz", a: "1" },
  });
  writeFileSync(inPackage("package.json"), JSON.stringify(edited({ [runtime]: "0.0.1" })));
  generate(ORDER);
  expect(readManifest()).toMatchObject({ name: "@acme/order", dependencies: { [runtime]: version } });
  expect(readFileSync(inPackage("README.md"), "utf8")).toContain('from "@acme/order"');
});

test("reports a rejected schema with its position", () => {
  expect(generate('<xs:element name="order" type="xs:none"/>')).toEqual({
    code: 2,
    out: [],
    errors: [`${join(folder, "order.xsd")}:2:26 invalid-reference there is no type xs:none`],
  });
});

test("omits the code that accelerates documents on request", () => {
  const record = `<xs:element name="order"><xs:complexType><xs:sequence>${ORDER}</xs:sequence></xs:complexType></xs:element>`;
  expect(generate(record).out).toContain("order/src/read.ts");
  const { out } = generate(record, { fastPath: false });
  expect(out).not.toContain("order/src/read.ts");
  expect(readFileSync(inPackage("README.md"), "utf8")).toContain(
    "--schema order.xsd --no-fast-path --out order",
  );
});

test("does not write modules without content", () => {
  const modules = ({ out }: { out: string[] }): string[] =>
    out.filter((path) => /(constants|read|write|decode|encode|validate)\.ts$/.test(path));
  expect(modules(generate(ORDER))).toEqual(
    ["decode", "encode", "validate"].map((name) => `order/src/${name}.ts`),
  );
  const types = '<xs:simpleType name="code"><xs:restriction base="xs:token"/></xs:simpleType>';
  expect(modules(generate(types))).toEqual([]);
});

test("check lists stale, missing and surplus files, and writes nothing", () => {
  generate(ORDER);
  writeFileSync(inPackage("src/index.ts"), "");
  rmSync(inPackage("README.md"));
  writeFileSync(inPackage("src/old.ts"), "");
  const list = `${readFileSync(inPackage(".generated-files"), "utf8")}src/old.ts\n`;
  writeFileSync(inPackage(".generated-files"), list);
  expect(generate(ORDER, { check: true })).toEqual({
    code: 1,
    out: [],
    errors: [
      "missing  order/README.md",
      "stale    order/src/index.ts",
      "stale    order/.generated-files",
      "surplus  order/src/old.ts",
    ],
  });
  expect(existsSync(inPackage("README.md"))).toBe(false);
});
