import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { findSchemas } from "./schema-paths.ts";

test("given schemas are measured under the keys of published ones", () => {
  expect(findSchemas({ iso20022: "/a.xsd", ubl: "/b.xsd" }).slice(0, 2)).toEqual([
    { key: "iso20022", path: "/a.xsd" },
    { key: "ubl", path: "/b.xsd" },
  ]);
});

test("without given schemas, published ones or examples are measured", () => {
  const found = findSchemas().map(({ documents = "/", path }) => existsSync(path) && existsSync(documents));
  expect(found.slice(0, 2)).toEqual([true, true]);
  expect(found).not.toContain(false);
});
