import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CONTENT_MODELS } from "../../test/contracts/content-models.ts";
import { codesOf, loadContract, type TestContract } from "../../test/load-contract.ts";

/** Judges the content of the root in every way there is, and gives what the thorough decoder says of it. */
function judge(
  contract: TestContract,
  content: string,
  asserts: true | undefined,
): { value: unknown } | { codes: string } {
  const document = `<root>${content}</root>`;
  const decoded = contract.decodeThoroughly(document);
  expect(contract.decodeQuickly(document)).toEqual(decoded.ok ? decoded.value : undefined);
  if (!decoded.ok) {
    const codes = codesOf(decoded.issues);
    const unseen = asserts === true && codes === "assertion-failed";
    expect(contract.askLibxml2(document) === undefined, `libxml2 on ${document}`).toBe(unseen);
    return { codes };
  }
  expect(contract.askLibxml2(document)).toBeUndefined();
  expect(contract.isValid(decoded.value)).toBe(true);
  const written = contract.encode(decoded.value);
  expect(contract.askLibxml2(written)).toBeUndefined();
  expect(contract.decode(written)).toStrictEqual(decoded);
  return { value: decoded.value };
}

/** Changes a value somewhere: takes away, doubles, or puts something else. */
function arbitraryChange(): fc.Arbitrary<(value: unknown) => unknown> {
  const replacement = fc.constantFrom<unknown>(
    undefined,
    null,
    0,
    1,
    -0.5,
    128,
    "",
    "x",
    " ",
    true,
    {},
    [],
    [1],
    [{}],
  );
  return fc
    .record({
      at: fc.nat(7),
      deeper: fc.boolean(),
      action: fc.constantFrom("replace", "delete", "double", "add"),
      replacement,
    })
    .map(({ at, deeper, action, replacement: other }) => {
      const change = (value: unknown): unknown => {
        if (typeof value !== "object" || value === null) return other;
        const keys = Object.keys(value);
        const key = keys[at % Math.max(keys.length, 1)];
        if (action === "add" || key === undefined)
          return Array.isArray(value) ? [...value, other] : { ...value, extra: other };
        const inside: unknown = Reflect.get(value, key);
        const changed = action === "delete" ? undefined : deeper ? change(inside) : other;
        if (!Array.isArray(value)) {
          const rest = Object.entries(value).filter(([name]) => name !== key);
          return Object.fromEntries(changed === undefined ? rest : [...rest, [key, changed]]);
        }
        const index = Number(key);
        const middle = action === "double" ? [inside, inside] : action === "delete" ? [] : [changed];
        return [...value.slice(0, index), ...middle, ...value.slice(index + 1)];
      };
      return change;
    });
}

/** True when encoding and decoding gives the value again. */
function roundTrips(contract: TestContract, value: unknown): boolean {
  try {
    const decoded = contract.decode(contract.encode(value));
    return decoded.ok && isDeepStrictEqual(decoded.value, value);
  } catch (error) {
    // Of the wrong shape altogether, or what XML cannot hold.
    if (error instanceof TypeError || error instanceof RangeError) return false;
    throw error;
  }
}

describe.for(CONTENT_MODELS)("$name", ({ xsd, pieces, valid, invalid, asserts, open }) => {
  test("judges documents like libxml2", async () => {
    const contract = await loadContract(xsd);
    for (const [content, value] of Object.entries(valid))
      expect(judge(contract, content, asserts)).toEqual({ value });
    for (const [content, codes] of Object.entries(invalid))
      expect(judge(contract, content, asserts), content).toEqual({ codes });
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 6 }), (parts) => {
        judge(contract, parts.join(""), asserts);
      }),
      { numRuns: 300 },
    );
  });

  test("the JSON Schema takes the values that documents give, and no others", async () => {
    const contract = await loadContract(xsd);
    const values = fc.constantFrom(...Object.values(valid));
    fc.assert(
      fc.property(values, fc.array(arbitraryChange(), { minLength: 1, maxLength: 2 }), (value, changes) => {
        const changed = changes.reduce((current, change) => change(current), value);
        const valid = contract.isValid(changed);
        const kept = roundTrips(contract, changed);
        expect(open ? valid || !kept : valid === kept, JSON.stringify(changed)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
