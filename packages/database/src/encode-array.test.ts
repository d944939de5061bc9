import { createTestDatabase, type TestDatabase } from "@payment-routing/embedded-database/testing";
import * as fc from "fast-check";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodeArray, formatArray } from "./encode-array.ts";

let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.connectionString });
  await client.connect();
});

afterAll(async () => {
  await client?.end();
  await database?.drop();
});

async function echo(type: string, parameter: unknown): Promise<unknown> {
  const { rows } = await client.query(`select $1::${type}[] as array`, [parameter]);
  return rows[0].array;
}

test("round-trips any text", async () => {
  const texts = fc.array(fc.option(fc.string({ unit: "binary" }).map((text) => text.replaceAll("\0", "x"))));
  await fc.assert(
    fc.asyncProperty(texts, async (values) => {
      expect(await echo("text", encodeArray("text", values))).toEqual(values);
    }),
  );
});

test("round-trips text in the text format, including reserved words", async () => {
  const values = ["null", "NULL", "", "salt-1", 'a "b", \\{c}'];
  expect(await echo("text", formatArray(values))).toEqual(values);
});

test("round-trips bytes", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.uint8Array()), async (values) => {
      const expected = values.map((value) => Buffer.from(value));
      expect(await echo("bytea", encodeArray("bytea", values))).toEqual(expected);
    }),
  );
});

test("consecutive arrays share no memory, at any size", async () => {
  const large = ["\u00e9".repeat(400_000), null, "x".repeat(900_000)];
  const given = [["a", "b"], large, ["c"]];
  const arrays = given.map((values) => encodeArray("text", values));
  for (const [index, array] of arrays.entries()) expect(await echo("text", array)).toEqual(given[index]);
});

test("round-trips integers in both formats", async () => {
  const integers = fc.array(fc.oneof(fc.maxSafeInteger(), fc.integer(), fc.constant(-(2 ** 32))));
  await fc.assert(
    fc.asyncProperty(integers, async (values) => {
      const expected = values.map(String);
      expect(await echo("bigint", encodeArray("bigint", values))).toEqual(expected);
      expect(await echo("bigint", formatArray(values))).toEqual(expected);
    }),
  );
});

test("round-trips numbers, booleans and nulls", async () => {
  expect(await echo("bigint", encodeArray("bigint", [null, 1, null]))).toEqual([null, "1", null]);
  const ints = [0, -1, 2 ** 31 - 1, null, -(2 ** 31)];
  expect(await echo("int", encodeArray("int", ints))).toEqual(ints);
  const floats = [0.1, -2.5e-300, null, Number.MAX_VALUE];
  expect(await echo("float8", encodeArray("float8", floats))).toEqual(floats);
  expect(await echo("boolean", encodeArray("boolean", [true, false, null]))).toEqual([true, false, null]);
  expect(await echo("bigint", encodeArray("bigint", []))).toEqual([]);
});

test.each([
  { type: "bigint", value: 2 ** 53 },
  { type: "bigint", value: 0.5 },
  { type: "bigint", value: Number.NaN },
  { type: "int", value: 2 ** 31 },
  { type: "int", value: 0.5 },
] as const)("rejects $value as $type", ({ type, value }) => {
  expect(() => encodeArray(type, [value])).toThrow(RangeError);
});

test("round-trips any string in JSON", async () => {
  const value = { text: '\u0000 " \\ { } , \ud83d\ude00' };
  expect(await echo("json", encodeArray("json", [JSON.stringify(value), null]))).toEqual([value, null]);
});

test("replaces U+0000 by U+FFFD", async () => {
  expect(await echo("text", encodeArray("text", ["a\0b"]))).toEqual(["a\uFFFDb"]);
});
