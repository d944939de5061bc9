import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { judgeDifferences } from "./second-opinion/accepted-differences.ts";
import { compareFacts, type Difference, describeDifference } from "./second-opinion/compare-facts.ts";
import { convertSchema } from "./second-opinion/convert-schema.ts";
import { type Correction, corrections } from "./second-opinion/correct-projection.ts";
import { type Normalisation, normalisations } from "./second-opinion/normalise-schema.ts";
import type { Definitions } from "./second-opinion/projection.ts";
import { readFacts } from "./second-opinion/read-facts.ts";
import { createSampleProjection, sampleXsd } from "./second-opinion/sample-contract.ts";

const ROOT = new URL("../../", import.meta.url);

/** Every XSD of a contract, with the file that our compiler writes its projection to. */
const contracts = globSync("schemas/*/*.xsd", { cwd: ROOT }).map((path) => ({
  path,
  xsd: readFileSync(new URL(path, ROOT), "utf8"),
  projection: `packages/${basename(dirname(path))}-contract/src/gen/${basename(path, ".xsd")}.schema.json`,
}));

function readProjection(path: string): Definitions {
  return JSON.parse(readFileSync(new URL(path, ROOT), "utf8")).$defs;
}

function findDifferences(ours: Definitions, xsd: string): readonly Difference[] {
  return compareFacts(readFacts(ours), readFacts(convertSchema(xsd)));
}

describe("the projections of the contracts", () => {
  it("are all found", () => {
    expect(contracts.map(({ path }) => path)).toContain("schemas/search/payment-method-search.xsd");
  });

  it.each(contracts)("agree with xsd2jsonschema on $path", ({ xsd, projection }) => {
    const { unexplained } = judgeDifferences(findDifferences(readProjection(projection), xsd));
    expect(unexplained.map(describeDifference)).toEqual([]);
  });

  it("need every accepted difference", () => {
    const differences = contracts.flatMap(({ xsd, projection }) =>
      findDifferences(readProjection(projection), xsd),
    );
    expect(judgeDifferences(differences).idle).toEqual([]);
  });

  it.each(normalisations)("need the normalisation $name", (normalisation) => {
    const others = normalisations.filter((other) => other !== normalisation);
    expect(contracts.filter(({ xsd }) => changes(xsd, others, corrections))).not.toEqual([]);
  });

  it.each(corrections)("need the correction $name", (correction) => {
    const others = corrections.filter((other) => other !== correction);
    expect(contracts.filter(({ xsd }) => changes(xsd, normalisations, others))).not.toEqual([]);
  });

  /** Whether xsd2jsonschema says something else of a schema, or fails, when it gets less help. */
  function changes(xsd: string, before: readonly Normalisation[], after: readonly Correction[]): boolean {
    try {
      return JSON.stringify(convertSchema(xsd, before, after)) !== JSON.stringify(convertSchema(xsd));
    } catch {
      return true;
    }
  }
});

describe("the comparison", () => {
  type Sample = ReturnType<typeof createSampleProjection>;
  const judge = (ours: Definitions) => judgeDifferences(findDifferences(ours, sampleXsd));

  it("finds nothing between two projections that say the same, and needs every accepted difference", () => {
    expect(judge(createSampleProjection())).toEqual({ unexplained: [], idle: [] });
  });

  it.each<{ name: string; change: (ours: Sample) => Definitions; want: readonly string[] }>([
    {
      name: "a member by another name",
      change: ({ parcel: { properties, ...parcel }, ...rest }) => {
        const { kind, ...others } = properties;
        return { ...rest, parcel: { ...parcel, properties: { ...others, Kind: kind } } };
      },
      want: [
        "parcel/Kind: place is there in ours, absent in xsd2jsonschema's",
        "parcel/kind: place is absent in ours, there in xsd2jsonschema's",
      ],
    },
    {
      name: "a type that is missing",
      change: ({ label, ...rest }) => rest,
      want: ["label: place is absent in ours, there in xsd2jsonschema's"],
    },
    {
      name: "a required member that may be absent",
      change: (ours) => ({ ...ours, parcel: { ...ours.parcel, required: ["stops", "labels"] } }),
      want: ["parcel/weight: occurs is 0..1 in ours, 1..1 in xsd2jsonschema's"],
    },
    {
      name: "an optional member that is required",
      change: (ours) => ({
        ...ours,
        parcel: { ...ours.parcel, required: ["weight", "kind", "stops", "labels"] },
      }),
      want: ["parcel/kind: occurs is 1..1 in ours, 0..1 in xsd2jsonschema's"],
    },
    {
      name: "a member of another type",
      change: (ours) => ({
        ...ours,
        parcel: {
          ...ours.parcel,
          properties: { ...ours.parcel.properties, weight: { $ref: "#/$defs/whole" } },
        },
      }),
      want: ["parcel/weight: type is whole in ours, grams in xsd2jsonschema's"],
    },
    {
      name: "a boolean that is a string",
      change: (ours) => ({
        ...ours,
        parcel: { ...ours.parcel, properties: { ...ours.parcel.properties, insured: { type: "string" } } },
      }),
      want: [
        'parcel/insured: type is string in ours, one of [{"type":"boolean"},{"maximum":1,"minimum":0,"type":"integer"}] in xsd2jsonschema\'s',
      ],
    },
    {
      name: "an array that may be absent",
      change: (ours) => ({ ...ours, labels: { ...ours.labels, required: ["seal"] } }),
      want: ["labels/label: occurs is an array that may be absent in ours, 0..n in xsd2jsonschema's"],
    },
    {
      name: "an array that is a single value",
      change: (ours) => ({
        ...ours,
        labels: {
          ...ours.labels,
          properties: { ...ours.labels.properties, label: { $ref: "#/$defs/label" } },
        },
      }),
      want: ["labels/label: occurs is 1..1 in ours, 0..n in xsd2jsonschema's"],
    },
    {
      name: "an array of another length",
      change: (ours) => ({
        ...ours,
        labels: {
          ...ours.labels,
          properties: {
            ...ours.labels.properties,
            seal: { type: "array", items: { $ref: "#/$defs/place" }, maxItems: 4 },
          },
        },
      }),
      want: ["labels/seal: occurs is 0..4 in ours, 1..3 in xsd2jsonschema's"],
    },
    {
      name: "rows that may be none",
      change: (ours) => ({ ...ours, stops: { type: "array", items: { $ref: "#/$defs/stop" } } }),
      want: ["stops: rows is 0..n stop in ours, 1..n stop in xsd2jsonschema's"],
    },
    {
      name: "rows of another type",
      change: (ours) => ({ ...ours, stops: { ...ours.stops, items: { $ref: "#/$defs/parcel" } } }),
      want: ["stops: rows is 1..n parcel in ours, 1..n stop in xsd2jsonschema's"],
    },
    {
      name: "a repeated element projected as rows",
      change: (ours) => ({ ...ours, labels: { type: "array", items: { $ref: "#/$defs/label" } } }),
      want: [
        "labels: rows is 0..n label in ours, absent in xsd2jsonschema's",
        "labels: type is absent in ours, record in xsd2jsonschema's",
        "labels/label: place is absent in ours, there in xsd2jsonschema's",
        "labels/seal: place is absent in ours, there in xsd2jsonschema's",
      ],
    },
    {
      name: "another lower bound",
      change: (ours) => ({ ...ours, grams: { ...ours.grams, minimum: 0 } }),
      want: ["grams: minimum is 0 in ours, 1 in xsd2jsonschema's"],
    },
    {
      name: "an upper bound that its base type has",
      change: (ours) => ({ ...ours, grams: { type: "integer", minimum: 1 } }),
      want: ["grams: maximum is absent in ours, 1000 in xsd2jsonschema's"],
    },
    {
      name: "a bound beside a reference",
      change: (ours) => ({
        ...ours,
        parcel: {
          ...ours.parcel,
          properties: { ...ours.parcel.properties, weight: { $ref: "#/$defs/grams", maximum: 9 } },
        },
      }),
      want: ["parcel/weight: maximum is 9 in ours, absent in xsd2jsonschema's"],
    },
    {
      name: "another upper bound, by one",
      change: (ours) => ({ ...ours, whole: { ...ours.whole, maximum: 1001 } }),
      want: ["whole: maximum is 1001 in ours, 1000 in xsd2jsonschema's"],
    },
    {
      name: "a number for an integer",
      change: (ours) => ({ ...ours, whole: { ...ours.whole, type: "number" } }),
      want: ["whole: type is number in ours, integer in xsd2jsonschema's"],
    },
    {
      name: "an enumeration with one value more",
      change: (ours) => ({ ...ours, kind: { ...ours.kind, enum: [1, 2, 3] } }),
      want: ["kind: enum is [1,2,3] in ours, [1,2] in xsd2jsonschema's"],
    },
    {
      name: "an enumeration with one value fewer",
      change: (ours) => ({ ...ours, label: { ...ours.label, enum: ["fragile"] } }),
      want: ['label: enum is ["fragile"] in ours, ["fragile","this side up"] in xsd2jsonschema\'s'],
    },
    {
      name: "an enumeration of strings for integers",
      change: (ours) => ({ ...ours, kind: { ...ours.kind, enum: ["1", "2"] } }),
      want: ['kind: enum is ["1","2"] in ours, [1,2] in xsd2jsonschema\'s'],
    },
    {
      name: "an enumeration of integers for strings",
      change: (ours) => ({ ...ours, label: { ...ours.label, enum: [1, 2] } }),
      want: ['label: enum is [1,2] in ours, ["fragile","this side up"] in xsd2jsonschema\'s'],
    },
    {
      name: "a pattern that looks at any part of a value",
      change: (ours) => ({ ...ours, place: { ...ours.place, pattern: "[A-Z]{3}" } }),
      want: [
        "place: pattern [A-Z]{3} is there in ours, absent in xsd2jsonschema's",
        "place: pattern ^(?:[A-Z]{3})$ is absent in ours, there in xsd2jsonschema's",
      ],
    },
    {
      name: "another pattern",
      change: (ours) => ({ ...ours, place: { ...ours.place, pattern: "^(?:[A-Z]{2})$" } }),
      want: [
        "place: pattern ^(?:[A-Z]{2})$ is there in ours, absent in xsd2jsonschema's",
        "place: pattern ^(?:[A-Z]{3})$ is absent in ours, there in xsd2jsonschema's",
      ],
    },
    {
      name: "a pattern that its XSD does not have",
      change: (ours) => ({ ...ours, whole: { ...ours.whole, pattern: "^$" } }),
      want: ["whole: pattern ^$ is there in ours, absent in xsd2jsonschema's"],
    },
    {
      name: "a record where the XSD has open content",
      change: (ours) => ({ ...ours, note: { type: "object", properties: { text: { type: "string" } } } }),
      want: ["note/text: place is there in ours, absent in xsd2jsonschema's"],
    },
    {
      name: "open content where the XSD has a record",
      change: (ours) => ({ ...ours, labels: { $ref: "#/$defs/xml:content" } }),
      want: [
        "labels/label: place is absent in ours, there in xsd2jsonschema's",
        "labels/seal: place is absent in ours, there in xsd2jsonschema's",
      ],
    },
  ])("finds $name", ({ change, want }) => {
    expect(judge(change(createSampleProjection())).unexplained.map(describeDifference)).toEqual(want);
  });

  it("finds an accepted difference that is no longer needed", () => {
    const { parcel, ...rest } = createSampleProjection();
    const { allOf, ...unconditional } = parcel;
    expect(judge({ ...rest, parcel: unconditional }).idle).toEqual(["conditions"]);
  });

  it.each([
    {
      name: "a keyword that it does not know",
      label: '{"type": "string", "format": "email"}',
      want: "format",
    },
    { name: "one inside an array", label: '{"type": "array", "items": {"const": "fragile"}}', want: "const" },
    {
      name: "one inside a choice",
      label: '{"oneOf": [{"type": "string"}, {"properties": {}}]}',
      want: "properties",
    },
  ])("refuses $name", ({ label, want }) => {
    const ours = { ...createSampleProjection(), label: JSON.parse(label) };
    expect(() => judge(ours)).toThrow(`label: the second opinion does not read ${want} here`);
  });
});
