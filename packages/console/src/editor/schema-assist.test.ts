import { CompletionContext, type CompletionResult } from "@codemirror/autocomplete";
import { json, jsonLanguage } from "@codemirror/lang-json";
import { yaml, yamlLanguage } from "@codemirror/lang-yaml";
import { EditorState } from "@codemirror/state";
import schema from "@payment-routing/config-contract/configuration-file.schema.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import type { Schema } from "./schema.ts";
import { completeBySchema, findSchemaIssues } from "./schema-assist.ts";

const SCHEMA = schema as Schema;

/** Completes at the `|`. */
async function complete(given: string, isJson = false) {
  const pos = given.indexOf("|");
  const doc = given.replace("|", "");
  const { parser } = isJson ? jsonLanguage : yamlLanguage;
  const state = EditorState.create({ doc, extensions: isJson ? json() : yaml() });
  const source = completeBySchema(SCHEMA, parser, isJson);
  const result = (await source(new CompletionContext(state, pos, true))) as CompletionResult | null;
  return { ...result, labels: result?.options.map(({ label }) => label) ?? [] };
}

describe("completion", () => {
  test.each([
    { name: "a section", given: "cl|", want: "clients" },
    { name: "a section of an empty file", given: "|", want: "clients" },
    { name: "a member of an item", given: "clients:\n  - client_id: 1\n    na|", want: "accounts" },
    { name: "the first member of an item", given: "clients:\n  - |", want: "client_id" },
    {
      name: "a member in the middle",
      given: "methods:\n  - id: 1\n    cap|\n    state_id: 1\n",
      want: "capabilities",
    },
    {
      name: "a member of a flow mapping",
      given: "methods:\n  - id: 1\n    capabilities: { platform: { on| } }\n",
      want: "except",
    },
    {
      name: "a member of one of several schemas",
      given: "methods:\n  - capabilities:\n      country:\n        |",
      want: "only",
    },
    { name: "a value of a list", given: "closed_codes: [country, cu|]", want: "currency" },
    { name: "a value of a list in lines", given: "closed_codes:\n  - cu|", want: "currency" },
    {
      name: "true or false",
      given: "methods:\n  - capabilities: { email: { validated: { is: | } } }",
      want: "true",
    },
  ])("$name", async ({ given, want }) => {
    expect((await complete(given)).labels).toContain(want);
  });

  test.each([
    { name: "a section", given: '{ "cl|" }', want: "clients" },
    { name: "a member without its closing quote", given: '{ "clients": [{ "na| }] }', want: "name" },
    { name: "a member before others", given: '{ "clients": [{ "|", "client_id": 1 }] }', want: "accounts" },
    { name: "a value", given: '{ "closed_codes": ["cu|"] }', want: "currency" },
  ])("$name of JSON", async ({ given, want }) => {
    expect((await complete(given, true)).labels).toContain(want);
  });

  test("required members say so and have their description", async () => {
    const { options, from } = await complete("clients:\n  - client_id: 1\n    na|");
    expect(from).toBe("clients:\n  - client_id: 1\n    ".length);
    expect(options?.find(({ label }) => label === "name")).toMatchObject({
      detail: "required",
      apply: "name: ",
      info: "Display name of the merchant.",
    });
  });
});

describe("issues", () => {
  const find = (doc: string, isJson = false) => {
    const state = EditorState.create({ doc, extensions: isJson ? json() : yaml() });
    return findSchemaIssues(state, SCHEMA).map(
      ({ from, to, message }) => `${state.sliceDoc(from, to)}: ${message}`,
    );
  };
  test.each([
    { name: "an empty file", given: "", want: [] },
    { name: "a valid file", given: "closed_codes: [country]\nmethods: # all\n  - id: 1\n", want: [] },
    { name: "a member without a value", given: "clients:\n  - name:\n", want: [] },
    {
      name: "an unknown section",
      given: "cleints: []",
      want: ['cleints: There is no member "cleints" here. Did you mean "clients"?'],
    },
    {
      name: "an unknown member, deep down",
      given: "methods:\n  - id: 1\n    capabilities:\n      contry: { only: [208] }\n",
      want: ['contry: There is no member "contry" here. Did you mean "country"?'],
    },
    {
      name: "two letters that were swapped",
      given: "methods:\n  - capabilities: { country: { olny: [208] } }\n",
      want: ['olny: There is no member "olny" here. Did you mean "only"?'],
    },
    {
      name: "a text for a number",
      given: 'clients:\n  - client_id: "1"\n',
      want: ['"1": Expected a whole number, got a text.'],
    },
    {
      name: "a number for a text",
      given: "methods:\n  - capabilities: { platform: { only: [iOS, 5] } }\n",
      want: ["5: Expected a text, got a whole number."],
    },
    {
      name: "numbers in other notations, an alias and a tag",
      given: "clients:\n  - client_id: 0x10\n  - client_id: *a\n  - client_id: !!int 5\n",
      want: [],
    },
    { name: "a text for a list", given: "clients: none", want: ["none: Expected a list, got a text."] },
    {
      name: "a value that is not in the list",
      given: "closed_codes: [contry]",
      want: [expect.stringMatching(/^contry: Expected one of .*country.* Did you mean "country"\?$/)],
    },
  ])("$name", ({ given, want }) => {
    expect(find(given)).toEqual(want);
  });

  test("in JSON", () => {
    expect(find('{ "clients": [{ "nmae": "A" }] }', true)).toEqual([
      '"nmae": There is no member "nmae" here. Did you mean "name"?',
    ]);
  });
});
