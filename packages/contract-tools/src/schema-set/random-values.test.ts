import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { load } from "../../test/schema-files.ts";
import { createMockSchemas } from "../mock/mock-schemas.ts";
import { makeRandomValues, writeSetTestData } from "./random-values.ts";
import { compileValidators } from "./write-validators.ts";

const SCHEMA = {
  type: "object",
  required: ["id"],
  patternProperties: { "^x-": { type: "integer" } },
  properties: { id: { type: "string", pattern: "^[A-Z]{2}[0-9]$" }, next: { $ref: "#" } },
  oneOf: [{ required: ["a"] }, { required: ["b"] }],
  not: { required: ["c"] },
};

function definitionsOf(schema: object) {
  const loaded = load({ "it.json": schema });
  if (!loaded.ok) throw new Error("rejected");
  return loaded.definitions;
}

test("makes valid and invalid values with any keyword, the same ones for the same seed", () => {
  const definitions = definitionsOf(SCHEMA);
  const { invalid, valid } = makeRandomValues(definitions, 20)("It");
  expect([valid.length, invalid.length]).toEqual([20, 20]);
  const check = compileValidators(definitions).get("It");
  expect(valid.every((value) => check?.(value))).toBe(true);
  expect(invalid.some((value) => check?.(value))).toBe(false);
  expect(makeRandomValues(definitions, 20)("It").valid).toEqual(valid);
  expect(makeRandomValues(definitions, 20, 1)("It").valid).not.toEqual(valid);
});

test("writes test data with the examples that are valid", () => {
  const examples = [
    { name: "good", text: '{"id":"AB1","a":1}' },
    { name: "bad", text: "{}" },
  ];
  const text = writeSetTestData(definitionsOf(SCHEMA), ["It"], examples, "Generated.");
  expect(text).toContain(
    "/** One of 21 valid values of It. */\nexport function arbitraryIt(): Arbitrary<It> {",
  );
  expect(text).toContain('Readonly<Record<string, It>> = {\n  "good": {"id":"AB1","a":1},\n};');
  expect(text).not.toContain('"bad"');
});

test("a mock server returns valid documents and validates others", async () => {
  const definitions = definitionsOf(SCHEMA);
  const server = createMockSchemas(definitions, 1);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    expect(await (await fetch(address)).json()).toEqual({ names: ["It"] });
    const [first, second] = [await fetch(`${address}/It`), await fetch(`${address}/It`)];
    const document = await first.text();
    expect(await second.text()).not.toBe(document);
    const post = (body: string) => fetch(`${address}/It`, { method: "POST", body });
    expect(await (await post(document)).json()).toEqual({ valid: true });
    const rejected = await post('{"id":1}');
    expect([rejected.status, await rejected.json()]).toMatchObject([
      400,
      { issues: [{ path: "" }, { path: "/id" }] },
    ]);
    expect((await fetch(`${address}/Other`)).status).toBe(404);
    expect((await fetch(`${address}/It`, { method: "PUT" })).status).toBe(405);
  } finally {
    server.close();
  }
});
