import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { OPERATIONS, writeNotes } from "../../test/notes-operations.ts";
import { runContracts } from "../contracts.ts";

let folder: string;
let printed: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "breaking-"));
  printed = [];
  vi.spyOn(console, "log").mockImplementation((text) => printed.push(text));
  vi.spyOn(console, "error").mockImplementation((text) => printed.push(text));
  write("note/contract.json", NOTE);
  write("order/contract.json", ORDER);
  write("note/note.schema.json", note(10));
  write("order/order.xsd", ORDER_XSD);
  git("init", "--quiet", "--initial-branch=main");
  git("add", ".");
  git("-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "--quiet", "-m", "first");
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const NOTE = {
  name: "note",
  package: "note-contract",
  roots: [{ file: "note.schema.json", type: "Note", direction: "request" }],
};
const ORDER = {
  name: "order",
  package: "order-contract",
  schema: "order.xsd",
  roots: [{ element: "order", direction: "request" }],
};
const ORDER_XSD = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:element name="order"><xs:complexType><xs:sequence>
    <xs:element name="id" type="xs:int"/>
    <xs:element name="note" type="xs:string" minOccurs="0"/>
  </xs:sequence></xs:complexType></xs:element>
</xs:schema>
`;

function note(maxLength: number): object {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Note",
    description: "A note.",
    type: "object",
    additionalProperties: false,
    required: ["text"],
    properties: { text: { type: "string", description: "Text.", maxLength } },
  };
}

function write(path: string, content: string | object): void {
  const file = join(folder, "schemas", path);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content, null, 2));
}

function git(...args: string[]): void {
  execFileSync("git", args, { cwd: folder });
}

async function run(...args: string[]): Promise<{ code: number; output: string }> {
  const code = await runContracts(["breaking", ...args], { folder });
  return { code, output: printed.join("\n") };
}

test("an unchanged version has no findings", async () => {
  expect(await run("--against", "main")).toEqual({ code: 0, output: "No findings." });
});

test("changes of both kinds of schemas are compared with a commit, each with a document", async () => {
  write("note/note.schema.json", note(9));
  write("order/order.xsd", ORDER_XSD.replace(' minOccurs="0"', ""));
  const { code, output } = await run("--against", "HEAD");
  expect(code).toBe(1);
  expect(output).toContain(
    "schemas/note/note.schema.json:14:7 error bound-tightened breaking for documents (request Note): maxLength 10 is now 9",
  );
  expect(output).toContain(`accepted by the old version only:\n{\n  "text": "${"x".repeat(10)}"\n}`);
  expect(output).toContain(
    "schemas/order/order.xsd:4:5 error member-required breaking for documents and code that writes (request order)",
  );
  expect(output).toContain("<order><id>0</id></order>");
  expect(output).toContain("HEAD/schemas/order/order.xsd:4:5 info before");
});

test("a folder can be compared with, and compatible changes are shown on request", async () => {
  execFileSync("cp", ["-r", "schemas", "old"], { cwd: folder });
  write("note/note.schema.json", note(11));
  expect(await run("--against", "old")).toEqual({ code: 0, output: "No findings." });
  const { output } = await run("--against", "old", "--all", "--format", "json");
  const { findings } = JSON.parse(output.slice(output.indexOf("{")));
  expect(findings[0]).toMatchObject({
    rule: "bound-loosened",
    severity: "info",
    related: [{ file: "old/note/note.schema.json", line: 14 }],
    properties: {
      root: "Note",
      verdicts: { wire: "compatible", "typescript-writer": "compatible", "typescript-reader": "compatible" },
    },
  });
});

test("a contract that is gone breaks", async () => {
  rmSync(join(folder, "schemas/note/contract.json"));
  const { code, output } = await run("--against", "HEAD");
  expect(code).toBe(1);
  expect(output).toContain("HEAD/schemas/note/note.schema.json:1:1 error root-removed");
});

test("an accepted break fails no more, until it expires; an entry that nothing needs is reported", async () => {
  write("note/note.schema.json", note(9));
  const entry = {
    rule: "bound-tightened",
    position: "note/note.schema.json:14",
    reason: "Nobody writes that much.",
    until: "2999-12-31",
  };
  write("accepted-breaks.json", { accepted: [entry] });
  expect(await run("--against", "HEAD")).toMatchObject({
    code: 0,
    output: expect.stringContaining("accepted until 2999-12-31: Nobody writes that much."),
  });
  write("accepted-breaks.json", {
    accepted: [
      { ...entry, until: "2020-01-01" },
      { ...entry, rule: "type-renamed" },
    ],
  });
  const { code, output } = await run("--against", "HEAD");
  expect(code).toBe(1);
  expect(output).toContain("expired on 2020-01-01");
  expect(output).toContain("no change needs the accepted break type-renamed");
});

describe("one schema", () => {
  test("is compared with another file, whatever its name", async () => {
    write("order/old.xsd", ORDER_XSD);
    write("order/order.xsd", ORDER_XSD.replace("xs:int", "xs:short"));
    const { code, output } = await run(
      ...["--schema", "schemas/order/order.xsd", "--against", "schemas/order/old.xsd"],
      ...["--direction", "request"],
    );
    expect(code).toBe(1);
    expect(output).toContain("schemas/order/order.xsd:3:5 error bound-tightened breaking for documents");
    expect(output).toContain("schemas/order/old.xsd:3:5 info before");
    expect(output).toContain("<order><id>32768</id></order>");
  });

  test("is compared with a commit, together with the files of other folders that it includes", async () => {
    const shared = (type: string): string =>
      `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:simpleType name="id"><xs:restriction base="xs:${type}"/></xs:simpleType></xs:schema>`;
    write("shared/id.xsd", shared("int"));
    const including = ORDER_XSD.replace(">", '><xs:include schemaLocation="../shared/id.xsd"/>');
    write("order/order.xsd", including.replace("xs:int", "id"));
    git("add", ".");
    git("-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "--quiet", "-m", "second");
    write("shared/id.xsd", shared("short"));
    const { code, output } = await run("--schema", "schemas/order/order.xsd", "--direction", "request");
    expect(code).toBe(1);
    expect(output).toContain("HEAD/schemas/shared/id.xsd:1:");
  });

  test("may be a JSON Schema", async () => {
    write("note/note.schema.json", note(9));
    const { code, output } = await run(
      "--schema",
      "schemas/note/note.schema.json",
      "--direction",
      "response",
      "--all",
    );
    expect(code).toBe(0);
    expect(output).toContain(
      "info bound-tightened compatible for documents, code that writes and code that reads (response Note)",
    );
  });

  test("is taken as it is if it does not keep the conventions of contracts", async () => {
    const args = ["--schema", "schemas/note/note.schema.json", "--direction", "request"];
    const version = (most: number) => ({
      oneOf: [{ $ref: "#/$defs/Text" }, { type: "null" }],
      $defs: { Text: { maxLength: most } },
    });
    write("note/note.schema.json", version(9));
    write("../old.json", version(10));
    const { code, output } = await run(...args, "--against", "old.json");
    expect(code).toBe(1);
    expect(output).toContain("breaking for documents");
    expect(output).toContain('"xxxxxxxxxx"');
    expect(output).toContain("note.schema.json:12:7 error bound-tightened");
    write("note/note.schema.json", { ...version(9), oneOf: [] });
    expect(await run(...args, "--against", "old.json")).toMatchObject({ code: 2 });
  });
});

describe.each([
  ["inside its file", { $ref: "#/$defs/Text" }, "invalid-reference"],
  ["to its own file", { $ref: "#" }, "invalid-reference"],
  ["to a missing file", { $ref: "./gone.schema.json" }, "invalid-reference"],
  ["to a part of a file", { $ref: "./note.schema.json#/properties/text" }, "invalid-reference"],
  ["that no check follows", { description: "Text.", oneOf: [{ $ref: "#/$defs/None" }] }, "$defs"],
])("a reference %s ends with 2", (_, text, want) => {
  test.each([
    ["in the new version", "--against", "HEAD"],
    ["in the old version", "--against", "old/schemas"],
  ])("%s", async (_where, ...args) => {
    const broken = { ...note(10), properties: { text }, $defs: { Text: { type: "string" } } };
    if (args[1] === "old/schemas") {
      write("../old/schemas/note/contract.json", NOTE);
      write("../old/schemas/order/contract.json", ORDER);
      write("../old/schemas/order/order.xsd", ORDER_XSD);
      write("../old/schemas/note/note.schema.json", broken);
    } else write("note/note.schema.json", broken);
    const { code, output } = await run(...args);
    expect(code).toBe(2);
    expect(output).toContain(want);
  });
});

test.each([
  {
    name: "a version that is not there",
    args: ["--against", "nowhere"],
    want: "neither a file or folder nor a commit",
  },
  {
    name: "a folder without schemas",
    args: ["--against", "HEAD", "--schemas", "none"],
    want: "there is no contract.json in a folder of none",
  },
  { name: "no version, and no release", args: [], want: "name a version with --against" },
])("$name ends with 2", async ({ args, want }) => {
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const { code, output } = await run(...args);
  expect(code).toBe(2);
  expect(output.toLowerCase()).toContain(want);
});

test("a schema that is rejected ends with 2 and its position", async () => {
  write("order/order.xsd", ORDER_XSD.replace("xs:int", "xs:itn"));
  const { code, output } = await run("--against", "HEAD");
  expect(code).toBe(2);
  expect(output).toContain("order.xsd:3:");
  expect(readFileSync(join(folder, "schemas/order/order.xsd"), "utf8")).toContain("xs:itn");
});

test("a change of a declaration that is reached in two ways is reported once", async () => {
  const field = '<xs:field xpath="note"/>';
  const constrained = ORDER_XSD.replace(
    "</xs:sequence>",
    '<xs:any namespace="##other" processContents="lax" minOccurs="0"/></xs:sequence>',
  ).replace(
    "</xs:complexType>",
    `</xs:complexType><xs:unique name="u"><xs:selector xpath="."/><xs:field xpath="id"/>${field}</xs:unique>`,
  );
  write("old.xsd", constrained);
  write("new.xsd", constrained.replace(field, ""));
  const { code, output } = await run(
    ...["--schema", "schemas/new.xsd", "--against", "schemas/old.xsd", "--direction", "request"],
  );
  expect(code).toBe(1);
  expect(output).toContain("unknown for documents (request order): order: its default or fixed value");
  expect(output.match(/no document that was tried/g)).toHaveLength(1);
});

describe("operations", () => {
  const commit = () => {
    git("add", ".");
    git("-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "--quiet", "-m", "operations");
  };

  test("are compared with those of a commit, and alone by their path; a finding names all that share a component", async () => {
    writeNotes(folder);
    commit();
    write("notes/operations.yaml", OPERATIONS.replace("maximum: 99", "maximum: 9"));
    const want =
      "schemas/notes/operations.yaml:36:38 error bound-tightened breaking for documents (request readNote.request, writeNote.request): maximum 99 is now 9";
    for (const args of [[], ["--schema", "schemas/notes/operations.yaml"]]) {
      printed = [];
      const { code, output } = await run(...args, "--against", "HEAD");
      expect(code).toBe(1);
      expect(output).toContain(want);
      expect(output).toContain("HEAD/schemas/notes/operations.yaml:36:38 info before");
      expect(output).toContain('"path note_id": 10,');
      expect(output).toMatch(/\n1 error$/);
    }
  });

  test("one of the roots that share a component can be accepted", async () => {
    writeNotes(folder);
    commit();
    write("notes/operations.yaml", OPERATIONS.replace("maximum: 99", "maximum: 9"));
    const entry = { rule: "bound-tightened", root: "readNote.request", position: "notes/operations.yaml" };
    write("accepted-breaks.json", {
      accepted: [{ ...entry, reason: "nobody has so many", until: "2999-01-01" }],
    });
    const { output } = await run("--against", "HEAD");
    expect(output).toMatch(/error bound-tightened .*\(request writeNote\.request\)/);
    expect(output).toMatch(/info bound-tightened .*\(request readNote\.request\)/);
  });

  test("beside an XSD are compared too", async () => {
    const probe = (path: string) =>
      `openapi: 3.1.1\ninfo: { title: Orders, version: 0.1.0 }\npaths:\n  ${path}:\n    get: { operationId: probe, summary: Probe, tags: [A], responses: { "204": { description: Done. } } }\n`;
    write("order/operations.yaml", probe("/livez"));
    commit();
    write("order/operations.yaml", probe("/alive"));
    const { output } = await run("--against", "HEAD");
    expect(output).toContain(
      'schemas/order/operations.yaml:4:3 error value-removed breaking for documents (request probe.request): "/livez" is no longer valid',
    );
  });

  test("a version without them has roots alone; they are gone with their contract", async () => {
    writeNotes(folder);
    rmSync(join(folder, "schemas/notes/operations.yaml"));
    commit();
    writeNotes(folder);
    expect(await run("--against", "HEAD")).toEqual({ code: 0, output: "No findings." });
    commit();
    rmSync(join(folder, "schemas/notes/contract.json"));
    printed = [];
    const { output } = await run("--against", "HEAD");
    expect(output).toContain("HEAD/schemas/notes/operations.yaml:1:1 error root-removed");
    expect(output.match(/root-removed/g)).toHaveLength(5);
  });

  test("a mistake in an old version ends with 2 and its position", async () => {
    writeNotes(folder, OPERATIONS.replace("in: header", "in: head"));
    commit();
    writeNotes(folder);
    const { code, output } = await run("--against", "HEAD");
    expect(code).toBe(2);
    expect(output).toContain("HEAD/schemas/notes/operations.yaml:19:29 invalid-operation");
  });
});
