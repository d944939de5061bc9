import { defineCommand, EXIT_CODES } from "../command.ts";
import { HEADER_SETTINGS, readHeaders } from "../inputs/read-headers.ts";
import { readInputFile } from "../inputs/read-input-file.ts";
import { MAC_SETTINGS, readMac } from "../inputs/read-mac.ts";
import { readSecrets, SECRET_SETTINGS } from "../inputs/read-secrets.ts";
import { instant } from "../inputs/times.ts";
import { SettingsError } from "../settings/setting-definition.ts";
import { flag, integer, operand } from "../settings/setting-kinds.ts";
import { choosePaint, type Paint, type Style } from "../show-text.ts";
import type { Check } from "../verification/check-body.ts";
import { verifyCallback } from "../verification/verify-callback.ts";

export const command = defineCommand({
  description:
    "Verify a stored callback: its contract; with secrets and headers, its sender and time; with secrets, the signature in its body; with a MAC specification, the hmac of its transactions. Exit with 0 only if no check fails.",
  settings: {
    file: operand("file", "The body of the callback, byte for byte as received. - reads standard input."),
    ...HEADER_SETTINGS,
    ...SECRET_SETTINGS,
    ...MAC_SETTINGS,
    at: instant(
      "Check the timestamp of the callback as a receiver at this time does. Without it, the age is not checked.",
    ),
    tolerance: integer(
      { default: 300, min: 0, max: 1_000_000_000, unit: "seconds" },
      "The maximum difference between the timestamp and --at.",
    ),
    json: flag("Print one JSON object instead of text."),
  },
  async run(given, terminal) {
    const headers = await readHeaders(given);
    const secrets = await readSecrets(given);
    if (headers !== undefined && secrets.secrets.length === 0)
      throw new SettingsError(["--headers: expected --secret, --secret-file or CALLBACK_SECRET with it"]);
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
    return listRejected(checks).length === 0 ? EXIT_CODES.done : EXIT_CODES.failed;
  },
});

/** Prints one line per check, with details below it, and the outcome. */
function printVerification(checks: readonly Check[], paint: Paint): string {
  const lines = checks.flatMap(({ check, outcome, detail, lines = [] }) => [
    `${check.padEnd(10)} ${paint(STYLES[outcome], WORDS[outcome].padEnd(10))} ${detail}`,
    ...lines.map((line) => `  ${line}`),
  ]);
  const rejected = listRejected(checks);
  const outcome =
    rejected.length === 0
      ? paint("green", "verified, as far as checked")
      : paint("red", `not verified: ${rejected.join(", ")}`);
  return [...lines, "", outcome].join("\n");
}

/** Writes the checks as one line of JSON. */
function writeVerification(checks: readonly Check[]): string {
  return JSON.stringify({
    verified: listRejected(checks).length === 0,
    checks: checks.map(({ check, outcome, detail, facts }) => ({ check, outcome, detail, ...facts })),
  });
}

function listRejected(checks: readonly Check[]): readonly string[] {
  const rejected = checks.filter(({ outcome }) => outcome === "rejected").map(({ check }) => check);
  return [...new Set(rejected)];
}

const WORDS: Readonly<Record<Check["outcome"], string>> = {
  verified: "verified",
  rejected: "rejected",
  skipped: "not checked",
};

const STYLES: Readonly<Record<Check["outcome"], Style>> = {
  verified: "green",
  rejected: "red",
  skipped: "yellow",
};
