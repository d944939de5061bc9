import type { LookupFunction } from "node:net";
import { Agent, buildConnector, type Dispatcher, Pool } from "undici";
import { AddressDeniedError, type AddressGuard, portOf } from "./address-guard.ts";
import { Exchange, type PostResult, resultWithoutAnswer } from "./exchange.ts";
import { describeError } from "./redact-answer.ts";

/** A callback on its way out. */
export interface PostRequest {
  readonly url: string;
  /** Beside those that every post has; lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** For finding the address, connecting and the TLS handshake together. */
  readonly connectTimeoutMs: number;
  /** From asking for a connection to the last byte that is read. */
  readonly totalTimeoutMs: number;
}

/** Posts callbacks over connections that are kept for the next. */
export interface Poster {
  /** Posts once, follows no redirect and never rejects. */
  post(request: PostRequest): Promise<PostResult>;
  /** Closes the connections; a post that is under way fails. */
  close(): Promise<void>;
}

/** Makes a poster that connects where its guard lets it. */
export function createPoster(guard: AddressGuard): Poster {
  // undici's time-out for connecting belongs to the agent, and a merchant's to the request: an agent for each value.
  const agents = new Map<number, Agent>();
  // Of the same text the same is always said, and merchants have few addresses.
  const targets = new Map<string, Target>();

  function findTarget(url: string): Target {
    const found = targets.get(url);
    if (found !== undefined) return found;
    const parsed = new URL(url);
    guard.checkUrl(parsed);
    const target = { origin: parsed.origin, path: `${parsed.pathname}${parsed.search}` };
    if (targets.size >= MAX_TARGETS) targets.clear();
    targets.set(url, target);
    return target;
  }

  function findAgent(connectTimeoutMs: number): Agent {
    const found = agents.get(connectTimeoutMs);
    if (found !== undefined) return found;
    const agent = createAgent(guard, connectTimeoutMs);
    agents.set(connectTimeoutMs, agent);
    return agent;
  }

  return {
    post({ url, headers, body, connectTimeoutMs, totalTimeoutMs }) {
      try {
        const request = writeRequest(findTarget(url), headers, body);
        const agent = findAgent(Math.min(connectTimeoutMs, totalTimeoutMs));
        return new Exchange(totalTimeoutMs).run(agent, request);
      } catch (error) {
        const end = error instanceof AddressDeniedError ? "blocked" : "failed";
        return Promise.resolve(resultWithoutAnswer(end, describeError(error)));
      }
    },
    async close() {
      await Promise.all(Array.from(agents.values(), (agent) => agent.destroy()));
    },
  };
}

interface Target {
  readonly origin: string;
  readonly path: string;
}

const MAX_TARGETS = 1000;

/** As many connections as there are posts: how many that are is decided before anything is posted. */
function createAgent(guard: AddressGuard, connectTimeoutMs: number): Agent {
  return new Agent({
    factory: (origin, options) =>
      new Pool(origin, {
        ...options,
        connect: createGuardedConnector(guard, { origin: new URL(origin), connectTimeoutMs }),
      }),
    pipelining: 1,
    allowH2: false,
    // Time is kept by the exchange, which covers everything with one timer.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
}

function writeRequest(
  { origin, path }: Target,
  headers: PostRequest["headers"],
  body: Uint8Array,
): Dispatcher.DispatchOptions {
  const list = [...COMMON_HEADERS];
  for (const name in headers) list.push(name, headers[name] as string);
  return { origin, path, method: "POST", body, headers: list };
}

/** Names and values by turns, the form that costs undici least. */
const COMMON_HEADERS = Object.entries({
  "content-type": "application/json",
  accept: "*/*",
  // What is not asked for is not decoded either: a compressed answer is bytes like any other.
  "accept-encoding": "identity",
  "user-agent": "payment-routing",
}).flat();

/** Where connections go, and how long making one may take. */
interface ConnectorOptions {
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
function createGuardedConnector(
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
