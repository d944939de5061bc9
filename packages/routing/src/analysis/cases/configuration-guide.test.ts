import { readFileSync } from "node:fs";
import { validateMerchantConfiguration, validateRoutingCasesFile } from "@payment-routing/config-contract";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { checkConfiguration } from "../../configuration/check-configuration.ts";
import { createRouter } from "../../router.ts";
import { lintConfiguration } from "../lint/lint-configuration.ts";
import { runCases } from "./run-cases.ts";

test("the configuration of the guide has the findings that the guide names, and its cases pass", () => {
  const guide = readFileSync(new URL("../../../../../docs/configuration.md", import.meta.url), "utf8");
  const blocks = [...guide.matchAll(/```yaml\n(.*?)```/gs)].map(([, block]) => block);
  const { cases, ...configuration } = parse(blocks.join(""));
  const validated = validateMerchantConfiguration(configuration);
  if (!validated.ok) throw new Error(validated.issues.map(({ message }) => message).join("\n"));
  expect(checkConfiguration(validated.value)).toEqual([]);
  expect(lintConfiguration(validated.value).map(({ message }) => message)).toEqual([
    "account 100 has no method for platform kiosk",
    "account 200 has no method for platform kiosk",
  ]);
  const listed = validateRoutingCasesFile({ cases });
  if (!listed.ok) throw new Error(listed.issues.map(({ message }) => message).join("\n"));
  const results = runCases(createRouter(validated.value, "digest"), listed.value.cases, Date.now());
  expect(results.flatMap(({ issues }) => issues)).toEqual([]);
  expect(results).toHaveLength(5);
});
