import { expect, test } from "vitest";
import { deriveForm, deriveTypes } from "./derive-form.ts";
import type { BundledSchema } from "./schema-file.ts";

const ORDER = {
  title: "Order",
  type: "object",
  required: ["id"],
  "x-required-when-writing": ["total"],
  "x-left-out-when-reporting": ["mac", "id"],
  additionalProperties: true,
  properties: {
    id: { type: "string" },
    // A member, not the title of a schema.
    title: { type: "string" },
    total: { $ref: "#/$defs/Money" },
    mac: { type: "string" },
    lines: { type: "array", items: { $ref: "#/$defs/Line" } },
  },
};
const LINE = { title: "Line", type: "object", additionalProperties: true, properties: {} };
const MONEY = { title: "Money", type: "string" };
const ENVELOPE = {
  title: "Envelope",
  type: "object",
  required: ["order"],
  additionalProperties: false,
  properties: { order: { $ref: "#/$defs/Order" } },
};

const bundled: BundledSchema = {
  schema: { ...ENVELOPE, $defs: { Order: ORDER, Line: LINE, Money: MONEY } },
  origins: new Map([
    ["Envelope", "envelope.schema.json"],
    ["Line", "line.schema.json"],
    ["Money", "money.schema.json"],
    ["Order", "order.schema.json"],
  ]),
};

const { "x-required-when-writing": _, "x-left-out-when-reporting": __, ...PLAIN_ORDER } = ORDER;

test("for reading, objects stay open, without the project's own keywords", () => {
  expect(deriveForm(bundled, "reading")).toEqual({
    schema: { ...ENVELOPE, $defs: { Order: PLAIN_ORDER, Line: LINE, Money: MONEY } },
    origins: bundled.origins,
  });
});

test("for writing, open objects are closed under another name, and require more", () => {
  const { schema, origins } = deriveForm(bundled, "writing");
  expect(schema).toEqual({
    ...ENVELOPE,
    properties: { order: { $ref: "#/$defs/OutgoingOrder" } },
    $defs: {
      OutgoingOrder: {
        ...PLAIN_ORDER,
        title: "OutgoingOrder",
        required: ["id", "total"],
        additionalProperties: false,
        properties: {
          ...ORDER.properties,
          lines: { type: "array", items: { $ref: "#/$defs/OutgoingLine" } },
        },
      },
      OutgoingLine: { ...LINE, title: "OutgoingLine", additionalProperties: false },
      Money: MONEY,
    },
  });
  expect([...origins.keys()]).toEqual(["Envelope", "OutgoingLine", "Money", "OutgoingOrder"]);
  expect(origins.get("OutgoingOrder")).toBe("order.schema.json");
});

test("for reporting, they lack the members that the writer derives", () => {
  const { schema } = deriveForm(
    { ...bundled, schema: { ...ORDER, $defs: { Line: LINE, Money: MONEY } } },
    "reporting",
  );
  expect(schema).toEqual({
    title: "ReportedOrder",
    type: "object",
    required: ["total"],
    additionalProperties: false,
    properties: {
      title: { type: "string" },
      total: { $ref: "#/$defs/Money" },
      lines: { type: "array", items: { $ref: "#/$defs/ReportedLine" } },
    },
    $defs: { ReportedLine: { ...LINE, title: "ReportedLine", additionalProperties: false }, Money: MONEY },
  });
});

test("types have another title only where members change, themselves or in what they refer to", () => {
  const box = {
    title: "Box",
    type: "object",
    additionalProperties: true,
    properties: { lid: { $ref: "#/$defs/Line" } },
  };
  const cart = {
    title: "Cart",
    type: "object",
    additionalProperties: true,
    properties: { order: { $ref: "#/$defs/Order" } },
  };
  const given = {
    schema: { ...ENVELOPE, $defs: { ...(bundled.schema.$defs as object), Box: box, Cart: cart } },
    origins: bundled.origins,
  };
  const titles = (form: "reading" | "writing" | "reporting") =>
    Object.keys(Object(deriveTypes(given, form).schema.$defs));
  expect(titles("reading")).toEqual(["Order", "Line", "Money", "Box", "Cart"]);
  expect(titles("writing")).toEqual(["OutgoingOrder", "Line", "Money", "Box", "OutgoingCart"]);
  expect(titles("reporting")).toEqual(["ReportedOrder", "Line", "Money", "Box", "ReportedCart"]);
  expect([...deriveTypes(given, "writing").changed]).toEqual([
    ["Envelope", "Envelope"],
    ["OutgoingOrder", "Order"],
    ["OutgoingCart", "Cart"],
  ]);
});
