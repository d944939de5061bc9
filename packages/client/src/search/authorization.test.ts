import { expect, test } from "vitest";
import { writeAuthorization } from "./authorization.ts";

test("writes HTTP Basic with the client as the user", () => {
  expect(writeAuthorization(10077, "sandbox-key", "basic")).toBe("Basic MTAwNzc6c2FuZGJveC1rZXk=");
});

test("writes HTTP Basic in UTF-8, colons of the key included", () => {
  expect(writeAuthorization(1, "nøgle:2", "basic")).toBe(`Basic ${btoa("1:n\u00c3\u00b8gle:2")}`);
});

test("writes Bearer with the key alone", () => {
  expect(writeAuthorization(10077, "sandbox-key", "bearer")).toBe("Bearer sandbox-key");
});
