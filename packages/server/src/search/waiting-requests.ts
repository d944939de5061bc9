import type { Socket } from "node:net";

/** Unanswered requests of a client of the search. */
const MAX_PER_CLIENT = 1000;
/** Unanswered requests on a connection, which may be pipelined. */
const MAX_PER_CONNECTION = 100;
/** Bytes of bodies in memory. A larger body is read alone. */
const MAX_BYTES = 1_048_576;

/** A request from its head to its response. */
export interface WaitingRequest {
  /** Resolves when there is room for a body of this size. Undefined when there is room immediately. */
  whenRoom(bytes: number): Promise<void> | undefined;
  /** Ends the request, answered or not. */
  end(): void;
}

/** Clients without a request that are remembered: to remove and add one for each request costs more than to keep it. */
const MAX_IDLE_CLIENTS = 1000;

interface Client {
  requests: number;
  bytes: number;
  /** Bodies without room, in order of arrival. */
  readonly unread: Set<{ readonly bytes: number; readonly begin: () => void }>;
}

/** Limits the unanswered requests of each client and the bytes of their bodies in memory. */
export class WaitingRequests {
  readonly #maxPerClient: number;
  readonly #clients = new Map<string, Client>();
  readonly #ofConnection = new WeakMap<Socket, number>();

  constructor(maxPerClient = MAX_PER_CLIENT) {
    this.#maxPerClient = maxPerClient;
  }

  /** Returns undefined when the client or the connection is at its limit. */
  add(name: string, connection: Socket): WaitingRequest | undefined {
    const client = this.#clients.get(name) ?? { requests: 0, bytes: 0, unread: new Set() };
    const ofConnection = this.#ofConnection.get(connection) ?? 0;
    if (client.requests >= this.#maxPerClient || ofConnection >= MAX_PER_CONNECTION) return undefined;
    this.#ofConnection.set(connection, ofConnection + 1);
    this.#clients.set(name, client);
    client.requests++;
    let end = (): void => undefined;
    return {
      whenRoom: (bytes) => {
        const occupy = (): void => {
          client.bytes += bytes;
          end = () => {
            client.bytes -= bytes;
          };
        };
        if (client.unread.size === 0 && hasRoom(client, bytes)) {
          occupy();
          return undefined;
        }
        const { promise, resolve } = Promise.withResolvers<void>();
        const body = { bytes, begin: () => resolve(occupy()) };
        client.unread.add(body);
        end = () => client.unread.delete(body);
        return promise;
      },
      end: () => {
        end();
        client.requests--;
        this.#ofConnection.set(connection, (this.#ofConnection.get(connection) ?? 1) - 1);
        if (client.requests === 0 && this.#clients.size > MAX_IDLE_CLIENTS) this.#clients.delete(name);
        for (const body of client.unread) {
          if (!hasRoom(client, body.bytes)) break;
          client.unread.delete(body);
          body.begin();
        }
      },
    };
  }
}

function hasRoom({ bytes }: Client, more: number): boolean {
  return bytes === 0 || bytes + more <= MAX_BYTES;
}
