import { connect, type Socket } from "node:net";

/** A repeated request, and the size of its answer in bytes. */
export interface Exchange {
  readonly port: number;
  readonly request: Buffer;
  readonly answerBytes: number;
}

const ANSWERED = Buffer.from("HTTP/1.1 200 ");

/**
 * A persistent connection with one request at a time. Every answer must have status 200 and the expected length; nothing
 * else is checked, since the generator may share a core with the database.
 */
export class Connection {
  readonly #socket: Socket;
  readonly #exchange: Exchange;
  #received = 0;
  #closing = false;
  #answered: () => void = () => undefined;

  private constructor(exchange: Exchange, opened: () => void, failed: (error: Error) => void) {
    this.#exchange = exchange;
    const buffer = Buffer.alloc(65_536);
    const callback = (bytes: number): boolean => {
      this.#receive(bytes, buffer);
      return true;
    };
    this.#socket = connect({
      host: "127.0.0.1",
      port: exchange.port,
      noDelay: true,
      onread: { buffer, callback },
    });
    this.#socket.on("error", failed).once("connect", () => {
      this.#socket.once("close", () => {
        if (!this.#closing) throw new Error("a server closed a connection");
      });
      opened();
    });
  }

  static open(exchange: Exchange): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const connection: Connection = new Connection(exchange, () => resolve(connection), reject);
    });
  }

  /** Sends the request. The previous one must be answered. */
  send(answered: () => void): void {
    this.#answered = answered;
    this.#socket.write(this.#exchange.request);
  }

  close(): void {
    this.#closing = true;
    this.#socket.destroy();
  }

  #receive(bytes: number, buffer: Buffer): void {
    const { answerBytes } = this.#exchange;
    if (this.#received === 0 && !buffer.subarray(0, ANSWERED.length).equals(ANSWERED))
      throw new Error(`expected an answer of 200, got ${buffer.toString("latin1", 0, Math.min(bytes, 300))}`);
    this.#received += bytes;
    if (this.#received < answerBytes) return;
    if (this.#received > answerBytes)
      throw new Error(`expected an answer of ${answerBytes} bytes, got ${this.#received}`);
    this.#received = 0;
    this.#answered();
  }
}

/** Opens connections for one measurement: the server closes idle ones. */
export async function withConnections<T>(
  exchange: Exchange,
  count: number,
  measure: (connections: readonly Connection[]) => Promise<T>,
): Promise<T> {
  const connections = await Promise.all(Array.from({ length: count }, () => Connection.open(exchange)));
  try {
    return await measure(connections);
  } finally {
    for (const connection of connections) connection.close();
  }
}

/** Timers are too coarse, and polling the clock would use the core of the database. */
function nap(milliseconds: number): void {
  Atomics.wait(NOBODY_CALLS, 0, 0, Math.min(Math.max(milliseconds, SHORTEST_NAP_MS), LONGEST_NAP_MS));
}

const NOBODY_CALLS = new Int32Array(new SharedArrayBuffer(4));
/** For a request that waits for a connection, and not for its due time. */
const SHORTEST_NAP_MS = 0.02;
/** Answers are processed after it. */
const LONGEST_NAP_MS = 0.1;

/** The number of answers and the time, if each connection sends its next request immediately. */
export async function measureTopRate(
  connections: readonly Connection[],
  atLeastMs: number,
): Promise<{ readonly answers: number; readonly milliseconds: number }> {
  let answers = 0;
  let running = true;
  const start = performance.now();
  const loops = connections.map(
    (connection) =>
      new Promise<void>((resolve) => {
        const next = (): void => {
          answers++;
          if (running) connection.send(next);
          else resolve();
        };
        connection.send(next);
      }),
  );
  // A timer may end a fraction of a millisecond early.
  await new Promise((resolve) => setTimeout(resolve, atLeastMs + 1));
  running = false;
  await Promise.all(loops);
  return { answers, milliseconds: performance.now() - start };
}

/**
 * Milliseconds from the due time of each request to its answer, in ascending order. Requests are due at a steady rate; the
 * time that a request waits for a connection counts.
 */
export async function measureLatencies(
  connections: readonly Connection[],
  rate: number,
  milliseconds: number,
): Promise<Float64Array> {
  const count = Math.floor((rate * milliseconds) / 1000);
  const latencies = new Float64Array(count);
  const free = [...connections];
  const start = performance.now();
  let sent = 0;
  let answered = 0;
  await new Promise<void>((resolve) => {
    const sendDue = (): void => {
      while (sent < count && free.length > 0 && performance.now() >= dueAt(sent)) send(sent++);
      if (sent === count) return;
      nap(dueAt(sent) - performance.now());
      setImmediate(sendDue);
    };
    const dueAt = (index: number): number => start + (index * 1000) / rate;
    const send = (index: number): void => {
      const connection = free.pop() as Connection;
      connection.send(() => {
        latencies[index] = performance.now() - dueAt(index);
        free.push(connection);
        answered++;
        if (answered === count) resolve();
      });
    };
    sendDue();
  });
  return latencies.sort();
}
