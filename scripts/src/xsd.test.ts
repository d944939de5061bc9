import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const COMMAND = fileURLToPath(new URL("xsd.ts", import.meta.url));
const EXAMPLES = fileURLToPath(new URL("../../packages/xsd-compiler/examples/", import.meta.url));

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "xsd-command-"));
  writeFileSync(join(folder, "number.xsd"), schema('<xs:element name="number" type="xs:int"/>'));
  writeFileSync(join(folder, "wrong.xsd"), schema('\n<xs:element name="number" type="xs:nit"/>'));
  writeFileSync(
    join(folder, "unsupported.xsd"),
    schema(
      '<xs:element name="number"><xs:simpleType><xs:restriction base="xs:string"><xs:pattern value="a{99999999999}"/></xs:restriction></xs:simpleType></xs:element>',
    ),
  );
  writeFileSync(join(folder, "good.xml"), "<number>1</number>");
  writeFileSync(join(folder, "bad.xml"), "<number>x</number>");
  writeFileSync(join(folder, "doctype.xml"), "<!DOCTYPE number><number>1</number>");
});

afterAll(() => rmSync(folder, { recursive: true }));

function schema(content: string): string {
  return `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${content}</xs:schema>`;
}

function run(args: readonly string[]): { status: number | null; out: readonly string[]; err: string } {
  const env = { ...process.env, INIT_CWD: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], {
    encoding: "utf8",
    env,
  });
  return { status, out: stdout.split("\n").filter((line) => line !== ""), err: stderr };
}

describe("the xsd command", { timeout: 60_000 }, () => {
  test("prints a line for each document", () => {
    const { status, out, err } = run([
      "validate",
      "--schema",
      "number.xsd",
      "good.xml",
      "bad.xml",
      "doctype.xml",
    ]);
    expect(out.map((line) => JSON.parse(line))).toEqual([
      { document: "good.xml", valid: true, issues: [] },
      {
        document: "bad.xml",
        valid: false,
        issues: [
          {
            code: "invalid-lexical",
            message: '/number: expected an integer, got "x"',
            path: "/number",
            line: 1,
            column: 9,
            expected: "an integer",
            received: '"x"',
          },
        ],
      },
      {
        document: "doctype.xml",
        valid: false,
        issues: [expect.objectContaining({ code: "unsupported-doctype" })],
      },
    ]);
    expect(err).toBe("");
    expect(status).toBe(1);
  });

  test.for([
    {
      name: "valid documents",
      args: ["validate", "--schema", "number.xsd", "good.xml"],
      want: 0,
      says: /^$/,
    },
    {
      name: "several schemas",
      args: [
        "validate",
        "--schema",
        `${EXAMPLES}ubl/invoice.xsd`,
        "--schema",
        "number.xsd",
        "good.xml",
        `${EXAMPLES}ubl/valid/invoice.xml`,
      ],
      want: 0,
      says: /^$/,
    },
    {
      name: "a bound",
      args: ["validate", "--schema", "number.xsd", "--max-bytes", "5", "good.xml"],
      want: 1,
      says: /^$/,
    },
    {
      name: "a mistake in the schema",
      args: ["validate", "--schema", "wrong.xsd", "good.xml"],
      want: 2,
      says: /wrong\.xsd:2:27 invalid-reference /,
    },
    {
      name: "a schema with an unsupported pattern",
      args: ["validate", "--schema", "unsupported.xsd", "good.xml"],
      want: 2,
      says: /unsupported\.xsd:1:\d+ unsupported-/,
    },
    { name: "no schema", args: ["validate", "good.xml"], want: 2, says: /^Name an XSD/ },
    {
      name: "a schema that is not there",
      args: ["validate", "--schema", "none.xsd", "good.xml"],
      want: 2,
      says: /none\.xsd:1:1 invalid-location /,
    },
    {
      name: "a document that is not there",
      args: ["validate", "--schema", "number.xsd", "none.xml", "good.xml"],
      want: 2,
      says: /^none\.xml: ENOENT/,
    },
    { name: "no document", args: ["validate", "--schema", "number.xsd"], want: 2, says: /^Name a document/ },
    {
      name: "a bound that is none",
      args: ["validate", "--schema", "number.xsd", "--max-bytes", "x", "good.xml"],
      want: 2,
      says: /^x is no bound/,
    },
    { name: "another command", args: ["check"], want: 2, says: /^There is no command check/ },
    {
      name: "an option that there is not",
      args: ["validate", "--fast"],
      want: 2,
      says: /^Unknown option '--fast'/,
    },
    { name: "a cry for help", args: ["--help"], want: 0, says: /^$/ },
  ])("ends with $want for $name", ({ args, want, says }) => {
    const { status, err } = run(args);
    expect(err).toMatch(says);
    expect(status).toBe(want);
  });

  test("generates the modules of a package", () => {
    const { status, out } = run(["generate", "--schema", "number.xsd", "--out", "gen"]);
    expect(status).toBe(0);
    expect(readdirSync(join(folder, "gen")).toSorted()).toEqual([
      "constants.ts",
      "decode.ts",
      "encode.ts",
      "index.ts",
      "read.ts",
      "table-elements-1.ts",
      "table-types-1.ts",
      "table-values-1.ts",
      "table.ts",
      "types.ts",
      "validate.ts",
      "write.ts",
    ]);
    expect(out).toHaveLength(12);
  });
});
