import { open } from "node:fs/promises";
import { findProgram, startChild } from "../processes/child-process.ts";
import { callMethods, type Remote } from "../processes/requests.ts";
import type { Receipt } from "./receipt.ts";
import type { ReceiverMethods } from "./run-receivers.ts";

/** The servers of all merchants, in one child process, and the log of their receipts. */
export interface Receivers extends AsyncDisposable, Omit<Remote<ReceiverMethods>, "flush"> {
  /** Reads the receipts added since the last call. */
  readNewReceipts(): Promise<readonly Receipt[]>;
}

export async function startReceivers(logFile: string, secretsKey: string): Promise<Receivers> {
  const child = startChild(findProgram("run-receivers", import.meta.url), [logFile, secretsKey]);
  const { flush, ...methods } = callMethods<ReceiverMethods>(child.process, METHODS);
  let read = 0;
  return {
    ...methods,
    async readNewReceipts() {
      await flush();
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

const METHODS: readonly (keyof ReceiverMethods)[] = [
  "listen",
  "behave",
  "trust",
  "countConnections",
  "flush",
];

async function readFrom(
  path: string,
  start: number,
): Promise<{ readonly text: string; readonly end: number }> {
  await using file = await open(path);
  const { size: end } = await file.stat();
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(end - start), position: start });
  return { text: buffer.toString("utf8", 0, bytesRead), end };
}
