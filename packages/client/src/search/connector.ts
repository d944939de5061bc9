import { ADDRCONFIG, type LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import { setTimeout as delay } from "node:timers/promises";
import { buildConnector, errors } from "undici";

type Socket = NonNullable<Parameters<buildConnector.Callback>[1]>;

/** RFC 8305, section 5. */
const ATTEMPT_DELAY_MS = 250;
const FRESH_MS = 10_000;

/** Look-ups in progress, or settled within the last 10 s, of all clients. */
const lookups = new Map<string, Promise<readonly LookupAddress[]>>();

/**
 * Creates a connector that resolves the name of the service and connects to the address that answers first, within a limit.
 * An attempt starts 250 ms after the one before, or when that fails, and both continue. Node would end an attempt when the
 * next one starts, so that an address far away is never reached.
 */
export function createConnector(limitMs: number): buildConnector.connector {
  const connect = buildConnector({ timeout: limitMs, allowH2: false });
  return (options, callback) => {
    let isOver = false;
    const end = (error: Error | null, socket: Socket | null) => {
      if (isOver) return void socket?.destroy();
      isOver = true;
      clearTimeout(timer);
      // Outside of the promise, which would swallow an error of undici.
      process.nextTick(callback, error, socket);
    };
    const timer = setTimeout(() => end(new errors.ConnectTimeoutError("no connection"), null), limitMs);
    lookUp(options.hostname)
      .then((addresses) => connectToFirst(connect, options, addresses))
      .then(
        (socket) => end(null, socket),
        (error) => end(error, null),
      );
  };
}

/** A look-up holds one of few threads of the process until a name server answers, so connections share it. */
function lookUp(hostname: string): Promise<readonly LookupAddress[]> {
  const known = lookups.get(hostname);
  if (known !== undefined) return known;
  const found = lookup(hostname, { all: true, hints: ADDRCONFIG });
  lookups.set(hostname, found);
  const forgetLater = () => void setTimeout(() => lookups.delete(hostname), FRESH_MS).unref();
  found.then(forgetLater, forgetLater);
  return found;
}

async function connectToFirst(
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
  return first.catch(({ errors }: AggregateError) => Promise.reject(errors[0]));
}
