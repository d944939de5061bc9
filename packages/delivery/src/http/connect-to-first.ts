import type { LookupAddress } from "node:dns";
import { setTimeout as delay } from "node:timers/promises";
import type { buildConnector } from "undici";

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
  let connected: Socket | undefined;
  const keepFirst = (socket: Socket) => {
    if (connected === undefined) connected = socket;
    else socket.destroy();
  };
  for (const { address } of addresses) {
    const attempt = connectTo(connect, { ...options, hostname: address });
    attempts.push(attempt);
    const kept = attempt.then(keepFirst, () => {});
    const connectedBefore = Promise.any(attempts).catch(() => {});
    await Promise.race([kept, connectedBefore, delay(ATTEMPT_DELAY_MS, undefined, { ref: false })]);
    if (connected !== undefined) return connected;
  }
  return Promise.any(attempts).catch(({ errors }: AggregateError) => {
    const [first] = errors;
    const messages = errors.map(({ message }) => message);
    throw errors.length === 1 ? first : Object.assign(new Error(messages.join("; ")), { code: first.code });
  });
}

function connectTo(connect: buildConnector.connector, options: buildConnector.Options): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  connect(options, (error, socket) => (error === null ? resolve(socket) : reject(error)));
  return promise;
}
