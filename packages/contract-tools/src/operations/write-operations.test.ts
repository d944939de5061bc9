import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type ParameterTexts, type RequestFormat, readParameters } from "@payment-routing/contract-runtime";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkAssignable } from "../../test/check-assignable.ts";
import { writeNotes } from "../../test/notes-operations.ts";
import { generateJsonSchemaContract } from "../json-schema/generate-json-schema-contract.ts";

const root = mkdtempSync(join(tmpdir(), "operations-"));
afterAll(() => rmSync(root, { recursive: true }));

let generated: ReadonlyMap<string, string>;
let requests: Readonly<Record<string, RequestFormat>>;
beforeAll(async () => {
  const roots = [{ file: "note.schema.json", type: "Note", parses: true }];
  generated = await generateJsonSchemaContract({ schemaFolder: writeNotes(root), roots });
  for (const [name, text] of generated) {
    mkdirSync(dirname(join(root, "gen", name)), { recursive: true });
    writeFileSync(join(root, "gen", name), text);
  }
  const modules = fileURLToPath(new URL("../../../../node_modules", import.meta.url));
  symlinkSync(modules, join(root, "node_modules"));
  ({ REQUESTS: requests } = await import(/* @vite-ignore */ join(root, "gen/operation-requests.ts")));
});

test("types have parameters, body, response and problems of their own, and no more", () => {
  const types = [generated.get("note.ts"), generated.get("operations.ts")]
    .join("\n")
    .replace(/^import .*$/gm, "")
    .replace(/export const ROUTES[\s\S]*/, "");
  const given = (type: string, value: unknown) => ({ type: `Operations${type}`, value });
  const values = [
    given('["readNote"]["parameters"]', { note_id: 1, kinds: ["a"], "If-Match": "x" }),
    given('["readNote"]["response"]', { text: "" }),
    given('["readNote"]["problem"]', "unknown-note"),
    given('["writeNote"]["body"]', { text: "" }),
    given('["readNote"]["parameters"]', {}),
    given('["readNote"]["parameters"]', { note_id: "1" }),
    given('["readNote"]["parameters"]', { note_id: 1, kinds: ["c"] }),
    given('["readNote"]["problem"]', "unauthenticated"),
    given('["writeNote"]["response"]', {}),
  ];
  const faults = checkAssignable([{ types, values }]);
  expect(faults.map(({ value }) => value).sort()).toEqual([4, 5, 6, 7, 8]);
});

test("routes have what a server matches and authenticates by", () => {
  const text = generated.get("operations.ts") ?? "";
  expect(text.slice(text.indexOf("export const ROUTES")).replace(/\s+/g, " ")).toBe(
    'export const ROUTES = { readNote: { method: "GET", path: "/notes/{note_id}", tag: "Notes", security: { key: ["viewer"] }, response: "application/json", }, writeNote: { method: "PUT", path: "/notes/{note_id}", tag: "Notes", security: { key: ["operator"] }, request: "application/json", }, } as const satisfies Readonly<Record<string, Route>>; ',
  );
});

describe("the parameters of a request are read by the generated format", () => {
  const read = (operation: string, query: string, others: Partial<ParameterTexts> = {}) => {
    const texts = { query: new URLSearchParams(query), path: { note_id: "7" }, headers: {}, ...others };
    const result = readParameters(requests[operation] as RequestFormat, texts);
    return result.ok ? result.value : result.issues.map(({ code, path }) => `${code} ${path}`);
  };

  test("with values of their types, and defaults", () => {
    expect(read("readNote", "kinds=a,b&exact=false", { headers: { "if-match": "x" } })).toEqual({
      note_id: 7,
      limit: 5,
      kinds: ["a", "b"],
      exact: false,
      "If-Match": "x",
    });
    expect(read("writeNote", "")).toEqual({ note_id: 7 });
  });

  test.each([
    { name: "a missing one", others: { path: {} }, want: "missing-member /note_id" },
    { name: "a text for a number", query: "limit=all", want: "invalid-type /limit" },
    { name: "a number out of bounds", query: "limit=10", want: "out-of-range /limit" },
    { name: "a number in a component", others: { path: { note_id: "100" } }, want: "out-of-range /note_id" },
    { name: "an unknown value in a list", query: "kinds=a,c", want: "not-in-enumeration /kinds/1" },
    { name: "a text for a boolean", query: "exact=1", want: "invalid-type /exact" },
    { name: "a header", others: { headers: { "if-match": "1" } }, want: "pattern-mismatch /If-Match" },
    { name: "an unknown one", query: "limits=1", want: "unexpected-member /limits" },
    { name: "a repeated one", query: "limit=1&limit=2", want: "not-unique /limit" },
    { name: "a header in the query", query: "If-Match=a", want: "unexpected-member /If-Match" },
  ])("$name is an issue", ({ query = "", others = {}, want }) => {
    expect(read("readNote", query, others)).toEqual([want]);
  });
});
