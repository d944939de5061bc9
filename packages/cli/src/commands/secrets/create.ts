import { generateSecret, writeSecret } from "@payment-routing/signing";
import { defineCommand, EXIT_CODES, type Terminal } from "../../command.ts";
import type { SettingsOf } from "../../settings/setting-definition.ts";
import { flag } from "../../settings/setting-kinds.ts";

const settings = {
  json: flag("Print one JSON object instead of text."),
};

export const create = defineCommand({
  description:
    "Generate a signing secret for callbacks (32 random bytes) and print it once. The command does not store it: add it to the file of --secrets and send it to the merchant.",
  settings,
  run,
});

async function run({ json }: SettingsOf<typeof settings>, { print }: Terminal): Promise<number> {
  const secret = writeSecret(generateSecret("new"));
  print(json ? JSON.stringify({ secret }) : secret);
  return EXIT_CODES.done;
}
