import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { findSchemas } from "./schema-paths.ts";

test("given schemas are measured under the keys of published ones", () => {
  expect(findSchemas({ iso20022: "/a.xsd", ubl: "/b.xsd" })).toEqual([
    { key: "iso20022", path: "/a.xsd" },
    { key: "ubl", path: "/b.xsd" },
  ]);
});

test("without given schemas, published ones or examples are measured", () => {
  expect(findSchemas().map(({ path }) => existsSync(path))).toEqual([true, true]);
});
