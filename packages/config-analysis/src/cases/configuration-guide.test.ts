import { readFileSync } from "node:fs";
import { validateMerchantConfiguration, validateRoutingCasesFile } from "@payment-routing/config-contract";
import { checkConfiguration, createRouter } from "@payment-routing/routing";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { lintConfiguration } from "../lint/lint-configuration.ts";
import { runCases } from "./run-cases.ts";

test("the configuration that the guide puts together has the findings that it tells of, and its cases pass", () => {
  const guide = readFileSync(new URL("../../../../docs/configuration.md", import.meta.url), "utf8");
  const blocks = [...guide.matchAll(/```yaml\n(.*?)```/gs)].map(([, block]) => block);
  const { cases, ...configuration } = parse(blocks.join(""));
  const judged = validateMerchantConfiguration(configuration);
  if (!judged.ok) throw new Error(judged.issues.map(({ message }) => message).join("\n"));
  expect(checkConfiguration(judged.value)).toEqual([]);
  expect(lintConfiguration(judged.value).map(({ message }) => message)).toEqual([
    "account 100 has no method for platform kiosk",
    "account 200 has no method for platform kiosk",
  ]);
  const listed = validateRoutingCasesFile({ cases });
  if (!listed.ok) throw new Error(listed.issues.map(({ message }) => message).join("\n"));
  const results = runCases(createRouter(judged.value, "digest"), listed.value.cases, Date.now());
  expect(results.flatMap(({ faults }) => faults)).toEqual([]);
  expect(results).toHaveLength(5);
});
