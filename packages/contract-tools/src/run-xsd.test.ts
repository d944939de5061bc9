import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const COMMAND = fileURLToPath(new URL("../bin/xsd.js", import.meta.url));
const EXAMPLES = fileURLToPath(new URL("../../xsd-compiler/examples/", import.meta.url));

const GENERATE = ["generate", "--schema", "number.xsd", "--out", "out"];

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
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], {
    encoding: "utf8",
    cwd: folder,
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
      name: "a limit on documents",
      args: ["validate", "--schema", "number.xsd", "--max-bytes", "5", "good.xml"],
      want: 1,
      says: /^$/,
    },
    {
      name: "an error in the schema",
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
    {
      name: "no schema",
      args: ["validate", "good.xml"],
      want: 2,
      says: /^error: required option '--schema <file>' not specified/,
    },
    {
      name: "a missing schema",
      args: ["validate", "--schema", "none.xsd", "good.xml"],
      want: 2,
      says: /none\.xsd:1:1 invalid-location /,
    },
    {
      name: "a missing document",
      args: ["validate", "--schema", "number.xsd", "none.xml", "good.xml"],
      want: 2,
      says: /^none\.xml: ENOENT/,
    },
    {
      name: "no document",
      args: ["validate", "--schema", "number.xsd"],
      want: 2,
      says: /^error: missing required argument 'document'/,
    },
    {
      name: "an invalid bound",
      args: ["validate", "--schema", "number.xsd", "--max-bytes", "x", "good.xml"],
      want: 2,
      says: /^error: option '--max-bytes <n>' argument 'x' is invalid\. Expected a whole number from 1 to [0-9]+\.\n+Run xsd --help/,
    },
    {
      name: "a depth that is not supported",
      args: ["validate", "--schema", "number.xsd", "--max-depth", "1025", "good.xml"],
      want: 2,
      says: /argument '1025' is invalid\. Expected a whole number from 1 to 1024\./,
    },
    {
      name: "a map to a missing file",
      args: ["validate", "--schema", "number.xsd", "--map", "urn:x=none.xsd", "good.xml"],
      want: 2,
      says: /argument 'urn:x=none\.xsd' is invalid\. There is no such file/,
    },
    { name: "another command", args: ["check"], want: 2, says: /^error: unknown command 'check'/ },
    {
      name: "an unknown option",
      args: ["validate", "--schema", "number.xsd", "--fast", "good.xml"],
      want: 2,
      says: /^error: unknown option '--fast'/,
    },
    {
      name: "a root that is not declared",
      args: [...GENERATE, "--root", "x"],
      want: 2,
      says: /^there is no global element x/,
    },
    {
      name: "an invalid name",
      args: [...GENERATE, "--name", "A B"],
      want: 2,
      says: /argument 'A B' is invalid\. Expected a package name/,
    },
    {
      name: "a map without a file",
      args: [...GENERATE, "--map", "urn:x="],
      want: 2,
      says: /argument 'urn:x=' is invalid\. Expected URL=FILE/,
    },
    {
      name: "an option of generate",
      args: ["validate", "--schema", "number.xsd", "--root", "x"],
      want: 2,
      says: /^error: unknown option '--root'/,
    },
    {
      name: "an option of validate",
      args: [...GENERATE, "--max-depth", "1"],
      want: 2,
      says: /^error: unknown option '--max-depth'/,
    },
    {
      name: "generate with a document",
      args: [...GENERATE, "a.xml"],
      want: 2,
      says: /^error: too many arguments for 'generate'/,
    },
    { name: "the help", args: ["--help"], want: 0, says: /^$/ },
  ])("ends with $want for $name", ({ args, want, says }) => {
    const { status, err } = run(args);
    expect(err).toMatch(says);
    expect(status).toBe(want);
  });

  test("generates a package, prints its files, and reports it as current", () => {
    const generate = ["generate", "--schema", "number.xsd", "--out", "number"];
    const { status, out, err } = run(generate);
    expect([status, err]).toEqual([0, ""]);
    expect(out).toContain("number/src/index.ts");
    expect(out.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
    expect(run([...generate, "--check"])).toEqual({ status: 0, out: [], err: "" });
    writeFileSync(join(folder, "number/src/index.ts"), "");
    expect(run([...generate, "--check"])).toEqual({
      status: 1,
      out: [],
      err: "stale    number/src/index.ts\n",
    });
  });

  test("maps locations by options and by a catalog", () => {
    const location = "https://schemas.example/number.xsd";
    writeFileSync(join(folder, "including.xsd"), schema(`<xs:include schemaLocation="${location}"/>`));
    writeFileSync(
      join(folder, "catalog.xml"),
      `<catalog xmlns="urn:oasis:names:tc:entity:xmlns:xml:catalog"><uri name="${location}" uri="number.xsd"/></catalog>`,
    );
    const validate = (...options: string[]) =>
      run(["validate", "--schema", "including.xsd", ...options, "good.xml"]).out.map((line) =>
        JSON.parse(line),
      );
    const valid = [{ document: "good.xml", valid: true, issues: [] }];
    expect(validate("--map", `${location}=number.xsd`)).toEqual(valid);
    expect(validate("--catalog", "catalog.xml")).toEqual(valid);
    expect(validate()).toEqual([expect.objectContaining({ valid: false })]);
  });

  test("maps the namespace of an import whose location has no file", () => {
    writeFileSync(
      join(folder, "common.xsd"),
      '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:common"><xs:element name="code" type="xs:int"/></xs:schema>',
    );
    writeFileSync(
      join(folder, "importing.xsd"),
      schema(
        '<xs:import namespace="urn:common" schemaLocation="https://schemas.example/common.xsd"/><xs:element name="order"><xs:complexType><xs:sequence><xs:element xmlns:c="urn:common" ref="c:code"/></xs:sequence></xs:complexType></xs:element>',
      ),
    );
    writeFileSync(join(folder, "order.xml"), '<order><code xmlns="urn:common">1</code></order>');
    const validate = ["validate", "--schema", "importing.xsd", "order.xml"];
    expect(run(validate).status).toBe(2);
    expect(run([...validate, "--map", "urn:common=common.xsd"])).toMatchObject({ status: 0, err: "" });
  });

  test("prints diagnostics and errors as JSON", () => {
    const print = (...args: string[]) => {
      const { err, out } = run(["generate", "--json", "--out", "json", ...args]);
      return [err, ...out.map((line) => JSON.parse(line))];
    };
    expect(print("--schema", "wrong.xsd")).toEqual([
      "",
      { diagnostics: [expect.objectContaining({ code: "invalid-reference", line: 2, column: 27 })] },
    ]);
    expect(print("--schema", "number.xsd", "--root", "numbre")).toEqual([
      "",
      { error: "there is no global element numbre; did you mean number?" },
    ]);
    expect(print("--schema", "number.xsd")).toEqual([
      "",
      {
        roots: [{ element: "number", namespace: "", name: "Number" }],
        files: expect.arrayContaining(["json/package.json", "json/src/index.ts"]),
      },
    ]);
  });
});
