import { expect, test } from "vitest";
import { describePerson } from "./oidc-client.ts";

const OPTIONS = {
  personClaim: "email",
  groupsClaim: "groups",
  groups: { viewer: ["staff"], operator: ["payments", "support"], admin: ["payments-admins", ""] },
};

test.each([
  { name: "one group", given: ["staff"], want: "viewer" },
  {
    name: "several groups: the highest scope",
    given: ["staff", "payments-admins", "support"],
    want: "admin",
  },
  { name: "a text for one group", given: "support", want: "operator" },
  { name: "other groups", given: ["sales"], want: undefined },
  { name: "no groups", given: undefined, want: undefined },
  { name: "an empty text", given: "", want: undefined },
  { name: "something else than texts", given: [{ staff: true }, 7], want: undefined },
])("$name: $want", ({ given, want }) => {
  expect(describePerson({ sub: "u1", groups: given }, OPTIONS).scope).toBe(want);
});

test.each([
  {
    name: "an address",
    claims: { email: "anna@shop.example", email_verified: true },
    want: "oidc:anna@shop.example",
  },
  {
    name: "a verified address, as text",
    claims: { email: "anna@shop.example", email_verified: "true" },
    want: "oidc:anna@shop.example",
  },
  { name: "an address without a word on it", claims: { email: "anna@shop.example" }, want: "oidc:u1" },
  {
    name: "an address with another word on it",
    claims: { email: "anna@shop.example", email_verified: 1 },
    want: "oidc:u1",
  },
  {
    name: "an unverified address",
    claims: { email: "anna@shop.example", email_verified: false },
    want: "oidc:u1",
  },
  {
    name: "an unverified address, as text",
    claims: { email: "anna@shop.example", email_verified: "false" },
    want: "oidc:u1",
  },
  { name: "no address", claims: {}, want: "oidc:u1" },
  {
    name: "an address with a line break",
    claims: { email: "a@b\nc", email_verified: true },
    want: "oidc:u1",
  },
])("the actor with $name is $want", ({ claims, want }) => {
  expect(describePerson({ sub: "u1", ...claims }, OPTIONS).actor).toBe(want);
});

test.each([
  { name: "IDs", given: [10077, "10078"], want: [10077, 10078] },
  { name: "one ID", given: "10077", want: [10077] },
  { name: "all", given: ["*"], want: undefined },
  { name: "what is no ID", given: ["shop", -1, 1.5, null, true, " 7", "10077"], want: [10077] },
])("a person whose clients are $name", ({ given, want }) => {
  const options = { ...OPTIONS, clientsClaim: "merchants" };
  const claims = { sub: "u1", groups: ["staff"], merchants: given };
  expect(describePerson(claims, options)).toMatchObject({ scope: "viewer" });
  expect(describePerson(claims, options).clientIds).toEqual(want);
  expect(describePerson(claims, OPTIONS).clientIds).toBeUndefined();
});

test.each([
  { name: "no claim", given: undefined },
  { name: "an empty claim", given: [] },
  { name: "no ID in it", given: "all" },
])("with $name a person may see no client, and gets no scope", ({ given }) => {
  const options = { ...OPTIONS, clientsClaim: "merchants" };
  expect(describePerson({ sub: "u1", groups: ["staff"], merchants: given }, options).scope).toBeUndefined();
});
