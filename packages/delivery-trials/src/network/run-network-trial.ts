import { createSocket } from "node:dgram";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import type { Ledger } from "@payment-routing/test-support/load";
import { isAccepted } from "../receiver/receipt.ts";
import { nameSecrets } from "../service/merchants.ts";
import { openTrial, type Trial } from "../trial/open-trial.ts";
import { waitUntilDelivered } from "../trial/wait-until.ts";
import { FAR, startDelay } from "./own-network.ts";

/** By the name server, by the hosts file, and by a search domain. */
const HEALTHY = ["well.merchant.test", "listed.merchant.test", "short"];
/** 300 ms away, and with an IPv6 address. */
const FAR_NAME = "far.merchant.test";
const SILENT = Array.from({ length: 50 }, (_, index) => `silent-${index}.merchant.test`);

const NAMES = {
  "well.merchant.test": { 1: [127, 0, 0, 1] },
  "short.cluster.test": { 1: [127, 0, 0, 1] },
  [FAR_NAME]: { 1: FAR.remote, 28: [0x26, ...Array<number>(14).fill(0), 2] },
};

/** Runs within a network of its own. @param version folder of a built version of this repository. Default: this one */
export async function runNetworkTrial(version: string | undefined) {
  await using opened = new AsyncDisposableStack();
  opened.use(await startNameServer(NAMES));
  opened.adopt(startDelay(), (child) => void child.kill());
  const merchants = [...HEALTHY, FAR_NAME, ...SILENT].map((name) => ({ name, hostname: name }));
  const trial = opened.use(await openTrial({ seed: 1, version, services: ["api", "worker"], merchants }));
  const port = Number(new URL(trial.merchants.get(FAR_NAME)?.endpoint ?? "").port);
  const secretIds = [nameSecrets({ name: FAR_NAME }).webhook];
  await trial.receivers.listen("far away", { host: FAR.local, port, secretIds });
  for (const name of HEALTHY) await trial.receivers.behave(name, "closes");

  const far = await trial.load([FAR_NAME], { singly: 1, inBatches: 0, maxSessions: 3 }).finish();
  const isFarReached = await waitUntilDelivered(trial, [far], 30_000);
  const silent = trial.load(SILENT, { singly: 2, inBatches: 0, maxSessions: 500 });
  await delay(5_000);
  const ledgers: Ledger[] = [];
  for (let round = 0; round < 3; round++) {
    ledgers.push(
      await trial.load(HEALTHY, { singly: 3, inBatches: 0, pauseMs: 100, maxSessions: 45 }).finish(),
    );
    await waitUntilDelivered(trial, ledgers);
    // A new worker has resolved no name, and finds all callbacks to silent names due.
    for (const { role, kill } of trial.fleet.running) if (role === "worker") await kill("SIGKILL");
    await trial.fleet.start("worker");
  }
  await silent.stop();
  const delays = await measureDelays(trial, ledgers);
  const figures = {
    callbacks: delays.length,
    undelivered: delays.filter((ms) => ms === Infinity).length,
    p50Ms: Math.round(delays[Math.floor(delays.length * 0.5)] ?? Number.NaN),
    p99Ms: Math.round(delays[Math.floor(delays.length * 0.99)] ?? Number.NaN),
    isFarReached,
  };
  return { figures, isPassed: figures.p99Ms < MAX_P99_MS && isFarReached };
}

const MAX_P99_MS = 1_000;

/** From storing each callback to its first accepted receipt, in order. Infinity for one that did not arrive. */
async function measureDelays(trial: Trial, ledgers: readonly Ledger[]): Promise<readonly number[]> {
  const receipts = (await trial.collectReceipts()).filter(isAccepted);
  const arrivals = new Map(
    receipts.toReversed().map((each) => [`${each.sessionId}/${each.sequence}`, each.atMs]),
  );
  const { rows } = await trial.pool.query<{ key: string; ms: number }>(STORED, [
    ledgers.flatMap(({ sessions }) => [...sessions.keys()]),
  ]);
  return rows.map(({ key, ms }) => (arrivals.get(key) ?? Infinity) - ms).sort((a, b) => a - b);
}

const STORED = `
  select session_id || '/' || sequence as key, extract(epoch from at)::float8 * 1000 as ms
  from callbacks where session_id = any($1::bigint[])`;

/** The bytes of an address, by its type of record: 1 for IPv4, 28 for IPv6. */
type AddressRecords = Readonly<Partial<Record<number, readonly number[]>>>;

const NO_SUCH_NAME = 3;

/** Starts a name server on 127.0.0.1:53 (RFC 1035, section 4). It is silent about names that begin with `silent`. */
async function startNameServer(names: Readonly<Record<string, AddressRecords>>): Promise<AsyncDisposable> {
  const socket = createSocket("udp4");
  socket.on("message", (query, { port, address }) => {
    const { name, type, end } = readQuestion(query);
    if (name.startsWith("silent")) return;
    const bytes = names[name]?.[type];
    const head = Buffer.alloc(12);
    const flags = 0x8180 + (names[name] === undefined ? NO_SUCH_NAME : 0);
    [query.readUInt16BE(0), flags, 1, bytes === undefined ? 0 : 1].forEach((value, i) => {
      head.writeUInt16BE(value, 2 * i);
    });
    // The name of the question, the type, the class IN, and one second to live.
    const answer =
      bytes === undefined ? [] : [0xc0, 12, 0, type, 0, 1, 0, 0, 0, 1, 0, bytes.length, ...bytes];
    socket.send([head, query.subarray(12, end), Buffer.from(answer)], port, address);
  });
  await once(socket.bind(53, "127.0.0.1"), "listening");
  return { [Symbol.asyncDispose]: async () => void (await once(socket.close(), "close")) };
}

function readQuestion(query: Buffer): { readonly name: string; readonly type: number; readonly end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length).toLowerCase());
    at += 1 + length;
  }
  return { name: labels.join("."), type: query.readUInt16BE(at + 1), end: at + 5 };
}
