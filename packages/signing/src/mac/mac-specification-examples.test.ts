import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { validateMacSpecification } from "../gen/index.ts";
import { computeMac } from "../index.ts";

const EXAMPLES = new URL("../../../../schemas/examples/mac-specification/", import.meta.url);

function readExample(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, EXAMPLES), "utf8"));
}

describe("a valid example makes MACs", () => {
  test.each(readdirSync(new URL("valid", EXAMPLES)))("%s", (file) => {
    const result = validateMacSpecification(readExample(`valid/${file}`));
    if (!result.ok) throw new Error(result.issues.map(({ message }) => message).join("\n"));
    const transaction = {
      id: 1,
      order_id: "A-2",
      amount: { value: 12030, currency_id: 978 },
      status: { code: 1 },
    };
    const callback = { client_id: 10077, account_id: 100482, session_id: 7740013 };
    expect(computeMac(transaction, result.value, "salt", callback)).toMatch(
      /^(?:[0-9a-f]{128}|[0-9A-F]{128})$/,
    );
  });
});

// The name of a file begins with the code of its only issue.
describe("an invalid example has the issue that it is named for", () => {
  test.each(readdirSync(new URL("invalid", EXAMPLES)))("%s", (file) => {
    const result = validateMacSpecification(readExample(`invalid/${file}`));
    expect(result.ok ? [] : result.issues.map(({ code }) => code)).toEqual([file.split(".")[0]]);
  });
});
