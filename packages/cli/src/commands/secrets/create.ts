import { generateSecret, writeSecret } from "@payment-routing/signing";
import { defineCommand, type Terminal } from "../../command.ts";
import { EXIT_CODES } from "../../exit-codes.ts";
import type { SettingsOf } from "../../settings/setting-definition.ts";
import { flag } from "../../settings/setting-kinds.ts";

const settings = {
  json: flag("Prints one JSON object instead of the text alone."),
};

/** `payment-routing secrets create`: makes the text of a secret. */
export const create = defineCommand({
  description:
    "Makes a secret to sign callbacks with, 32 random bytes, and prints its text. It is printed this once and kept nowhere: put it where --secrets looks for it, and hand it to the merchant.",
  settings,
  run,
});

async function run({ json }: SettingsOf<typeof settings>, { print }: Terminal): Promise<number> {
  const secret = writeSecret(generateSecret("new"));
  print(json ? JSON.stringify({ secret }) : secret);
  return EXIT_CODES.done;
}
