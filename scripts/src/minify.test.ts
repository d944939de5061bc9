import { globSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { fromRoot } from "./repository.ts";

test.each([
  {
    what: "the client of a merchant",
    packages: "{client,{search,callback}-contract,contract-runtime,signing}",
    maxBytes: 0.95e6,
  },
  {
    what: "the client and every contract",
    packages: "{client,*-contract,contract-runtime,signing}",
    maxBytes: 1.75e6,
  },
])("$what, with what it depends on, has at most $maxBytes bytes", ({ packages, maxBytes }) => {
  const files = globSync(`packages/${packages}/dist/**/*.*`, { cwd: fromRoot("") });
  const bytes = files.map((file) => statSync(fromRoot(file)).size);
  expect(bytes.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(maxBytes);
});

test.each(["client", "client/callbacks", "contract-runtime", "callback-contract"])(
  "functions and classes of %s keep their names in stack traces",
  async (specifier) => {
    const exported = Object.entries(await import(`@payment-routing/${specifier}`));
    const functions = exported.filter(([, value]) => typeof value === "function");
    expect(functions.length).toBeGreaterThan(1);
    for (const [name, value] of functions) expect(value).toHaveProperty("name", name);
  },
);

test("the stack of an error in a generated function names the encoder", async () => {
  const specifier = "@payment-routing/search-contract";
  const { encodePaymentMethodSearchCriteria: encode } = await import(specifier);
  const stack = expect.stringContaining("PlainEncoder.encode");
  expect(() => encode({ client_info: 1 })).toThrow(expect.objectContaining({ stack }));
});
