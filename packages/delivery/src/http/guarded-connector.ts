import type { LookupAddress } from "node:dns";
import { setTimeout as delay } from "node:timers/promises";
import { buildConnector, errors } from "undici";
import { type AddressGuard, portOf } from "./address-guard.ts";

interface ConnectorOptions {
  readonly origin: URL;
  /** Limit for name resolution, connection and TLS handshake together. */
  readonly connectTimeoutMs: number;
  /** Called for each connection over TLS. */
  readonly onCertificate?: CertificateListener | undefined;
}

/** Takes when the certificate of an origin expires. */
export type CertificateListener = (origin: string, expiresAt: Date | undefined) => void;

/**
 * Creates a connector for one origin. The guard checks the URL and the addresses before connecting, and the remote address
 * afterwards. The URL is checked because a literal IP address has many notations.
 */
export function createGuardedConnector(
  guard: AddressGuard,
  { origin, connectTimeoutMs, onCertificate }: ConnectorOptions,
): buildConnector.connector {
  const { hostname } = origin;
  const port = portOf(origin);
  const connect = buildConnector({ timeout: connectTimeoutMs, allowH2: false });

  async function open(options: buildConnector.Options, addresses: readonly LookupAddress[]): Promise<Socket> {
    const socket = await connectToFirst(connect, options, addresses);
    try {
      guard.checkAddress(socket.remoteAddress, hostname, port);
      // Not the chain: a resumed session has only this certificate.
      if (onCertificate !== undefined && "getPeerX509Certificate" in socket)
        onCertificate(origin.origin, socket.getPeerX509Certificate()?.validToDate);
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

export type Socket = NonNullable<Parameters<buildConnector.Callback>[1]>;

/** RFC 8305, section 5. */
const ATTEMPT_DELAY_MS = 250;

/**
 * Connects to the address that answers first. An attempt starts 250 ms after the one before, or when that fails, and both
 * continue, so that each address has the whole limit of the connector. Node would end an attempt when the next one starts.
 *
 * @throws an error with the code of the first one and all messages
 */
export async function connectToFirst(
  connect: buildConnector.connector,
  options: buildConnector.Options,
  addresses: readonly LookupAddress[],
): Promise<Socket> {
  const attempts: Promise<Socket>[] = [];
  for (const { address } of addresses) {
    const { promise, resolve, reject } = Promise.withResolvers<Socket>();
    connect({ ...options, hostname: address }, (error, socket) => (socket ? resolve(socket) : reject(error)));
    attempts.push(promise);
    const late = delay(ATTEMPT_DELAY_MS, undefined, { ref: false });
    const connected = await Promise.race([Promise.any(attempts), promise, late]).catch(() => {});
    if (connected !== undefined) break;
  }
  const first = Promise.any(attempts);
  for (const attempt of attempts)
    attempt.then(async (socket) => socket !== (await first) && socket.destroy()).catch(() => {});
  return first.catch(({ errors }: AggregateError) => {
    const messages = errors.map(({ message }) => message);
    throw errors.length === 1
      ? errors[0]
      : Object.assign(new Error(messages.join("; ")), { code: errors[0].code });
  });
}
