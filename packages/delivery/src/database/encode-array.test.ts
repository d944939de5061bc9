import { createTestDatabase, type TestDatabase } from "@payment-routing/embedded-database/testing";
import * as fc from "fast-check";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodeArray, writeArray } from "./encode-array.ts";

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

test("text arrives as it was, whatever is in it", async () => {
  const texts = fc.array(fc.option(fc.string({ unit: "binary" }).map((text) => text.replaceAll("\0", "x"))));
  await fc.assert(
    fc.asyncProperty(texts, async (values) => {
      expect(await echo("text", encodeArray("text", values))).toEqual(values);
    }),
  );
});

test("texts arrive as they were in the text form too, those that are words of it as well", async () => {
  const values = ["null", "NULL", "", "salt-1", 'a "b", \\{c}'];
  expect(await echo("text", writeArray(values))).toEqual(values);
});

test("bytes arrive as they were", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.uint8Array()), async (values) => {
      const expected = values.map((value) => Buffer.from(value));
      expect(await echo("bytea", encodeArray("bytea", values))).toEqual(expected);
    }),
  );
});

test("arrays that are made one after the other are apart, and may be of any size", async () => {
  const large = ["\u00e9".repeat(400_000), null, "x".repeat(900_000)];
  const given = [["a", "b"], large, ["c"]];
  const arrays = given.map((values) => encodeArray("text", values));
  for (const [index, array] of arrays.entries()) expect(await echo("text", array)).toEqual(given[index]);
});

test("integers arrive as they were, in either form", async () => {
  const integers = fc.array(fc.oneof(fc.maxSafeInteger(), fc.integer(), fc.constant(-(2 ** 32))));
  await fc.assert(
    fc.asyncProperty(integers, async (values) => {
      const expected = values.map(String);
      expect(await echo("bigint", encodeArray("bigint", values))).toEqual(expected);
      expect(await echo("bigint", writeArray(values))).toEqual(expected);
    }),
  );
});

test("numbers, booleans and nulls arrive as they were", async () => {
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
] as const)("$value is no $type", ({ type, value }) => {
  expect(() => encodeArray(type, [value])).toThrow(RangeError);
});

test("JSON arrives with every text that JSON can hold", async () => {
  const value = { text: '\u0000 " \\ { } , \ud83d\ude00' };
  expect(await echo("json", encodeArray("json", [JSON.stringify(value), null]))).toEqual([value, null]);
});

test("a text with U+0000, which PostgreSQL does not hold, has U+FFFD in its place", async () => {
  expect(await echo("text", encodeArray("text", ["a\0b"]))).toEqual(["a\uFFFDb"]);
});
