import { generateSecret, writeSecret } from "@payment-routing/signing";
import { defineCommand } from "../../command.ts";
import { flag } from "../../settings/setting-kinds.ts";

export const command = defineCommand({
  description:
    "Generate a signing secret for callbacks (32 random bytes) and print it once. The command does not store it: add it to the file of --secrets and send it to the merchant.",
  settings: {
    json: flag("Print one JSON object instead of text."),
  },
  async run({ json }, { print }) {
    const secret = writeSecret(generateSecret("new"));
    print(json ? JSON.stringify({ secret }) : secret);
  },
});
