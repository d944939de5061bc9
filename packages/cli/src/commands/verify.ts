import { defineCommand, type Terminal } from "../command.ts";
import { EXIT_CODES } from "../exit-codes.ts";
import { HEADER_SETTINGS, readHeaders } from "../inputs/read-headers.ts";
import { readInputFile } from "../inputs/read-input-file.ts";
import { MAC_SETTINGS, readMac } from "../inputs/read-mac.ts";
import { readSecrets, SECRET_SETTINGS } from "../inputs/read-secrets.ts";
import { instant } from "../inputs/times.ts";
import { choosePaint } from "../paint.ts";
import { SettingsError, type SettingsOf } from "../settings/setting-definition.ts";
import { flag, integer, operand } from "../settings/setting-kinds.ts";
import { listRefused, printVerification, writeVerification } from "../verification/print-verification.ts";
import { verifyCallback } from "../verification/verify-callback.ts";

const settings = {
  file: operand("file", "The body of the callback, byte for byte as it arrived. - is standard input."),
  ...HEADER_SETTINGS,
  ...SECRET_SETTINGS,
  ...MAC_SETTINGS,
  at: instant(
    "Judges the callback's timestamp as a receiver would have at this time. Without it the age of a callback does not matter.",
  ),
  tolerance: integer({
    default: 300,
    min: 0,
    max: 1_000_000_000,
    unit: "seconds",
    description: "How far from --at the timestamp may be, either way.",
  }),
  json: flag("Prints one JSON object instead of a report for people."),
};

/** `payment-routing verify`: judges a stored callback. */
export const verify = defineCommand({
  description:
    "Judges a stored callback for all that it is given: its contract; with secrets and headers, who sent it and when; with secrets, the signature of its body; with a MAC specification, the hmac of its transactions. Ends with 0 only if all of that is right.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, terminal: Terminal): Promise<number> {
  const headers = await readHeaders(given);
  const secrets = await readSecrets(given);
  if (headers !== undefined && secrets.secrets.length === 0)
    throw new SettingsError(["--headers: expected --secret, --secret-file or CALLBACK_SECRET beside it"]);
  const checks = verifyCallback(await readInputFile(given.file, "<file>"), {
    ...secrets,
    headers,
    mac: await readMac(given),
    time:
      given.at === undefined
        ? undefined
        : { seconds: Math.floor(given.at / 1000), toleranceSeconds: given.tolerance },
  });
  terminal.print(given.json ? writeVerification(checks) : printVerification(checks, choosePaint(terminal)));
  return listRefused(checks).length === 0 ? EXIT_CODES.done : EXIT_CODES.failed;
}
