import { isIP } from "node:net";
import type { TLSSocket } from "node:tls";
import { type AddressGuard, createAddressGuard, type OutboundRules, portOf } from "./address-guard.ts";
import { describePostError } from "./describe-post-error.ts";
import { createGuardedConnector, type Socket } from "./guarded-connector.ts";

/**
 * Connects to an endpoint as a delivery does, within five seconds, and closes the connection without a request. Resolves to
 * when the first certificate of the chain expires; undefined over http.
 *
 * @throws Error with a message for people: the address is denied, the name does not resolve, nothing answers, or the
 *   certificate is not valid
 */
export type EndpointProbe = (endpoint: string) => Promise<Date | undefined>;

export function createEndpointProbe(rules: OutboundRules): EndpointProbe {
  const guard = createAddressGuard(rules);
  return async (endpoint) => {
    try {
      const socket = await connect(new URL(endpoint), guard);
      const expires = findExpiry(socket);
      socket.destroy();
      return expires;
    } catch (cause) {
      throw new Error(describePostError(cause), { cause });
    }
  };
}

const CONNECT_TIMEOUT_MS = 5000;

function connect(url: URL, guard: AddressGuard): Promise<Socket> {
  const { protocol, host, hostname } = url;
  const open = createGuardedConnector(guard, { origin: url, connectTimeoutMs: CONNECT_TIMEOUT_MS });
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  // RFC 6066: no address as the name of the server.
  const servername = isIP(hostname) === 0 ? { servername: hostname } : {};
  open({ protocol, host, hostname, port: portOf(url), ...servername }, (error, socket) =>
    socket ? resolve(socket) : reject(error),
  );
  return promise;
}

function findExpiry(socket: Socket): Date | undefined {
  if (!("getPeerCertificate" in socket)) return undefined;
  const ends: number[] = [];
  let certificate = (socket as TLSSocket).getPeerCertificate(true);
  // The certificate of a root is its own issuer.
  for (let issued: object | undefined; certificate && certificate !== issued; ) {
    ends.push(Date.parse(certificate.valid_to));
    issued = certificate;
    certificate = certificate.issuerCertificate;
  }
  return new Date(Math.min(...ends));
}
