import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { writeJsonSchemaContract } from "../json-schema/generate-json-schema-contract.ts";
import { loadOperations, type OperationsFile } from "./load-operations.ts";
import { writeProblemTypes } from "./write-problem-types.ts";

const find = (folder: string) => fileURLToPath(new URL(`../../../../schemas/${folder}`, import.meta.url));
const load = (folder: string) => loadOperations(find(folder), `schemas/${folder}`) as OperationsFile;

test("the contract whose folder has the problem types gets a module of them, without what only documents need", () => {
  const problems = writeProblemTypes(load("operator"), "schemas/operator");
  expect(problems).toMatch(/^\/\/ Generated from schemas\/operator\/problems\.yaml\. /);
  expect(problems).toContain('"not-next":{"status":409,"title":"The callback is not the next one"}');
  expect(problems).toContain('"not-found":{"status":404,"title":"The path does not exist"}');
  expect(writeProblemTypes(load("processor"), "schemas/processor")).toBeUndefined();
  expect(writeProblemTypes(load("callback"), "schemas/callback")).toBeUndefined();
});

test("a contract that has webhooks only gets no module of operations", async () => {
  const roots = [{ file: "payment-callback.schema.json", type: "PaymentCallback" }];
  const files = [...(await writeJsonSchemaContract({ schemaFolder: find("callback"), roots })).keys()];
  expect(files).toContain("payment-callback.ts");
  expect(files.filter((file) => file.startsWith("operation"))).toEqual([]);
});
