import { Agent, type Dispatcher, Pool } from "undici";
import { AddressDeniedError, type AddressGuard } from "./address-guard.ts";
import { describePostError, MAX_HEADER_BYTES } from "./describe-post-error.ts";
import { Exchange, type PostResult, resultWithoutAnswer } from "./exchange.ts";
import { type CertificateListener, createGuardedConnector } from "./guarded-connector.ts";

export interface PostRequest {
  readonly url: string;
  /** Additional headers, with lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** Limit for name resolution, connection and TLS handshake together. */
  readonly connectTimeoutMs: number;
  /** Limit from the request for a connection to the last byte of the answer. */
  readonly totalTimeoutMs: number;
}

/** Posts callbacks over persistent connections. */
export interface Poster {
  /** Posts once, follows no redirect and never rejects. */
  post(request: PostRequest): Promise<PostResult>;
  /** Closes the connections. Posts in progress fail. */
  close(): Promise<void>;
}

export function createPoster(guard: AddressGuard, onCertificate?: CertificateListener): Poster {
  // undici sets the connect timeout on the agent, so each distinct timeout has its own agent, until it has no connection.
  const agents = new Map<number, Agent>();
  // Cached: parsing a URL is deterministic, and merchants have few addresses.
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
    const agent = createAgent(guard, connectTimeoutMs, onCertificate);
    const forgetUnused = () => {
      if (Object.keys(agent.stats).length === 0) agents.delete(connectTimeoutMs);
    };
    agents.set(connectTimeoutMs, agent.on("disconnect", forgetUnused).on("connectionError", forgetUnused));
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
        return Promise.resolve(resultWithoutAnswer(end, describePostError(error)));
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

/** No limit of connections: `Slots` limits the posts. */
function createAgent(
  guard: AddressGuard,
  connectTimeoutMs: number,
  onCertificate?: CertificateListener,
): Agent {
  return new Agent({
    factory: (origin, options) =>
      new Pool(origin, {
        ...options,
        connect: createGuardedConnector(guard, { origin: new URL(origin), connectTimeoutMs, onCertificate }),
      }),
    pipelining: 1,
    maxHeaderSize: MAX_HEADER_BYTES,
    allowH2: false,
    // `Exchange` has one timer for the whole post.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
}

function writeRequest(
  { origin, path }: Target,
  headers: PostRequest["headers"],
  body: Uint8Array,
): Dispatcher.DispatchOptions {
  const list = [...COMMON_LIST];
  for (const name in headers) list.push(name, headers[name] as string);
  return { origin, path, method: "POST", body, headers: list };
}

/** The headers of every request, besides those of its connection. They come before the additional headers. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  "content-type": "application/json",
  accept: "*/*",
  // Answers are stored without decompression.
  "accept-encoding": "identity",
  "user-agent": "payment-routing",
};

/** Alternating names and values, the fastest form in undici. */
const COMMON_LIST = Object.entries(COMMON_HEADERS).flat();
