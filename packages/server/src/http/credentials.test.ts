import { expect, test } from "vitest";
import { readAuthorization } from "./credentials.ts";

test.each([
  { name: "Basic", given: `Basic ${base64("10077:secret")}`, want: { clientId: 10077, key: "secret" } },
  {
    name: "Basic in another case",
    given: `bASIC ${base64("10077:secret")}`,
    want: { clientId: 10077, key: "secret" },
  },
  { name: "a key with colons", given: `Basic ${base64("1:a:b:")}`, want: { clientId: 1, key: "a:b:" } },
  {
    name: "a key that is not ASCII",
    given: `Basic ${base64("1:nøgle")}`,
    want: { clientId: 1, key: "nøgle" },
  },
  { name: "an empty key", given: `Basic ${base64("1:")}`, want: { clientId: 1, key: "" } },
  { name: "Bearer", given: "Bearer aZ0-._~+/==", want: { clientId: undefined, key: "aZ0-._~+/==" } },
])("reads $name", ({ given, want }) => {
  const presented = readAuthorization(given);
  expect({ clientId: presented?.clientId, key: presented?.key.toString() }).toEqual(want);
});

test.each([
  { name: "nothing", given: "" },
  { name: "a scheme alone", given: "Basic" },
  { name: "another scheme", given: 'Digest username="10077"' },
  { name: "Basic without a colon", given: `Basic ${base64("10077")}` },
  { name: "Basic without a user", given: `Basic ${base64(":secret")}` },
  { name: "a user that is not a client_id", given: `Basic ${base64("shop:secret")}` },
  { name: "a client_id past 2^53", given: `Basic ${base64("9007199254740993:secret")}` },
  { name: "Basic that is not base64", given: "Basic 10077:secret" },
  { name: "Bearer with a space inside", given: "Bearer a b" },
])("rejects $name", ({ given }) => {
  expect(readAuthorization(given)).toBeUndefined();
});

function base64(text: string): string {
  return Buffer.from(text).toString("base64");
}
