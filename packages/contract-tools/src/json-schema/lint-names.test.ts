import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { generateJsonSchemaContract, type SchemaRoot } from "./generate-json-schema-contract.ts";
import { checkSchemas, listSchemas } from "./load-schemas.ts";

/** Writes a schema of each title, by file. */
function write(titles: Readonly<Record<string, string>>, additionalProperties = false): string {
  const folder = join(mkdtempSync(join(tmpdir(), "names-")), "schemas");
  mkdirSync(folder);
  onTestFinished(() => rmSync(join(folder, ".."), { recursive: true }));
  for (const [name, title] of Object.entries(titles)) {
    const schema = { title, description: "d", type: "object", additionalProperties, properties: {} };
    writeFileSync(join(folder, `${name}.schema.json`), JSON.stringify(schema));
  }
  return folder;
}

function lint(folder: string, roots?: readonly string[]): string[] {
  const { diagnostics } = checkSchemas(folder, listSchemas(folder), roots);
  return diagnostics.map(({ file, code, message }) => `${file} ${code} ${message}`);
}

const root = (title: string) =>
  `a.schema.json invalid-title generated code uses the name ${title} for a root`;
const module = (name: string) =>
  `${name}.schema.json unsupported-name generated code has a module ${name}.ts: rename the file`;
const cases: { name: string; given: Record<string, string>; open?: boolean; want: string[] }[] = [
  ...["Json", "Value", "NearMiss", "Record"].map((title) => ({
    ...{ name: `a root ${title}`, given: { a: title }, want: [root(title)] },
  })),
  { name: "Invalid before a title", given: { a: "InvalidA", b: "A" }, want: [root("InvalidA")] },
  { name: "a file index", given: { index: "A" }, want: [module("index")] },
  { name: "a file testing", given: { testing: "A" }, want: [module("testing")] },
  {
    name: "the validator of another file",
    given: { a: "A", "a.validator": "AValidator" },
    want: [module("a.validator")],
  },
  {
    name: "closed forms of other titles",
    given: { a: "A", b: "OutgoingA", c: "ReportedA" },
    open: true,
    want: ["Outgoing b", "Reported c"].map((text) => {
      const file = `${text.split(" ")[1]}.schema.json`;
      return `${file} invalid-title the closed form of A has this name`;
    }),
  },
  { name: "nothing else", given: { a: "A", b: "OutgoingA", "b.validators": "B1C" }, want: [] },
  {
    name: "a small letter that the type generator changes",
    given: { a: "A1b" },
    want: [
      "a.schema.json missing-title the title becomes the name of the type: write it like PaymentMethod, with a capital letter behind digits",
    ],
  },
];

test.each(cases)("rejects $name", ({ given, open, want }) => {
  expect(lint(write(given, open))).toEqual(want);
});

test("a file that is no root has no module", () => {
  const folder = write({ a: "A", index: "Value" });
  expect(lint(folder, ["a.schema.json"])).toEqual([
    "index.schema.json invalid-orphan no contract refers to it",
  ]);
});

test("two roots do not share a module", async () => {
  const schemaFolder = write({ order: "Order", "outgoing-order": "Sent" }, true);
  const roots: SchemaRoot[] = [
    { file: "order.schema.json", type: "OutgoingOrder", form: "writing" },
    { file: "outgoing-order.schema.json", type: "Sent" },
  ];
  await expect(generateJsonSchemaContract({ schemaFolder, roots })).rejects.toThrow(
    "invalid-title OutgoingOrder has a module outgoing-order.ts too: rename a file",
  );
});

describe("names that generated code imports", async () => {
  const folder = mkdtempSync(join(tmpdir(), "imports-"));
  const schemaFolder = join(folder, "schemas");
  mkdirSync(schemaFolder);
  const schema = { title: "Thing", description: "d", type: "string" };
  writeFileSync(join(schemaFolder, "thing.schema.json"), JSON.stringify(schema));
  const roots = [{ file: "thing.schema.json", type: "Thing", parses: true }];
  const files = await generateJsonSchemaContract({ schemaFolder, roots, testData: [] });
  rmSync(folder, { recursive: true });
  const code = ["index.ts", "testing.ts"].map((file) => files.get(file)).join("\n");
  const imports = [...code.matchAll(/^import (?:type )?\{([^}]*)\} from "@payment/gm)].flatMap(
    ([, names = ""]) => names.split(",").map((name) => name.replace("type", "").trim()),
  );
  // A title gives a type of its name, and functions of its name behind a verb.
  const titles = imports.flatMap((name) => /^(?:validate|parse|arbitrary)?([A-Z].*)$/.exec(name)?.[1] ?? []);

  test("are some", () => expect(titles).toEqual(expect.arrayContaining(["Result", "Json", "Value"])));
  test.each(titles)("%s is no title of a root", (title) => {
    expect(lint(write({ a: title }))).toEqual([expect.stringContaining("invalid-title")]);
  });
});
