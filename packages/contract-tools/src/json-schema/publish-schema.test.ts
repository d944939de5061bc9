import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { FORMATS } from "./formats.ts";
import { publishSchema } from "./publish-schema.ts";

const ROOT = new URL("../../../../", import.meta.url);

test("names the dialect, replaces the project's formats by patterns, and keeps those of JSON Schema", () => {
  const schema = {
    title: "Stay",
    type: "object",
    properties: {
      format: { type: "string", format: "date-time" },
      until: { type: "string", format: "YYYY-MM or -" },
    },
  };
  expect(publishSchema({ schema, origins: new Map() }, "Generated.")).toBe(`{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$comment": "Generated.",
  "title": "Stay",
  "type": "object",
  "properties": {
    "format": {
      "type": "string",
      "format": "date-time"
    },
    "until": {
      "type": "string",
      "pattern": ${JSON.stringify(FORMATS["YYYY-MM or -"]?.source)}
    }
  }
}
`);
});

const SCHEMA = "@payment-routing/config-contract/configuration-file.schema.json";
const isFile = new Ajv2020({ validateFormats: false, strict: false }).compile(
  createRequire(import.meta.url)(SCHEMA),
);

describe("the schema of a configuration file, for editors", () => {
  const files = globSync("schemas/examples/configurations/*/*.yaml", { cwd: ROOT });

  test.each(files)("accepts %s", (file) => {
    isFile(parse(readFileSync(new URL(file, ROOT), "utf8")));
    expect(isFile.errors).toBeNull();
  });

  test("rejects misspelt members", () => {
    expect(files.length).toBeGreaterThan(5);
    expect(isFile({ metods: [] })).toBe(false);
    expect(isFile({ cases: [{ name: "without the rest" }] })).toBe(false);
  });
});
