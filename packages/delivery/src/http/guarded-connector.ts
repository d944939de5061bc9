import type { LookupAddress } from "node:dns";
import { buildConnector, errors } from "undici";
import { type AddressGuard, portOf } from "./address-guard.ts";
import { connectToFirst, type Socket } from "./connect-to-first.ts";

interface ConnectorOptions {
  readonly origin: URL;
  /** Limit for name resolution, connection and TLS handshake together. */
  readonly connectTimeoutMs: number;
}

/**
 * Creates a connector for one origin. The guard checks the URL and the addresses before connecting, and the remote address
 * afterwards. The URL is checked because a literal IP address has many notations.
 */
export function createGuardedConnector(
  guard: AddressGuard,
  { origin, connectTimeoutMs }: ConnectorOptions,
): buildConnector.connector {
  const { hostname } = origin;
  const port = portOf(origin);
  const connect = buildConnector({ timeout: connectTimeoutMs, allowH2: false });

  async function open(options: buildConnector.Options, addresses: readonly LookupAddress[]): Promise<Socket> {
    const socket = await connectToFirst(connect, options, addresses);
    try {
      guard.checkAddress(socket.remoteAddress, hostname, port);
      return socket;
    } catch (denied) {
      socket.destroy();
      throw denied;
    }
  }

  return async (options, callback) => {
    let step = `no name server answered for ${hostname}`;
    let isOver = false;
    const end = (error: Error | null, socket?: Socket) => {
      if (isOver) return void socket?.destroy();
      isOver = true;
      clearTimeout(timer);
      // Outside of the promise, which would swallow an error of undici.
      process.nextTick(callback, error, socket ?? null);
    };
    const timer = setTimeout(() => {
      end(new errors.ConnectTimeoutError(`${step} within ${connectTimeoutMs} ms`));
    }, connectTimeoutMs);
    try {
      guard.checkUrl(origin);
      const addresses = await guard.resolve(hostname, port);
      step = `no connection to ${addresses.map(({ address }) => address).join(", ")}`;
      end(null, await open(options, addresses));
    } catch (error) {
      end(error as Error);
    }
  };
}
