import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { makeSingleMethod } from "../../test/make-configuration.ts";
import { makeCriteria } from "../../test/make-criteria.ts";
import { createFactReader } from "../facts/fact-reader.ts";
import { DIMENSION_MODULES, DIMENSIONS, PLAIN_DIMENSION_FACTS } from "./index.ts";

const SCHEMA = JSON.parse(
  readFileSync(new URL("../../../../schemas/config/constraints.schema.json", import.meta.url), "utf8"),
) as { properties: Record<string, unknown> };

test("every member of Constraints has exactly one module", () => {
  const members = Object.keys(SCHEMA.properties).filter((name) => !["all", "any", "not"].includes(name));
  expect(DIMENSION_MODULES.map(({ member }) => member).sort()).toEqual(members.sort());
});

test("names of dimensions are unique", () => {
  const names = DIMENSIONS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test("the facts of every module are read from a request", () => {
  const facts = createFactReader(makeSingleMethod({}))(
    makeCriteria(),
    { default_language: "en", default_currency: 208 },
    0,
  );
  expect(Object.keys(facts)).toEqual(expect.arrayContaining(Object.keys(PLAIN_DIMENSION_FACTS)));
});

test("analyses have samples of every dimension whose facts are not listed together", () => {
  const withoutSamples = DIMENSIONS.filter(({ listSamples }) => listSamples === undefined);
  expect(new Set(withoutSamples.map(({ group }) => group))).toEqual(new Set(["money", "fees"]));
});
