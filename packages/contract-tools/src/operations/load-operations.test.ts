import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { OPERATIONS, writeNotes } from "../../test/notes-operations.ts";
import { SchemaError } from "../json-schema/diagnostic.ts";
import { loadOperations } from "./load-operations.ts";

const root = mkdtempSync(join(tmpdir(), "operations-"));
afterAll(() => rmSync(root, { recursive: true }));

test("resolves parameters, scopes and gates", () => {
  const file = loadOperations(writeNotes(root), "schemas/notes");
  const [read, write] = file?.operations ?? [];
  expect(read).toMatchObject({ id: "readNote", method: "GET", path: "/notes/{note_id}", tag: "Notes" });
  expect(read?.security).toEqual([{ scheme: "key", scope: "viewer" }]);
  expect(write?.security).toEqual([{ scheme: "key", scope: "operator" }]);
  expect(read?.problems).toEqual(["unauthenticated", "unknown-note"]);
  expect(read?.ownProblems).toEqual(["unknown-note"]);
  expect(read?.parameters.map(({ name, isRequired, schema: { type } }) => [name, isRequired, type])).toEqual([
    ["note_id", true, "integer"],
    ["limit", false, "integer"],
    ["kinds", false, "array"],
    ["exact", false, "boolean"],
    ["If-Match", false, "string"],
  ]);
  expect([...(write?.responses ?? [])].map(([status, { content }]) => [status, content])).toEqual([
    ["204", undefined],
  ]);
});

test("a folder without operations has none", () => {
  expect(loadOperations(root, "schemas/none")).toBeUndefined();
});

describe("a mistake has a position and an excerpt", () => {
  test.each<{ name: string; edit: readonly [from: string | RegExp, to: string]; want: readonly string[] }>([
    {
      name: "wrong YAML",
      edit: ["tags: [Notes]", "tags: [Notes"],
      want: [
        "15:7 invalid-yaml Flow sequence in block collection must be sufficiently indented and end with a ]",
      ],
    },
    {
      name: "a misspelt member",
      edit: ["summary: Read", "sumary: Read"],
      want: [
        "13:7 invalid-operation there is no member sumary here; did you mean summary?",
        "11:5 invalid-operation the member summary is missing",
      ],
    },
    {
      name: "a summary that ends like a sentence",
      edit: ["summary: Read a note", "summary: Read a note."],
      want: ['13:7 invalid-operation "Read a note." does not match [^.]$: a line without a full stop'],
    },
    {
      name: "an unknown gate",
      edit: ["x-problems: [read, unknown-note]", "x-problems: [reads, unknown-note]"],
      want: ["22:20 invalid-operation there is no problem or gate reads; did you mean read?"],
    },
    {
      name: "an unknown problem in a gate",
      edit: ["read: [unauthenticated]", "read: [unauthentcated]"],
      want: [
        "6:10 invalid-operation there is no problem or gate unauthentcated; did you mean unauthenticated?",
      ],
    },
    {
      name: "an unresolved component",
      edit: ["parameters/note_id", "parameters/note_ids"],
      want: [
        "10:11 invalid-operation there is no #/components/parameters/note_ids; did you mean note_id?",
        "11:5 invalid-operation the path has note_id, which is not a parameter",
        "23:5 invalid-operation the path has note_id, which is not a parameter",
      ],
    },
    {
      name: "a missing path parameter",
      edit: ["/notes/{note_id}:", "/notes/{note_id}/{word_id}:"],
      want: [
        "11:5 invalid-operation the path has word_id, which is not a parameter",
        "23:5 invalid-operation the path has word_id, which is not a parameter",
      ],
    },
    {
      name: "a surplus path parameter",
      edit: ["/notes/{note_id}:", "/notes:"],
      want: ["10:9 invalid-operation the path has no note_id"],
    },
    {
      name: "an optional path parameter",
      edit: ["in: path, required: true", "in: path"],
      want: ["10:9 invalid-operation a parameter of the path is required: true"],
    },
    {
      name: "a parameter given twice",
      edit: ["name: kinds", "name: limit"],
      want: ["11:5 invalid-operation the parameter limit is given twice"],
    },
    {
      name: "a repeated ID",
      edit: ["operationId: writeNote", "operationId: readNote"],
      want: ["24:7 invalid-operation another operation has the ID readNote"],
    },
    {
      name: "a file that is not there",
      edit: ["{ $ref: note.schema.json }", "{ $ref: notes.schema.json }"],
      want: ["21:83 invalid-reference there is no file notes.schema.json; did you mean note.schema.json?"],
    },
    {
      name: "an unknown format",
      edit: ['pattern: "^[a-z]+$"', "format: email"],
      want: ["19:100 unsupported-format"],
    },
    {
      name: "a pattern whose time grows",
      edit: ['"^[a-z]+$"', '"^([a-z]+)+$"'],
      want: ["19:100 unsupported-pattern"],
    },
    {
      name: "an integer without bounds, in a component",
      edit: ["minimum: 0, maximum: 99", "minimum: 0"],
      want: ["36:11 unsupported-integer"],
    },
    {
      name: "an unknown keyword",
      edit: ["minimum: 0,", "minmum: 0, minimum: 0,"],
      want: ['36:26 unsupported-keyword "minmum" is not supported; did you mean minimum?'],
    },
    {
      name: "a default out of bounds",
      edit: ["default: 5", "default: 50"],
      want: ["16:125 invalid-literal the schema rejects this value: it must be <= 9"],
    },
  ])("$name", ({ edit: [from, to], want }) => {
    const text = OPERATIONS.replace(from, to);
    expect(text).not.toBe(OPERATIONS);
    const error = catchError(() => loadOperations(writeNotes(root, text), "schemas/notes"));
    const found = error.diagnostics.map(
      ({ code, file, line, column, message }) => `${file}:${line}:${column} ${code} ${message}`,
    );
    expect(found).toHaveLength(want.length);
    for (const [index, start] of want.entries())
      expect(found[index]?.startsWith(`schemas/notes/operations.yaml:${start}`), found[index]).toBe(true);
    const [{ line } = { line: 0 }] = error.diagnostics;
    expect(error.message).toContain(`${line} | ${text.split("\n")[line - 1]}\n`);
  });
});

function catchError(run: () => unknown): SchemaError {
  try {
    run();
  } catch (error) {
    if (error instanceof SchemaError) return error;
    throw error;
  }
  throw new Error("nothing is wrong");
}
