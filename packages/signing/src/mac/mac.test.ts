import { createHash } from "node:crypto";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readVectors, type TransactionMacVectors } from "../../test/vectors.ts";
import type { MacSpecification } from "../gen/index.ts";
import { computeMac, MacError, verifyMac } from "../index.ts";

const { cases, errors, rejected, collisions, extension } =
  readVectors<TransactionMacVectors>("transaction-mac.json");

const SPECIFICATION: MacSpecification = {
  fields: [{ pointer: "/id", required: true }],
  separator: "|",
  salt_position: "trailing",
  salt_separator: "|",
  booleans: "true/false",
  absent: "omit",
  charset: "utf-8",
  hex_case: "lower",
};

function digest(text: string): string {
  return createHash("sha512").update(text).digest("hex");
}

// The vectors were created and checked by other code: see the member `checked_with` of their file.
describe("the vectors", () => {
  test.each(cases)("$name", ({ specification, transaction, callback, salt, text, mac }) => {
    const encoding = specification.charset === "utf-8" ? "utf8" : "latin1";
    expect(createHash("sha512").update(text, encoding).digest("hex")).toBe(mac.toLowerCase());
    expect(computeMac(transaction, specification, salt, callback)).toBe(mac);
    const signed = { ...transaction, hmac: mac };
    expect(verifyMac(signed, specification, ["another salt", salt], callback)).toBe(true);
    expect(verifyMac(signed, specification, ["another salt"], callback)).toBe(false);
  });

  test.each(errors)("$reason: $name", ({ specification, transaction, callback, salt, reason, pointer }) => {
    const error = catchMacError(() => computeMac(transaction, specification, salt, callback));
    expect({ reason: error.reason, pointer: error.field?.pointer }).toEqual({ reason, pointer });
  });

  test.each(rejected.cases)("rejected: $name", ({ transaction }) => {
    expect(verifyMac(transaction, rejected.specification, rejected.salts)).toBe(false);
  });
});

// Demonstrates the weaknesses that the README describes.
describe("the weaknesses", () => {
  test.each(collisions)("$name", ({ specification, transactions, salt, mac }) => {
    const macs = transactions.map((transaction) => computeMac(transaction, specification, salt));
    expect(macs).toEqual([mac, mac]);
  });

  test("a leading salt: the MAC of a longer text is computable without the salt", () => {
    const { specification, seen, forged, salt } = extension;
    expect(computeMac(seen.transaction, specification, salt)).toBe(seen.mac);
    expect(verifyMac({ ...forged.transaction, hmac: forged.mac }, specification, [salt])).toBe(true);
  });

  test.each(["trailing", "both"] as const)("but not with the salt %s", (salt_position) => {
    const { specification, seen, forged, salt } = extension;
    const stronger = { ...specification, salt_position };
    expect(verifyMac({ ...seen.transaction, hmac: seen.mac }, stronger, [salt])).toBe(false);
    expect(verifyMac({ ...forged.transaction, hmac: forged.mac }, stronger, [salt])).toBe(false);
  });
});

const salt = fc.string({ minLength: 1 });
const value = fc.oneof(fc.string(), fc.integer(), fc.boolean());
const transaction = fc.record({ id: value, a: value, b: value }, { requiredKeys: ["id"] });

test("a MAC is that of the values that are present, in their order", () => {
  const specification: MacSpecification = {
    ...SPECIFICATION,
    fields: [
      { pointer: "/b", required: false },
      { pointer: "/id", required: true },
      { pointer: "/a", required: false },
    ],
  };
  fc.assert(
    fc.property(transaction, salt, (given, salt) => {
      const present = [given.b, given.id, given.a].filter((value) => value !== undefined);
      expect(computeMac(given, specification, salt)).toBe(digest([...present, salt].join("|")));
      const places = [given.b ?? "", given.id, given.a ?? ""];
      const keeping = { ...specification, absent: "empty" } as const;
      expect(computeMac(given, keeping, salt)).toBe(digest([...places, salt].join("|")));
    }),
  );
});

test("verifies with the current and previous salt, and no other", () => {
  fc.assert(
    fc.property(transaction, salt, salt, (given, old, recent) => {
      fc.pre(old !== recent);
      const signed = { ...given, hmac: computeMac(given, SPECIFICATION, recent) };
      expect(verifyMac(signed, SPECIFICATION, [old, recent])).toBe(true);
      expect(verifyMac(signed, SPECIFICATION, [old])).toBe(false);
      expect(verifyMac(signed, SPECIFICATION, [])).toBe(false);
    }),
  );
});

test("a changed byte of a value is rejected", () => {
  const text = fc.string({ minLength: 1 });
  fc.assert(
    fc.property(text, fc.nat(), fc.string({ minLength: 1, maxLength: 1 }), salt, (id, at, other, salt) => {
      const position = at % id.length;
      fc.pre(id[position] !== other);
      const hmac = computeMac({ id }, SPECIFICATION, salt);
      const changed = id.slice(0, position) + other + id.slice(position + 1);
      expect(verifyMac({ id: changed, hmac }, SPECIFICATION, [salt])).toBe(false);
    }),
  );
});

test("half of a surrogate pair has no bytes, and so no MAC", () => {
  const halves = { id: "\ud83d" };
  expect(catchMacError(() => computeMac(halves, SPECIFICATION, "salt")).reason).toBe("unencodable-character");
});

test("a number that is not finite has no MAC", () => {
  for (const id of [Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(catchMacError(() => computeMac({ id }, SPECIFICATION, "salt")).reason).toBe("unrenderable-value");
  }
});

test("only an hmac of the transaction's own counts", () => {
  const signed = Object.create({ hmac: computeMac({ id: 1 }, SPECIFICATION, "salt") }, { id: { value: 1 } });
  expect(verifyMac(signed, SPECIFICATION, ["salt"])).toBe(false);
});

test("an error names the field and no value", () => {
  const field = { of: "callback", pointer: "/client_id", required: true } as const;
  const message = (callback: object) =>
    catchMacError(() => computeMac({}, { ...SPECIFICATION, fields: [field] }, "salt", callback)).message;
  expect(message({})).toBe("callback /client_id: expected a value, got nothing");
  expect(message({ client_id: ["private"] })).toBe(
    "callback /client_id: expected text, an exact number or a boolean",
  );
});

test("a salt that cannot be used is an error when verifying, too", () => {
  const signed = { id: 1, hmac: "0".repeat(128) };
  expect(catchMacError(() => verifyMac(signed, SPECIFICATION, [""])).reason).toBe("empty-salt");
});

function catchMacError(action: () => unknown): MacError {
  try {
    action();
  } catch (error) {
    if (error instanceof MacError) return error;
    throw error;
  }
  throw new Error("expected a MacError, got none");
}
