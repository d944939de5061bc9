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
