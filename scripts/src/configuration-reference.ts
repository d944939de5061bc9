import { readFileSync } from "node:fs";
import { writeReference } from "@payment-routing/contract-tools";
import { fromRoot } from "./repository.ts";

/** The reference page of the files of an operator. */
export function writeConfigurationReference(): string {
  const read = (name: string) =>
    JSON.parse(readFileSync(fromRoot(`packages/config-contract/src/gen/${name}.schema.json`), "utf8"));
  const reference = writeReference([
    { heading: "Merchant configuration", schema: read("merchant-configuration") },
    { heading: "Test cases", schema: read("routing-cases") },
    { heading: "Credentials", schema: read("credentials") },
    { heading: "Secrets", schema: read("secrets") },
  ]);
  return `# Reference of configurations\n\n${INTRODUCTION}\n\n${reference}\n`;
}

const INTRODUCTION =
  "Everything that the files of an operator may have, from the schemas in `schemas/config` (`npm run document`). How a configuration is put together, and what decides when, is in [configuration.md](../configuration.md).";
