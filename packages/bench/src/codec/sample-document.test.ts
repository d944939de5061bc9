import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { loadContract } from "./published.ts";
import { makeSampleDocument } from "./sample-document.ts";
import { findSchemas } from "./schema-paths.ts";

const made = findSchemas().filter(({ documents }) => documents === undefined);

test.for(made)("a sample document of $key is valid and has its size", async ({ path }) => {
  const { folder, schema, root, decode } = await loadContract(path);
  rmSync(folder, { recursive: true });
  const document = makeSampleDocument(schema, root, 500_000);
  expect(document.length).toBeGreaterThan(500_000);
  expect(document.length).toBeLessThan(700_000);
  expect(decode(document)).toMatchObject({ ok: true });
});
