import { type CallbackVerification, createNodeListener } from "@payment-routing/client/callbacks";
import { defineCommand, type Terminal } from "../command.ts";
import { EXIT_CODES } from "../exit-codes.ts";
import { integerList } from "../inputs/integer-list.ts";
import { MAC_SETTINGS, readMac } from "../inputs/read-mac.ts";
import { readSecrets, SECRET_SETTINGS } from "../inputs/read-secrets.ts";
import { createListeningReceiver } from "../listening/create-listening-receiver.ts";
import { openListener } from "../listening/open-listener.ts";
import { printArrival } from "../listening/print-arrival.ts";
import { writeArrival } from "../listening/write-arrival.ts";
import { choosePaint } from "../paint.ts";
import { SettingsError, type SettingsOf } from "../settings/setting-definition.ts";
import { flag, integer, listenAddress } from "../settings/setting-kinds.ts";
import { waitForStopSignal } from "../stop-signal.ts";

const settings = {
  port: integer({
    default: 0,
    min: 0,
    max: 65_535,
    unit: "",
    description: "The port to listen on. 0 takes a free one.",
  }),
  host: listenAddress("127.0.0.1", "The address to listen on. 0.0.0.0 lets other machines in."),
  ...SECRET_SETTINGS,
  ...MAC_SETTINGS,
  clientId: integerList({
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
    description:
      "The client whose callbacks are expected. One of another client is answered 500 and not taken for received. May be given several times. Without it, callbacks of any client are expected.",
  }),
  status: integerList({
    default: [200],
    min: 200,
    max: 599,
    description:
      "What a callback that is in order is answered with: from 300 on it is not taken for received, and comes again. May be given several times, for one callback after another; the last stays.",
  }),
  tolerance: integer({
    default: 300,
    min: 0,
    max: 1_000_000_000,
    unit: "seconds",
    description: "How far the time of a callback may be from now, either way.",
  }),
  json: flag("Prints JSON, one object a line, instead of blocks for people."),
};

type Settings = SettingsOf<typeof settings>;

/** `payment-routing listen`: a receiver of callbacks for trials. */
export const listen = defineCommand({
  description:
    "Receives payment callbacks on this machine, at any path, and prints of each whether it is verified, or why not. It judges and answers as a receiver built on @payment-routing/client/callbacks does, and remembers callbacks until it ends. Runs until SIGTERM or SIGINT.",
  settings,
  run,
});

async function run(given: Settings, terminal: Terminal): Promise<number> {
  const verification = await readVerification(given);
  const paint = choosePaint(terminal);
  const receiver = createListeningReceiver({
    verification,
    clientIds: given.clientId,
    statuses: given.status,
    onArrival: (arrival) => terminal.print(given.json ? writeArrival(arrival) : printArrival(arrival, paint)),
  });
  const stopSignal = waitForStopSignal();
  const { url, close } = await openListener(createNodeListener(receiver), given);
  terminal.print(
    given.json ? JSON.stringify({ event: "listening", url }) : describeListening(url, verification),
  );
  terminal.onReady?.(url);
  await stopSignal;
  await close();
  return EXIT_CODES.done;
}

async function readVerification(given: Settings): Promise<CallbackVerification> {
  const { secrets, bodySecrets } = await readSecrets(given);
  if (secrets.length === 0)
    throw new SettingsError(["--secret: expected one, or --secret-file or CALLBACK_SECRET, got nothing"]);
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
  const judged = [
    `headers by ${secrets.map(({ id }) => id).join(", ")}`,
    "contract",
    bodySecrets === undefined ? "no signature" : `signature by ${bodySecrets.map(({ id }) => id).join(", ")}`,
    macSpecification === undefined ? "no hmac" : "hmac",
  ];
  return `Listening for callbacks at ${url}\nJudges: ${judged.join("; ")}\n`;
}
