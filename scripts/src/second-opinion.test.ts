import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { DOMParser } from "@xmldom/xmldom";
import { describe, expect, it } from "vitest";
import {
  convertSchema,
  DEFECTS,
  type Defect,
  findUnreadable,
} from "../test/second-opinion/convert-schema.ts";
import {
  compareFacts,
  type Definitions,
  type Difference,
  describeDifference,
  readFacts,
} from "../test/second-opinion/facts.ts";

const ROOT = new URL("../../", import.meta.url);
const SEARCH = "schemas/search/payment-method-search.xsd";
const read = (path: string): string => readFileSync(new URL(path, ROOT), "utf8");
const isReadable = (path: string): boolean =>
  findUnreadable(new DOMParser().parseFromString(read(path), "text/xml")).length === 0;

/** The types of a contract as our compiler projects them. */
function readProjection(path: string): Definitions {
  const folder = `packages/${basename(dirname(path))}-contract/src/gen`;
  return JSON.parse(read(`${folder}/${basename(path, ".xsd")}.schema.json`)).$defs;
}

function findDifferences(ours: Definitions, path: string, defects: readonly Defect[] = DEFECTS): string[] {
  const explained = (difference: Difference): boolean =>
    defects.some(({ explains }) => explains?.(difference) ?? false);
  const differences = compareFacts(readFacts(ours), readFacts(convertSchema(read(path), defects)));
  return differences.filter((difference) => !explained(difference)).map(describeDifference);
}

describe("the projections of contracts", () => {
  const readable = globSync("schemas/*/*.xsd", { cwd: ROOT }).filter(isReadable);

  it("are compared where xsd2jsonschema reads the schema", () => {
    expect(readable).toContain(SEARCH);
    const unreadable = new DOMParser().parseFromString(
      read("scripts/test/new-contract/refund.xsd"),
      "text/xml",
    );
    expect(findUnreadable(unreadable)).toEqual(
      expect.arrayContaining(["targetNamespace", "attribute", "choice", "xs:decimal", "xs:date"]),
    );
  });

  it.each(readable)("agree with xsd2jsonschema on %s", (path) => {
    expect(findDifferences(readProjection(path), path)).toEqual([]);
  });

  it.each(DEFECTS)("need the defect $name", (defect) => {
    const others = DEFECTS.filter((other) => other !== defect);
    const differs = (path: string): boolean => {
      try {
        return findDifferences(readProjection(path), path, others).length > 0;
      } catch {
        return true;
      }
    };
    expect(readable.some(differs)).toBe(true);
  });
});

describe("the comparison", () => {
  it.each<{ name: string; from: string; to: string; want: string }>([
    {
      name: "another name",
      from: '"order_no":',
      to: '"order_nr":',
      want: "transaction/order_no: place is absent",
    },
    {
      name: "an optional member",
      from: '"required":["fee"]',
      to: '"required":[]',
      want: "fees/fee: occurs is",
    },
    {
      name: "another type",
      from: '"$ref":"#/$defs/transaction_type"',
      to: '"$ref":"#/$defs/safe_integer"',
      want: "fee/type: type is safe_integer",
    },
    {
      name: "a boolean that is a string",
      from: '"boolean"',
      to: '"string"',
      want: "validated: type is string",
    },
    {
      name: "rows that may be none",
      from: '"minItems":1}',
      to: '"minItems":0}',
      want: "orders: rows is 0..n",
    },
    { name: "another bound", from: '"minimum":0', to: '"minimum":1', want: "decimal_places: minimum is 1" },
    {
      name: "a value more",
      from: '"enum":["100",',
      to: '"enum":["99","100",',
      want: "product_type: enum is",
    },
    {
      name: "values of another type",
      from: '"enum":[1,',
      to: '"enum":["1",',
      want: "transaction_type: enum is",
    },
    { name: "another pattern", from: "[A-Za-z]{2}", to: "[A-Za-z]{3}", want: "language_code: pattern" },
  ])("finds $name", ({ from, to, want }) => {
    const text = JSON.stringify(withoutDescriptions(readProjection(SEARCH)));
    expect(text).toContain(from);
    const [first] = findDifferences(JSON.parse(text.replace(from, to)), SEARCH);
    expect(first).toContain(want);
  });

  it("rejects a keyword that it does not compare", () => {
    const ours = {
      ...readProjection(SEARCH),
      product_type: JSON.parse('{"type":"string","format":"email"}'),
    };
    expect(() => findDifferences(ours, SEARCH)).toThrow(
      "product_type: the second opinion does not read format",
    );
  });
});

function withoutDescriptions(definitions: Definitions): unknown {
  return JSON.parse(
    JSON.stringify(definitions, (key, value) =>
      key === "description" && typeof value === "string" ? undefined : value,
    ),
  );
}
