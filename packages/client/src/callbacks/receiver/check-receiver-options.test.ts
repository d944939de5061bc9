import { MacError, type MacSpecification, SecretError } from "@payment-routing/signing";
import { expect, test } from "vitest";
import { SECRET } from "../../../test/deliveries.ts";
import { CallbackOptionsError } from "./check-receiver-options.ts";
import { createCallbackReceiver } from "./create-callback-receiver.ts";
import type { CallbackReceiverOptions } from "./receiver-options.ts";

const macSpecification: MacSpecification = {
  fields: [{ pointer: "/order_id", required: true }],
  separator: "",
  salt_position: "trailing",
  salt_separator: "",
  booleans: "1/0",
  absent: "omit",
  charset: "iso-8859-1",
  hex_case: "upper",
};
const right: CallbackReceiverOptions = { secrets: [SECRET], onCallback: () => {} };

function create(options: object): CallbackOptionsError | undefined {
  try {
    createCallbackReceiver({ ...right, ...options });
  } catch (error) {
    if (error instanceof CallbackOptionsError) return error;
    throw error;
  }
  return undefined;
}

test.each([
  { name: "secrets only", options: {} },
  { name: "secrets for the body", options: { bodySecrets: [SECRET] } },
  { name: "a MAC", options: { macSpecification, macSalts: ["pepper"] } },
  { name: "the least", options: { toleranceSeconds: 0, maxBytes: 1, bodyTimeoutMs: 1 } },
])("accepts $name", ({ options }) => expect(create(options)).toBeUndefined());

const key = new Uint8Array(32).fill(250);

test.each([
  { options: { secrets: ["whsec_a"] }, want: "option secrets: expected an array of secrets from readSecret" },
  { options: { secrets: undefined }, want: "option secrets: expected an array of secrets from readSecret" },
  { options: { secrets: [] }, want: "option secrets: expected at least one secret, got none" },
  {
    options: { secrets: [{ id: "old", key: key.subarray(1, 2) }] },
    want: "option secrets: old: expected at least 24 bytes, got 1",
  },
  { options: { secrets: [SECRET, { ...SECRET, key }] }, want: "option secrets: expected each ID once" },
  { options: { bodySecrets: [] }, want: "option bodySecrets: expected at least one secret, got none" },
  { options: { onCallback: undefined }, want: "option onCallback: expected a function" },
  { options: { macSpecification }, want: "option macSalts: expected at least one with macSpecification" },
  {
    options: { macSpecification, macSalts: [] },
    want: "option macSalts: expected at least one with macSpecification",
  },
  {
    options: { macSpecification, macSalts: ["pepper", ""] },
    want: "option macSalts: expected a salt, got an empty text",
  },
  {
    options: { macSpecification, macSalts: ["пепел"] },
    want: "option macSalts: expected a salt and separators in iso-8859-1",
  },
  { options: { macSalts: ["pepper"] }, want: "option macSpecification: expected with macSalts" },
  {
    options: { macSpecification: { ...macSpecification, charset: "ascii" }, macSalts: ["pepper"] },
    want: 'option macSpecification: /charset: expected "utf-8" or "iso-8859-1", got "ascii"',
  },
  {
    options: { toleranceSeconds: -1 },
    want: "option toleranceSeconds: expected an integer from 0 to 9007199254740991, got -1",
  },
  {
    options: { toleranceSeconds: Number.NaN },
    want: "option toleranceSeconds: expected an integer from 0 to 9007199254740991, got NaN",
  },
  {
    options: { maxBytes: 0 },
    want: "option maxBytes: expected an integer from 1 to 9007199254740991, got 0",
  },
  {
    options: { bodyTimeoutMs: 2 ** 31 },
    want: "option bodyTimeoutMs: expected an integer from 1 to 2147483647, got 2147483648",
  },
])("$want", ({ options, want }) => expect(create(options)?.message).toBe(want));

test("has the cause", () => {
  expect(create({ secrets: [] })?.cause).toBeInstanceOf(SecretError);
  expect(create({ macSpecification, macSalts: [""] })?.cause).toBeInstanceOf(MacError);
});
