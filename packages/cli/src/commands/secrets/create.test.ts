import { readSecret } from "@payment-routing/signing";
import { expect, test } from "vitest";
import { runLine } from "../../../test/run-line.ts";

test("each secret is another, and one that callbacks can be signed with", async () => {
  const texts = new Set<string>();
  for (let i = 0; i < 20; i++) {
    const { code, out, err } = await runLine(["secrets", "create"]);
    expect([code, err]).toEqual([0, ""]);
    expect(readSecret("new", out).key).toHaveLength(32);
    texts.add(out);
  }
  expect(texts.size).toBe(20);
});

test("as JSON", async () => {
  const { out } = await runLine(["secrets", "create", "--json"]);
  expect(readSecret("new", JSON.parse(out).secret).key).toHaveLength(32);
});
