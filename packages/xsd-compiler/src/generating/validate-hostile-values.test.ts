import { describe, expect, test } from "vitest";
import { codecOf, issuesOf, show } from "../../test/value-issues.ts";

describe("hostile values", () => {
  const codec = codecOf(
    `<xs:element name="root" type="node"/><xs:complexType name="node"><xs:sequence><xs:element name="text" type="xs:string" minOccurs="0"/><xs:element name="node" type="node" minOccurs="0"/></xs:sequence></xs:complexType>`,
  );
  const fail = (): never => {
    throw new Error("secret");
  };
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  const cyclic: Record<string, unknown> = {};
  cyclic.node = cyclic;
  const nested = (depth: number): unknown => {
    let value = {};
    for (let level = 1; level < depth; level++) value = { node: value };
    return value;
  };
  const tooDeep = /^limit-depth \/(node\/)+node: expected at most 1024 elements inside each other, got more$/;
  const unreadable = "expected a value that can be read, got one that throws when it is read";

  test.for([
    { name: "one that contains itself", value: cyclic, want: tooDeep },
    { name: "one that is too deep", value: nested(1_000_000), want: tooDeep },
    {
      name: "a getter that throws",
      value: Object.defineProperty({}, "text", { get: fail, enumerable: true }),
      want: `invalid-value /: ${unreadable}`,
    },
    {
      name: "a proxy that throws",
      value: { node: new Proxy({}, { get: fail, ownKeys: fail }) },
      want: `invalid-value /node: ${unreadable}`,
    },
    {
      name: "a revoked proxy",
      value: { node: revoked.proxy },
      want: `invalid-value /node: ${unreadable}`,
    },
    {
      name: "a symbol",
      value: { text: Symbol("s") },
      want: "invalid-type /text: expected a string, got a symbol",
    },
    { name: "a function", value: fail, want: "invalid-type /: expected an object, got a function" },
  ])("$name", ({ value, want }) => {
    const [issue, ...others] = show(issuesOf(codec, value));
    expect(others).toEqual([]);
    if (typeof want === "string") expect(issue).toBe(want);
    else expect(issue).toMatch(want);
  });

  test("validates a value at the maximum depth", () => {
    expect(codec.validate(0, nested(1_024)).ok).toBe(true);
  });

  test("encodes values of any depth and rejects cycles", () => {
    expect(codec.encode(0, nested(100_000))).toContain("<node/></node>");
    expect(() => codec.encode(0, cyclic)).toThrow(/expected a value that does not hold itself$/);
  });
});
