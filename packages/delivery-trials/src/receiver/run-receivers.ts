// A program that runs the servers of the merchants. It writes every request to a log.
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { verifyWebhook } from "@payment-routing/signing";
import { answerCalls } from "../processes/requests.ts";
import { deriveSecrets } from "../service/merchants.ts";
import { ANSWERS, type Behaviour } from "./behaviours.ts";
import type { Receipt } from "./receipt.ts";

const [logFile = "", secretsKey = ""] = process.argv.slice(2);
const secrets = deriveSecrets(secretsKey);
const log = createWriteStream(logFile);

export interface ListenOptions {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  readonly secretIds: readonly string[];
}

interface MerchantServer {
  readonly server: Server;
  behaviour: Behaviour;
  /** IDs of the trusted secrets. */
  secretIds: readonly string[];
  connections: number;
}

const merchants = new Map<string, MerchantServer>();

const methods = {
  listen,
  behave(merchant: string, behaviour: Behaviour): void {
    find(merchant).behaviour = behaviour;
  },
  /** Replaces the trusted secrets of a merchant. */
  trust(merchant: string, secretIds: readonly string[]): void {
    find(merchant).secretIds = secretIds;
  },
  /** Number of connections to a merchant since its server started. */
  countConnections: (merchant: string) => find(merchant).connections,
  /** Resolves when the log has all receipts. */
  flush: () => new Promise<void>((resolve) => log.write("", () => resolve())),
};
export type ReceiverMethods = typeof methods;

answerCalls(methods);

function find(merchant: string): MerchantServer {
  const found = merchants.get(merchant);
  if (found === undefined) throw new RangeError(`there is no merchant ${merchant}`);
  return found;
}

/** The port of the target of redirects; an unused port if there is none. */
function findElsewhere(): number {
  const address = merchants.get("elsewhere")?.server.address() as AddressInfo | undefined;
  return address?.port ?? 9;
}

/** Starts the server of a merchant. Returns its port. */
async function listen(merchant: string, { host, port, secretIds }: ListenOptions): Promise<number> {
  const server = createServer({ keepAliveTimeout: 60_000 }, async (request, response) => {
    const body = await buffer(request).catch(() => undefined);
    // The sender was killed: the request is incomplete.
    if (body === undefined) return;
    const atMs = performance.timeOrigin + performance.now();
    const { behaviour } = find(merchant);
    const status = ANSWERS[behaviour](response, { elsewhere: `http://127.0.0.1:${findElsewhere()}/` });
    write({ atMs, merchant, status, ...read(request, body, merchant) });
  });
  merchants.set(merchant, { server, behaviour: "accepts", secretIds, connections: 0 });
  server.on("connection", () => find(merchant).connections++);
  await once(server.listen(port, host), "listening");
  return (server.address() as AddressInfo).port;
}

function read(
  { headers }: IncomingMessage,
  body: Buffer,
  merchant: string,
): Omit<Receipt, "atMs" | "merchant" | "status"> {
  const text = (name: string) => String(headers[name] ?? "");
  const trusted = find(merchant).secretIds.map(secrets.secret);
  const verified = verifyWebhook((name) => headers[name]?.toString(), body, trusted);
  const { status, transactions = [] } = JSON.parse(body.toString());
  return {
    id: text("webhook-id"),
    sessionId: Number(text("payment-routing-session")),
    sequence: Number(text("payment-routing-sequence")),
    redelivery: text("payment-routing-redelivery") === "true",
    digest: createHash("sha256").update(body).digest("hex"),
    codes: [status.code, ...transactions.map((each: { status: { code: number } }) => each.status.code)],
    secretId: verified.ok ? verified.secretId : undefined,
  };
}

function write(receipt: Receipt): void {
  log.write(`${JSON.stringify(receipt)}\n`);
}
