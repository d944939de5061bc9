import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { OPERATIONS, writeNotes } from "../../test/notes-operations.ts";
import { runContracts } from "../contracts.ts";

let folder: string;
let printed: string[];
let errors: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lint-"));
  printed = [];
  errors = [];
  vi.spyOn(console, "log").mockImplementation((text) => printed.push(text));
  vi.spyOn(console, "error").mockImplementation((text) => errors.push(text));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

function write(path: string, content: string | object): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content, null, 1));
}

async function lint(...args: string[]): Promise<number> {
  return runContracts(["lint", ...args], { folder });
}

/** Rules and positions of the findings. */
async function list(...args: string[]): Promise<readonly string[]> {
  printed = [];
  await lint(...args, "--format", "json");
  const { findings } = JSON.parse(printed.join(""));
  return findings.map(
    ({ rule, severity, file, line, column }: Record<string, string>) =>
      `${file}:${line}:${column} ${severity} ${rule}`,
  );
}

function order(appinfo = "", inside = ""): string {
  const annotate = (text: string, comment: string) =>
    `<xs:annotation>${comment && `<xs:appinfo>${comment}</xs:appinfo>`}<xs:documentation>${text}</xs:documentation></xs:annotation>`;
  return `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
<xs:complexType name="order">${annotate("A sale.", appinfo)}
<xs:sequence>
<xs:element name="note" type="xs:string">${annotate("For people.", inside)}</xs:element>
</xs:sequence></xs:complexType></xs:schema>`;
}

function note(keywords: object): object {
  return {
    title: "Note",
    description: "For people.",
    ...keywords,
    type: "object",
    additionalProperties: false,
    properties: { text: { description: "Any words.", type: "string" } },
  };
}

const ROOT = { element: "order", direction: "request" };
const UNBOUNDED = "a.xsd:4:1 info bounds/unbounded-string";

describe("paths", () => {
  test("files come with what they include; folders are searched; no file is reported twice", async () => {
    write("a.xsd", order());
    write(
      "main/b.xsd",
      '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:include schemaLocation="../a.xsd"/></xs:schema>',
    );
    write("main/note.schema.json", note({}));
    write("main/node_modules/a.xsd", order());
    expect(await list("main/b.xsd")).toEqual([UNBOUNDED]);
    expect(await list("main", "a.xsd", "main/b.xsd")).toEqual([
      UNBOUNDED,
      "main/note.schema.json:7:3 info bounds/unbounded-string",
    ]);
  });

  test("without paths: the contracts of schemas", async () => {
    write(
      "schemas/a/a.xsd",
      order().replace("</xs:schema>", '<xs:element name="order" type="order"/></xs:schema>'),
    );
    write("schemas/released/1.0.0/a/a.xsd", order());
    const contract = { name: "a", package: "a", schema: "a.xsd", roots: [ROOT] };
    write("schemas/a/contract.json", contract);
    write("schemas/contracts-lint.json", { rules: { "bounds/unbounded-string": "warning" } });
    expect((await list()).filter((finding) => !finding.includes(" info "))).toEqual([
      "schemas/a/a.xsd:4:1 warning bounds/unbounded-string",
    ]);
  });

  test.each(["b.xsd", "empty", "README.md"])("%s is no input", async (path) => {
    mkdirSync(join(folder, "empty"));
    write("README.md", "");
    expect(await lint(path)).toBe(2);
    expect(errors).toHaveLength(1);
  });
});

test("roots of contracts that the schemas do not have are errors", async () => {
  write("schemas/order/order.xsd", order());
  write("schemas/note/note.schema.json", note({}));
  write("schemas/order/contract.json", {
    name: "order",
    package: "order",
    schema: "order.xsd",
    roots: [ROOT],
  });
  const roots = [{ file: "note.schema.json", type: "Notes", direction: "request" }];
  write("schemas/note/contract.json", { name: "note", package: "note", roots });
  const errors = (await list("--quiet")).filter((finding) => finding.includes(" error "));
  expect(errors).toEqual([
    "schemas/note/note.schema.json:2:2 error invalid-title",
    "schemas/order/order.xsd:1:1 error invalid-reference",
  ]);
});

test("what the generator rejects is an error under its own code", async () => {
  write("a.xsd", order().replace("xs:string", "xs:strong"));
  write("note.schema.json", note({ oneOf: [] }));
  expect(await lint("a.xsd")).toBe(1);
  expect(await list(".")).toEqual([
    "a.xsd:4:25 error invalid-reference",
    "note.schema.json:4:2 error unsupported-one-of",
    "note.schema.json:8:3 info bounds/unbounded-string",
  ]);
});

test("text shows lines, counts by rule, and with --quiet no info", async () => {
  write("a.xsd", order());
  expect(await lint("a.xsd")).toBe(0);
  expect(printed.join("\n")).toMatch(
    /^a\.xsd:4:1 info bounds\/unbounded-string the string has no maximum length\n {2}\|\n4 \| <xs:element/,
  );
  expect(printed.at(-1)).toBe("\n     1 bounds/unbounded-string");
  printed = [];
  expect(await lint("a.xsd", "--quiet")).toBe(0);
  expect(printed).toEqual(["No findings."]);
});

describe("configuration", () => {
  beforeEach(() => write("a.xsd", order()));

  test("sets severities; --max-warnings limits warnings", async () => {
    write("contracts-lint.json", { rules: { "bounds/unbounded-string": "off" } });
    expect(await list("a.xsd")).toEqual([]);
    write("warn.json", { rules: { "bounds/unbounded-string": "warning" } });
    expect(await list("a.xsd", "--config", "warn.json")).toEqual([UNBOUNDED.replace("info", "warning")]);
    expect(await lint("a.xsd", "--config", "warn.json")).toBe(0);
    expect(await lint("a.xsd", "--config", "warn.json", "--max-warnings", "0")).toBe(1);
    expect(await lint("a.xsd", "--config", "warn.json", "--max-warnings", "1")).toBe(0);
    write("fail.json", { rules: { "bounds/unbounded-string": "error" } });
    expect(await lint("a.xsd", "--config", "fail.json")).toBe(1);
  });

  test.each([
    [
      { rule: {} },
      "contracts-lint.json:2:2 invalid-lint-config there is no member rule; did you mean rules?",
    ],
    [{ rules: [] }, "expected severities by rule"],
    [
      { rules: { "bounds/unbounded-strings": "off" } },
      "3:3 invalid-lint-config there is no rule bounds/unbounded-strings; did you mean bounds/unbounded-string?",
    ],
    [{ rules: { "no-such": "off" } }, "there is no rule no-such: see contracts rules"],
    [{ rules: { "bounds/any-type": "warn" } }, 'expected off, info, warning, error, got "warn"'],
    ["{", "invalid-json"],
  ])("%j is rejected", async (config, message) => {
    write("contracts-lint.json", config);
    expect(await lint("a.xsd")).toBe(2);
    expect(errors.join()).toContain(message);
  });

  test.each([
    ["--config", "none.json"],
    ["--max-warnings", "some"],
    ["--format", "yaml"],
  ])("%s %s is rejected", async (...args) => {
    vi.spyOn(process.stderr, "write").mockReturnValue(true);
    expect(await lint("a.xsd", ...args)).toBe(2);
  });
});

describe("suppressions", () => {
  const SUPPRESSION = "lint-disable bounds/unbounded-string: people write it";

  test("apply to the declaration that holds them, and to everything inside it", async () => {
    write("a.xsd", order("", SUPPRESSION));
    expect(await list("a.xsd")).toEqual([]);
    write("a.xsd", order(`Other text.\n ${SUPPRESSION}\n`));
    expect(await list("a.xsd")).toEqual([]);
    write("note.schema.json", note({ $comment: SUPPRESSION }));
    expect(await list("note.schema.json")).toEqual([]);
  });

  test.each([
    ["lint-disable bounds/unbounded-string", "error suppression/invalid"],
    ["lint-disable bounds/unbounded-string: ", "error suppression/invalid"],
    ["lint-disable bounds/unbound-string: why", "error suppression/invalid"],
    ["lint-disable", "error suppression/invalid"],
    ["lint-disable bounds/any-type: why", "warning suppression/unused"],
  ])("%s is a finding", async (comment, expected) => {
    write("a.xsd", order(comment));
    expect(await list("a.xsd")).toEqual([`a.xsd:2:45 ${expected}`, UNBOUNDED]);
    write("note.schema.json", note({ $comment: comment }));
    expect(await list("note.schema.json")).toContain(`note.schema.json:4:2 ${expected}`);
  });
});

describe("operations", () => {
  const FILE = "schemas/notes/operations.yaml";
  const MORE = ["a_b", "b_c", "c_d", "d_e", "e_f"].map(
    (name) => `        - { name: ${name}, in: query, description: More., schema: { type: boolean } }\n`,
  );
  const MANY = OPERATIONS.replace("        - { name: exact", `${MORE.join("")}        - { name: exact`);
  /** The findings in the operations, but the given one. */
  const listOperations = async (text: string, ...args: string[]) => {
    writeNotes(folder, text);
    const found = await list(...args);
    return found.filter(
      (finding) => finding.startsWith(FILE) && !finding.includes(" bounds/unbounded-array"),
    );
  };

  test("of a contract, with the schemas that they refer to, or by their path", async () => {
    expect(await listOperations(OPERATIONS)).toEqual([`${FILE}:19:76 info bounds/unbounded-string`]);
    const all = [
      "schemas/notes/note.schema.json:10:5 info bounds/unbounded-string",
      `${FILE}:17:110 info bounds/unbounded-array`,
      `${FILE}:19:76 info bounds/unbounded-string`,
    ];
    expect((await list(FILE)).toSorted()).toEqual(all);
    expect((await list("schemas")).toSorted()).toEqual(all);
  });

  test("their files are no orphans; others are, unless a mistake hides which", async () => {
    const text = OPERATIONS.replace("note.schema.json", "word.schema.json");
    writeNotes(folder, text);
    for (const title of ["Word", "Memo"])
      write(`schemas/notes/${title.toLowerCase()}.schema.json`, { ...note({}), title });
    expect((await list()).filter((finding) => finding.includes("error"))).toEqual([
      "schemas/notes/memo.schema.json:1:1 error invalid-orphan",
    ]);
    write(FILE, text.replace("in: header", "in: head"));
    expect((await list()).filter((finding) => finding.includes("error"))).toEqual([
      `${FILE}:19:29 error invalid-operation`,
    ]);
  });

  test.each<{ name: string; edit: readonly [string, string]; want: string }>([
    {
      name: "a parameter in another style",
      edit: ["name: exact", "name: isExact"],
      want: `${FILE}:23:13 warning naming/member-style`,
    },
    {
      name: "a description of a parameter",
      edit: ["Whether words are exact.", "TODO"],
      want: `${FILE}:23:37 warning documentation/empty`,
    },
    {
      name: "a summary",
      edit: ["summary: Write a note", "summary: TBD"],
      want: `${FILE}:30:7 warning documentation/empty`,
    },
    {
      name: "a pattern without an anchor",
      edit: ['"^[a-z]+$"', '"[a-z]{1,9}"'],
      want: `${FILE}:24:100 warning portability/anchors`,
    },
  ])("$name is linted like a member", async ({ edit: [from, to], want }) => {
    expect(
      (await listOperations(MANY.replace(from, to))).filter((finding) => !finding.includes("info")),
    ).toEqual([want]);
  });

  test("beside an XSD are linted too", async () => {
    const root = '<xs:element name="order" type="order"/></xs:schema>';
    writeNotes(folder, OPERATIONS.replace("Maximum number of words.", "TODO"));
    write("schemas/notes/a.xsd", order().replace("</xs:schema>", root));
    write("schemas/notes/contract.json", { name: "a", package: "a", schema: "a.xsd", roots: [ROOT] });
    expect((await list()).filter((finding) => !finding.includes(" info "))).toEqual([
      `${FILE}:16:37 warning documentation/empty`,
    ]);
  });

  test("a comment in a schema suppresses", async () => {
    const comment = '$comment: "lint-disable bounds/unbounded-string: versions are short"';
    const text = OPERATIONS.replace('pattern: "^[a-z]+$"', `pattern: "^[a-z]+$", ${comment}`);
    expect(await listOperations(text)).toEqual([]);
  });
});
