import { globSync, readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { fromRoot } from "../generating/repository.ts";

const schema = JSON.parse(
  readFileSync(fromRoot("packages/config-contract/src/gen/configuration-file.schema.json"), "utf8"),
);
const isFile = new Ajv2020({ validateFormats: false, strict: false }).compile(schema);

describe("the schema of a configuration's files, for editors", () => {
  const files = globSync("schemas/examples/configurations/*/*.yaml", { cwd: fromRoot("") });

  test.each(files)("takes %s", (file) => {
    isFile(parse(readFileSync(fromRoot(file), "utf8")));
    expect(isFile.errors).toBeNull();
  });

  test("and nothing that is misspelt", () => {
    expect(files.length).toBeGreaterThan(5);
    expect(isFile({ metods: [] })).toBe(false);
    expect(isFile({ cases: [{ name: "without the rest" }] })).toBe(false);
  });
});
