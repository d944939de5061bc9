import { open } from "node:fs/promises";
import { findProgram, startChild } from "../processes/child-process.ts";
import { createRequests } from "../processes/requests.ts";
import type { Behaviour } from "./behaviours.ts";
import type { Receipt } from "./receipt.ts";

/** The servers of all merchants, in one child process, and the log of their receipts. */
export interface Receivers extends AsyncDisposable {
  /** Starts the server of a merchant. Returns its port. */
  listen(merchant: string, options: ListenOptions): Promise<number>;
  behave(merchant: string, behaviour: Behaviour): Promise<void>;
  /** Replaces the trusted secrets of a merchant. */
  trust(merchant: string, secretIds: readonly string[]): Promise<void>;
  /** Number of connections to a merchant since its server started. */
  countConnections(merchant: string): Promise<number>;
  /** Reads the receipts added since the last call. */
  readNewReceipts(): Promise<readonly Receipt[]>;
}

export interface ListenOptions {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  readonly secretIds: readonly string[];
}

export type ReceiverRequest =
  | ({ readonly kind: "listen"; readonly merchant: string } & ListenOptions)
  | { readonly kind: "behave"; readonly merchant: string; readonly behaviour: Behaviour }
  | { readonly kind: "trust"; readonly merchant: string; readonly secretIds: readonly string[] }
  | { readonly kind: "countConnections"; readonly merchant: string }
  | { readonly kind: "flush" };

export async function startReceivers(logFile: string, secretsKey: string): Promise<Receivers> {
  const child = startChild(findProgram("run-receivers", import.meta.url), [logFile, secretsKey]);
  const { ask } = createRequests<ReceiverRequest>(child.process);
  let read = 0;
  return {
    listen: (merchant, options) => ask({ kind: "listen", merchant, ...options }),
    behave: (merchant, behaviour) => ask({ kind: "behave", merchant, behaviour }),
    trust: (merchant, secretIds) => ask({ kind: "trust", merchant, secretIds }),
    countConnections: (merchant) => ask({ kind: "countConnections", merchant }),
    async readNewReceipts() {
      await ask({ kind: "flush" });
      const { text, end } = await readFrom(logFile, read);
      read = end;
      return text.split("\n").flatMap((line) => (line === "" ? [] : (JSON.parse(line) as Receipt)));
    },
    async [Symbol.asyncDispose]() {
      child.process.kill("SIGKILL");
      await child.ended;
    },
  };
}

async function readFrom(
  path: string,
  start: number,
): Promise<{ readonly text: string; readonly end: number }> {
  await using file = await open(path);
  const { size: end } = await file.stat();
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(end - start), position: start });
  return { text: buffer.toString("utf8", 0, bytesRead), end };
}
