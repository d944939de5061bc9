import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { compareJson, type Schema } from "../../../test/compare-json.ts";
import type { Direction } from "../../contract-list.ts";
import type { Change } from "../change.ts";
import type { RuleId, Verdict } from "../values/difference.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "breaking-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** An order with one member of each kind. The function changes it. */
function order(edit: (properties: Record<string, Schema>, schema: Schema) => void = () => {}): Schema {
  const properties: Record<string, Schema> = {
    id: { type: "integer", description: "ID.", minimum: 0, maximum: 1000 },
    currency: { type: "string", description: "Currency.", enum: ["EUR", "DKK"] },
    name: { type: "string", description: "Name.", maxLength: 20 },
    code: { type: "string", description: "Code.", pattern: "^[A-Z]{3}$" },
    lines: {
      type: "array",
      description: "Lines.",
      maxItems: 5,
      items: { type: "string", description: "Line." },
    },
    note: { type: "string", description: "Note." },
  };
  const schema: Schema = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Order",
    description: "An order.",
    type: "object",
    additionalProperties: false,
    required: ["id"],
    properties,
  };
  edit(properties, schema);
  return schema;
}

const compare = (before: Schema, after: Schema, direction: Direction): Promise<readonly Change[]> =>
  compareJson(folder, before, after, direction);

/** Verdicts for a request, a response, code that writes, and code that reads. */
type Expected = readonly [request: Verdict, response: Verdict, writer: Verdict, reader: Verdict];

const OPEN = order((_, schema) => {
  schema.additionalProperties = true;
});

// The verdicts are those that the project expects of common changes: docs/breaking-changes.md.
const EDITS: readonly [string, RuleId, Schema, Schema, Expected][] = [
  [
    "an optional member is added to a closed object",
    "member-added",
    order((p) => {
      delete p.note;
    }),
    order(),
    ["compatible", "breaking", "compatible", "compatible"],
  ],
  [
    "an optional member is added to an open object",
    "member-added",
    order((p, s) => {
      s.additionalProperties = true;
      delete p.note;
    }),
    OPEN,
    ["warning", "compatible", "compatible", "compatible"],
  ],
  [
    "a required member is added",
    "required-member-added",
    order((p) => {
      delete p.note;
    }),
    order((_, s) => {
      s.required = ["id", "note"];
    }),
    ["breaking", "breaking", "breaking", "compatible"],
  ],
  [
    "an optional member is removed",
    "member-removed",
    order(),
    order((p) => {
      delete p.note;
    }),
    ["breaking", "compatible", "breaking", "breaking"],
  ],
  [
    "an optional member becomes required",
    "member-required",
    order(),
    order((_, s) => {
      s.required = ["id", "note"];
    }),
    ["breaking", "compatible", "breaking", "compatible"],
  ],
  [
    "a required member becomes optional",
    "member-optional",
    order(),
    order((_, s) => {
      s.required = [];
    }),
    ["compatible", "breaking", "compatible", "breaking"],
  ],
  [
    "a value is added",
    "value-added",
    order(),
    order((p) => {
      p.currency = { ...p.currency, enum: ["EUR", "DKK", "SEK"] };
    }),
    ["compatible", "breaking", "compatible", "breaking"],
  ],
  [
    "a value is removed",
    "value-removed",
    order(),
    order((p) => {
      p.currency = { ...p.currency, enum: ["EUR"] };
    }),
    ["breaking", "compatible", "breaking", "warning"],
  ],
  [
    "a pattern allows more",
    "bound-loosened",
    order(),
    order((p) => {
      p.code = { ...p.code, pattern: "^[A-Z]{3,4}$" };
    }),
    ["compatible", "breaking", "compatible", "compatible"],
  ],
  [
    "a bound allows less",
    "bound-tightened",
    order(),
    order((p) => {
      p.id = { ...p.id, maximum: 999 };
    }),
    ["breaking", "compatible", "compatible", "compatible"],
  ],
  [
    "one becomes many",
    "occurrence-changed",
    order(),
    order((p) => {
      p.note = { type: ["string", "array"], description: "Note.", items: { type: "string" } };
    }),
    ["compatible", "breaking", "breaking", "breaking"],
  ],
  [
    "null becomes possible",
    "null-allowed",
    order(),
    order((p) => {
      p.note = { ...p.note, type: ["string", "null"] };
    }),
    ["compatible", "breaking", "compatible", "breaking"],
  ],
];

describe.each(EDITS)("%s", (_, rule, before, after, [request, response, writer, reader]) => {
  test.each([
    ["request", request],
    ["response", response],
  ] as const)("as a %s it is %s", async (direction, wire) => {
    const changes = await compare(before, after, direction);
    expect(changes.map(({ rule: id, kind, verdict }) => [id, kind, verdict])).toEqual([
      [rule, "wire", wire],
      [rule, "typescript-writer", writer],
      [rule, "typescript-reader", reader],
    ]);
    const { counterexample } = changes[0] as Change;
    expect(counterexample !== undefined).toBe(wire !== "compatible");
    if (counterexample === undefined) return;
    const document = JSON.parse(counterexample.document);
    const isValid = (schema: Schema): boolean => new Ajv2020({ strict: false }).validate(schema, document);
    expect([isValid(before), isValid(after)]).toEqual(
      counterexample.acceptedBy === "old" ? [true, false] : [false, true],
    );
  });
});

test("a change that new versions only accept is a warning for stored documents, since a roll-back reads them", async () => {
  const changes = await compare(
    order(),
    order(({ name }) => Object.assign(name as Schema, { maxLength: 30 })),
    "stored",
  );
  expect(changes[0]).toMatchObject({
    verdict: "warning",
    reason: "after a roll-back, the old version reads what the new one has stored",
    counterexample: { acceptedBy: "new", document: `{\n  "name": "${"x".repeat(21)}",\n  "id": 0\n}` },
  });
});

test("positions are those of both files", async () => {
  const [change] = await compare(
    order(),
    order(({ id }) => Object.assign(id as Schema, { minimum: 1 })),
    "request",
  );
  expect(change?.before).toEqual({ file: "old/order.schema.json", line: 14, column: 7 });
  expect(change?.after).toEqual({ file: "new/order.schema.json", line: 14, column: 7 });
});

test("documentation and the order of members change nothing", async () => {
  const after = order((properties, schema) => {
    schema.description = "A purchase.";
    schema.properties = Object.fromEntries(Object.entries(properties).reverse());
  });
  expect(await compare(order(), after, "request")).toEqual([]);
});

test("a condition is compared by documents", async () => {
  const after = order((_, schema) => {
    schema.dependentRequired = { name: ["code"] };
  });
  const [change] = await compare(order(), after, "request");
  expect(change).toMatchObject({
    rule: "condition-changed",
    verdict: "breaking",
    counterexample: { acceptedBy: "old", document: expect.stringContaining('"name"') },
  });
});

test("a condition that is gone loses no document, and one with another description none at all", async () => {
  const condition = (description: string) =>
    order((_, schema) => {
      schema.allOf = [{ description, dependentRequired: { name: ["code"] } }];
    });
  const [change] = await compare(condition("A name needs a code."), order(), "request");
  expect(change).toMatchObject({ rule: "condition-changed", verdict: "compatible" });
  expect(await compare(condition("A name needs a code."), condition("Give both."), "request")).toEqual([]);
});

test("bounds are compared beside a type that allows more", async () => {
  const after = order((properties) => {
    properties.id = { type: "number", description: "ID.", minimum: 0, maximum: 500 };
  });
  expect(
    (await compare(order(), after, "request"))
      .filter(({ kind }) => kind === "wire")
      .map(({ rule, verdict }) => [rule, verdict]),
  ).toEqual([
    ["type-changed", "compatible"],
    ["bound-tightened", "breaking"],
  ]);
});

test("a difference that no document shows is unknown", async () => {
  const repeated = (text: string) =>
    order(({ code }) => Object.assign(code as Schema, { pattern: `^([${text}]+)\\1$` }));
  const [change] = await compare(repeated("ac"), repeated("bc"), "request");
  expect(change).toMatchObject({
    verdict: "unknown",
    reason: "no document that was tried shows a difference",
  });
});

describe("a document shows its own change where another one breaks too", () => {
  const before = order();
  const after = order((properties, schema) => {
    schema.required = [];
    properties.count = { type: "integer", description: "Count." };
    properties.currency = { ...properties.currency, enum: ["EUR", "DKK", "SEK"] };
  });

  test.each([
    ["member-added", before, after, "response", { count: 0 }],
    ["value-added", before, after, "response", { currency: "SEK" }],
    ["member-optional", before, after, "response", {}],
    ["member-removed", after, before, "request", { count: 0 }],
    ["value-removed", after, before, "request", { currency: "SEK" }],
  ] as const)("%s", async (rule, from, to, direction, want) => {
    const changes = await compare(from, to, direction);
    const change = changes.find((each) => each.rule === rule && each.kind === "wire");
    expect(JSON.parse(change?.counterexample?.document ?? "null")).toEqual(want);
  });
});

test("a document shows the part of a nested member that is optional now", async () => {
  const nested = (required: readonly string[]) =>
    order((properties, schema) => {
      schema.required = required.slice(1);
      const inner = { id: { type: "integer", description: "ID." } };
      properties.buyer = {
        type: "object",
        description: "Buyer.",
        additionalProperties: false,
        required: required.slice(1),
        properties: inner,
      };
    });
  const changes = await compare(nested(["buyer", "id"]), nested(["buyer"]), "response");
  const documents = changes.flatMap(({ counterexample, kind }) =>
    kind === "wire" ? [JSON.parse(counterexample?.document ?? "null")] : [],
  );
  expect(documents).toEqual([{}, { buyer: {} }]);
});
