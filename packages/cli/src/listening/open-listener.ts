import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { CommandError } from "../command.ts";

interface Listener {
  readonly url: string;
  /** Stops listening, and resolves when the last connection is closed. */
  close(): Promise<void>;
}

/**
 * Starts an HTTP server on a port of this machine.
 *
 * @throws CommandError if the address cannot be used
 */
export async function openListener(
  answer: RequestListener,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<Listener> {
  const server = createServer(answer);
  try {
    server.listen({ host, port });
    await once(server, "listening");
  } catch (error) {
    const failure = describeListenFailure(error);
    if (failure === undefined) throw error;
    const line = `payment-routing listen: ${host}:${port} ${failure.reason}. See --port and --host.`;
    throw new CommandError([line], { cause: error });
  }
  return { url: writeUrl(host, server.address() as AddressInfo), close: () => close(server) };
}

function writeUrl(host: string, { port }: AddressInfo): string {
  const isEverywhere = host === "0.0.0.0" || host === "::";
  return `http://${isEverywhere ? "localhost" : host.includes(":") ? `[${host}]` : host}:${port}/`;
}

// Time for requests in progress before their connections are closed.
const GRACE_MS = 1_000;

async function close(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  await Promise.race([closed, setTimeout(GRACE_MS, undefined, { ref: false })]);
  server.closeAllConnections();
  await closed;
}

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: "is already in use",
  EACCES: "requires more permissions",
  EADDRNOTAVAIL: "is not an address of this machine",
};

interface ListenFailure {
  readonly reason: string;
  readonly address: string | undefined;
  readonly port: number | undefined;
}

/** Explains why a listener did not open. Undefined for errors that the user cannot correct. */
export function describeListenFailure(error: unknown): ListenFailure | undefined {
  const { code = "", address, port } = error as NodeJS.ErrnoException & Omit<ListenFailure, "reason">;
  const reason = REASONS[code];
  return reason === undefined ? undefined : { reason, address, port };
}
