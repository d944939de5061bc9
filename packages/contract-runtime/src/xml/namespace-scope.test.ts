import { expect, test } from "vitest";
import { NamespaceScope, XML_NAMESPACE } from "./namespace-scope.ts";

test("the innermost declaration is in scope until its element is left", () => {
  const scope = new NamespaceScope();
  expect([scope.resolve(""), scope.resolve("xml"), scope.resolve("p"), scope.depth]).toEqual([
    "",
    XML_NAMESPACE,
    undefined,
    0,
  ]);
  expect(scope.declare("p", "urn:1", 1)).toBe(true);
  expect(scope.declare("", "urn:0", 1)).toBe(true);
  expect(scope.declare("p", "urn:2", 3)).toBe(true);
  expect([scope.resolve(""), scope.resolve("p"), scope.find("xml"), scope.depth]).toEqual([
    "urn:0",
    "urn:2",
    undefined,
    3,
  ]);
  scope.leave(3);
  expect(scope.resolve("p")).toBe("urn:2");
  scope.leave(2);
  expect([scope.resolve("p"), scope.depth]).toEqual(["urn:1", 1]);
  scope.leave(0);
  expect([scope.find(""), scope.resolve(""), scope.resolve("p"), scope.depth]).toEqual([
    undefined,
    "",
    undefined,
    0,
  ]);
});

test("an element declares a prefix only once", () => {
  const scope = new NamespaceScope();
  expect(scope.declare("p", "urn:1", 1)).toBe(true);
  expect(scope.declare("p", "urn:1", 1)).toBe(false);
  expect(scope.declare("p", "urn:1", 2)).toBe(true);
  scope.leave(1);
  expect(scope.declare("p", "urn:2", 2)).toBe(true);
});

test("names of inherited properties are ordinary prefixes", () => {
  const scope = new NamespaceScope();
  expect([scope.resolve("constructor"), scope.resolve("__proto__")]).toEqual([undefined, undefined]);
  scope.declare("__proto__", "urn:1", 1);
  expect(scope.resolve("__proto__")).toBe("urn:1");
});
