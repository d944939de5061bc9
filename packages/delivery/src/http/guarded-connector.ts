import type { LookupFunction } from "node:net";
import { buildConnector } from "undici";
import { type AddressGuard, portOf } from "./address-guard.ts";

/** Where connections go, and how long making one may take. */
export interface ConnectorOptions {
  readonly origin: URL;
  /** For finding the address, connecting and the TLS handshake together. */
  readonly connectTimeoutMs: number;
}

/**
 * Makes connections to one origin for undici: the guard approves the addresses before connecting, and the one that was
 * reached after it.
 *
 * Neither undici nor Node asks `lookup` about a host that is an IP address already, however it is spelt, so such a host
 * is judged before they see it.
 */
export function createGuardedConnector(
  guard: AddressGuard,
  { origin, connectTimeoutMs }: ConnectorOptions,
): buildConnector.connector {
  const { hostname } = origin;
  const port = portOf(origin);
  const connect = buildConnector({
    timeout: connectTimeoutMs,
    allowH2: false,
    lookup: createLookup(guard, port),
  });
  return (options, callback) => {
    const refusal = catchError(() => guard.checkUrl(origin));
    if (refusal !== undefined) return process.nextTick(callback, refusal, null);
    connect(options, (error, socket) => {
      if (error !== null) return callback(error, null);
      const refusal = catchError(() => guard.checkAddress(socket.remoteAddress, hostname, port));
      if (refusal === undefined) return callback(null, socket);
      socket.destroy();
      callback(refusal, null);
    });
  };
}

function createLookup(guard: AddressGuard, port: string): LookupFunction {
  return (hostname, { all }, callback) => {
    guard.resolve(hostname, port).then(
      (addresses) => {
        if (all) return callback(null, [...addresses]);
        const [{ address, family } = { address: "", family: 0 }] = addresses;
        callback(null, address, family);
      },
      (error) => callback(error, ""),
    );
  };
}

function catchError(check: () => void): Error | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    return error as Error;
  }
}
