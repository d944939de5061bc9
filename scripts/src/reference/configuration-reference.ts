import { readFileSync } from "node:fs";
import { fromRoot } from "../generating/repository.ts";
import { writeReference } from "./write-reference.ts";

/** The page of all that the files of an operator may have. */
export function writeConfigurationReference(): string {
  const read = (name: string) =>
    JSON.parse(readFileSync(fromRoot(`packages/config-contract/src/gen/${name}.schema.json`), "utf8"));
  return writeReference(
    "Reference of configurations",
    "Everything that the files of an operator may have, from the schemas in `schemas/config` (`npm run document`). How a configuration is put together, and what decides when, is in [configuration.md](../configuration.md).",
    [
      { heading: "Merchant configuration", schema: read("merchant-configuration") },
      { heading: "Test cases", schema: read("routing-cases") },
      { heading: "Credentials", schema: read("credentials") },
      { heading: "Secrets", schema: read("secrets") },
    ],
  );
}
