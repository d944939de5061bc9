import { expect, test } from "vitest";
import { ConfigurationError } from "./configuration-error.ts";
import { assembleConfiguration } from "./load-configuration.ts";

const LONG = "x".repeat(1e6);
const WORDS = "x ".repeat(5e5);

test.each([
  { name: "a tag", file: "a.yaml", text: `methods: !${LONG} []` },
  { name: "a tag with a handle", file: "a.yaml", text: `methods: !e!${LONG} []` },
  { name: "an alias", file: "a.yaml", text: `methods: *${LONG}` },
  { name: "an alias inside its anchor", file: "a.yaml", text: `methods: &${LONG} [*${LONG}]` },
  { name: "an anchor", file: "a.yaml", text: `methods: &${LONG} &b []` },
  { name: "a key", file: "a.yaml", text: `"${LONG}": []` },
  { name: "a key of many words", file: "a.yaml", text: `methods: [{ "${WORDS}": 1 }]` },
  { name: "a repeated key", file: "a.yaml", text: `"${LONG}": []\n"${LONG}": []` },
  {
    name: "a text",
    file: "a.yaml",
    text: `methods: [{ id: "${LONG}", name: "${LONG}", psp_type: "${WORDS}" }]`,
  },
  {
    name: "a name that is referred to",
    file: "a.yaml",
    text: `clients: [{ accounts: [{ inherits: "${WORDS}" }] }]`,
  },
  { name: "a number", file: "a.yaml", text: `methods: [{ id: ${"9".repeat(1e6)} }]` },
  { name: "a text without an end", file: "a.yaml", text: `methods: "${LONG}` },
  { name: "a directive", file: "a.yaml", text: `%${LONG}\n---\nmethods: []` },
  { name: "an escape", file: "a.yaml", text: `methods: "\\q${LONG}"` },
  { name: "text behind a text", file: "a.yaml", text: `methods: "a" ${LONG}` },
  { name: "one long line", file: "a.yaml", text: `{ ${"a: [], ".repeat(1e4)} }` },
  { name: "a name", file: "a.json", text: `{ "${LONG}": [] }` },
  { name: "a repeated name", file: "a.json", text: `{ "${LONG}": [], "${LONG}": [] }` },
  { name: "a value", file: "a.json", text: `{ "methods": [{ "id": "${LONG}", "psp_type": "${WORDS}" }] }` },
  {
    name: "a number with a fraction",
    file: "a.json",
    text: `{ "methods": [{ "id": 1.${"0".repeat(1e6)} }] }`,
  },
  {
    name: "a number that is not exact",
    file: "a.json",
    text: `{ "methods": [{ "id": ${"9".repeat(1e6)} }] }`,
  },
  { name: "a value that is no JSON", file: "a.json", text: `{ "methods": ${LONG} }` },
])("the issues of $name of a megabyte are of bounded size", ({ file, text }) => {
  const { issues, message } = reject(() => assembleConfiguration("x", [{ path: file, text }], {}));
  expect(issues.length).toBeGreaterThan(0);
  for (const issue of issues) {
    for (const each of [issue.message, issue.expected, issue.received]) expect(each.length).toBeLessThan(500);
    expect((issue.excerpt ?? "").length).toBeLessThan(400);
  }
  expect(message).not.toMatch(/x{161}|(?:x ){81}|9{161}|0{161}/);
});

function reject(load: () => unknown): ConfigurationError {
  try {
    load();
  } catch (error) {
    if (error instanceof ConfigurationError) return error;
    throw error;
  }
  throw new Error("the configuration was accepted");
}
