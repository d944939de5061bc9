import { readdirSync, readFileSync } from "node:fs";
import {
  type RoutingCase,
  validateMerchantConfiguration,
  validateRoutingCasesFile,
} from "@payment-routing/config-contract";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { checkConfiguration } from "../../configuration/check-configuration.ts";
import { createRouter } from "../../router.ts";
import { runCases } from "./run-cases.ts";

const EXAMPLES = new URL("../../../../../schemas/examples/configurations/", import.meta.url);
const NOW = Date.parse("2026-11-21T12:00:00Z");

describe.each(readdirSync(EXAMPLES))("%s", (folder) => {
  const { cases, ...configuration } = readFolder(folder);
  const validated = validateMerchantConfiguration(configuration);
  const listed = validateRoutingCasesFile({ cases });

  test("is a configuration without issues, with cases", () => {
    expect(validated).toMatchObject({ ok: true });
    expect(listed).toMatchObject({ ok: true });
    expect(checkConfiguration(configuration)).toEqual([]);
  });

  const given: readonly RoutingCase[] = listed.ok ? listed.value.cases : [];
  test.each(given)("$name", (routingCase) => {
    if (!validated.ok) throw new Error("the configuration has issues");
    const router = createRouter(validated.value, "digest");
    expect(runCases(router, [routingCase], NOW).flatMap(({ issues }) => issues)).toEqual([]);
  });

  test("every account and every method has a case", () => {
    if (!validated.ok) throw new Error("the configuration has issues");
    const accounts = validated.value.clients.flatMap(({ client_id, accounts }) =>
      accounts.map(({ account_id }) => `${client_id}/${account_id}`),
    );
    expect(
      [...new Set(given.map(({ client_id, account_id }) => `${client_id}/${account_id}`))].sort(),
    ).toEqual(accounts.sort());
    const offered = new Set(given.flatMap((routingCase) => routingCase.expect));
    expect(validated.value.methods.map(({ id }) => id).filter((id) => !offered.has(id))).toEqual([]);
  });
});

/** The files of a folder as one: lists of the same name are joined. */
function readFolder(folder: string): Record<string, unknown> {
  const merged: Record<string, unknown> = {};
  for (const file of readdirSync(new URL(`${folder}/`, EXAMPLES)).sort()) {
    const members: object = parse(readFileSync(new URL(`${folder}/${file}`, EXAMPLES), "utf8"));
    for (const [name, value] of Object.entries(members)) {
      const before = merged[name];
      merged[name] = Array.isArray(before) ? [...before, ...value] : value;
    }
  }
  return merged;
}
