import { type CallbackVerification, createNodeListener } from "@payment-routing/client/callbacks";
import { defineCommand } from "../command.ts";
import { waitForStopSignal } from "../end-process.ts";
import { MAC_SETTINGS, readMac } from "../inputs/read-mac.ts";
import { readSecrets, SECRET_SETTINGS } from "../inputs/read-secrets.ts";
import { createListeningReceiver } from "../listening/create-listening-receiver.ts";
import { openListener } from "../listening/open-listener.ts";
import { printArrival, writeArrival } from "../listening/print-arrival.ts";
import { SettingsError, type SettingsOf } from "../settings/setting-definition.ts";
import { flag, integer, integerList, listenAddress } from "../settings/setting-kinds.ts";
import { choosePaint } from "../show-text.ts";

const settings = {
  port: integer({ default: 0, min: 0, max: 65_535 }, "The port to listen on. 0 selects a free port."),
  host: listenAddress(
    "127.0.0.1",
    "The address to listen on. 0.0.0.0 accepts connections from other machines.",
  ),
  ...SECRET_SETTINGS,
  ...MAC_SETTINGS,
  clientId: integerList(
    { min: 0, max: Number.MAX_SAFE_INTEGER },
    "The expected client. A callback for another client gets a 500 response and does not count as received. Repeatable. Default: any client.",
  ),
  status: integerList(
    { default: [200], min: 200, max: 599 },
    "The response status for a valid callback. With 300 or more the callback does not count as received and is sent again. Repeatable: one status for each callback, the last one for all further callbacks.",
  ),
  tolerance: integer(
    { default: 300, min: 0, max: 1_000_000_000, unit: "seconds" },
    "The maximum difference between the timestamp of a callback and now.",
  ),
  json: flag("Print JSON, one object per line."),
};

type Settings = SettingsOf<typeof settings>;

export const command = defineCommand({
  description:
    "Receive payment callbacks on this machine, at any path, and print for each whether it is verified, or why not. Verifies and answers like a receiver built with @payment-routing/client/callbacks, and remembers callbacks in memory. Runs until SIGTERM or SIGINT.",
  settings,
  async run(given, terminal) {
    const verification = await readVerification(given);
    const paint = choosePaint(terminal);
    const receiver = createListeningReceiver({
      verification,
      clientIds: given.clientId,
      statuses: given.status,
      onArrival: (arrival) =>
        terminal.print(given.json ? writeArrival(arrival) : printArrival(arrival, paint)),
    });
    const stopSignal = waitForStopSignal();
    const { url, close } = await openListener(createNodeListener(receiver), given);
    terminal.print(
      given.json ? JSON.stringify({ event: "listening", url }) : describeListening(url, verification),
    );
    terminal.onReady?.(url);
    await stopSignal;
    await close();
  },
});

async function readVerification(given: Settings): Promise<CallbackVerification> {
  const { secrets, bodySecrets } = await readSecrets(given);
  if (secrets.length === 0)
    throw new SettingsError(["--secret: expected --secret, --secret-file or CALLBACK_SECRET, got nothing"]);
  const mac = await readMac(given);
  return {
    secrets,
    ...(bodySecrets.length === 0 ? {} : { bodySecrets }),
    ...(mac === undefined ? {} : { macSpecification: mac.specification, macSalts: mac.salts }),
    toleranceSeconds: given.tolerance,
  };
}

function describeListening(url: string, verification: CallbackVerification): string {
  const { secrets, bodySecrets, macSpecification } = verification;
  const checks = [
    `headers by ${secrets.map(({ id }) => id).join(", ")}`,
    "contract",
    bodySecrets === undefined ? "no signature" : `signature by ${bodySecrets.map(({ id }) => id).join(", ")}`,
    macSpecification === undefined ? "no hmac" : "hmac",
  ];
  return `Listening for callbacks at ${url}\nVerifies: ${checks.join("; ")}\n`;
}
