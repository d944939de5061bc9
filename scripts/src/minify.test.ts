import { globSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { fromRoot } from "./repository.ts";

test("the client and every contract, with what they depend on, are at most 1.5 MB", () => {
  const files = globSync("packages/{client,*-contract,contract-runtime,signing}/dist/**/*.*", {
    cwd: fromRoot(""),
  });
  const bytes = files.map((file) => statSync(fromRoot(file)).size);
  expect(bytes.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(1.5e6);
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
