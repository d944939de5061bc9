// A program that runs the servers of the merchants. It writes every request to a log.
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { verifyWebhook } from "@payment-routing/signing";
import { answerRequests } from "../processes/requests.ts";
import { deriveSecrets } from "../service/trial-secrets.ts";
import { ANSWERS, type Behaviour } from "./behaviours.ts";
import type { Receipt } from "./receipt.ts";
import type { ReceiverRequest } from "./receiver-process.ts";

const [logFile = "", secretsKey = ""] = process.argv.slice(2);
const secrets = deriveSecrets(secretsKey);
const log = createWriteStream(logFile);

interface MerchantServer {
  readonly server: Server;
  behaviour: Behaviour;
  /** IDs of the trusted secrets. */
  secretIds: readonly string[];
  connections: number;
}

const merchants = new Map<string, MerchantServer>();

answerRequests<ReceiverRequest>(async (request) => {
  switch (request.kind) {
    case "listen":
      return listen(request.merchant, request);
    case "behave":
      find(request.merchant).behaviour = request.behaviour;
      return;
    case "trust":
      find(request.merchant).secretIds = request.secretIds;
      return;
    case "countConnections":
      return find(request.merchant).connections;
    case "flush":
      await new Promise((resolve) => log.write("", resolve));
  }
});

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

/** Starts a server. Returns its port. */
async function listen(
  merchant: string,
  { host, port, secretIds }: Extract<ReceiverRequest, { kind: "listen" }>,
): Promise<number> {
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
