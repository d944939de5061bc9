import { type HttpAnswer, HttpConnection } from "./http-connection.ts";

/** A repeated request. Every answer must have status 200 and the same size. */
export interface Exchange {
  readonly port: number;
  readonly request: Buffer | string;
  /** Takes the place of every twentieth request. Its answers have status 400 and the same size. */
  readonly rejected?: Buffer | string;
}

const REJECTED_EVERY = 20;

/** A connection that repeats a request. */
export interface Repeater {
  /** Sends the request. The previous one must be answered. */
  send(answered: () => void): void;
}

/** Opens connections for one measurement: the server closes idle ones. */
export async function withConnections<T>(
  exchange: Exchange,
  count: number,
  measure: (connections: readonly Repeater[]) => Promise<T>,
): Promise<T> {
  const connections: HttpConnection[] = [];
  let isClosing = false;
  const open = (request: Buffer | string, status: number) =>
    new Promise<Repeater>((resolve, reject) => {
      const onClose = (error: Error) => {
        reject(error);
        if (isOpen && !isClosing) throw error;
      };
      let isOpen = false;
      const onOpen = () => {
        isOpen = true;
        resolve(createRepeater(connection, request, status));
      };
      const connection = new HttpConnection(exchange.port, { onOpen, onClose, repeats: true });
      connections.push(connection);
    });
  try {
    const { request, rejected } = exchange;
    const openBoth = async (): Promise<Repeater> => {
      const usual = await open(request, 200);
      return rejected === undefined ? usual : alternate(usual, await open(rejected, 400));
    };
    return await measure(await Promise.all(Array.from({ length: count }, openBoth)));
  } finally {
    isClosing = true;
    for (const connection of connections) connection.close();
  }
}

function alternate(usual: Repeater, rejected: Repeater): Repeater {
  let sent = 0;
  return { send: (answered) => (++sent % REJECTED_EVERY === 0 ? rejected : usual).send(answered) };
}

function createRepeater(connection: HttpConnection, request: Buffer | string, expected: number): Repeater {
  let onAnswered: () => void;
  const onAnswer = ({ status, body }: HttpAnswer): void => {
    if (status !== expected) throw new Error(`expected status ${expected}, got ${status}: ${body}`);
    onAnswered();
  };
  return {
    send(answered) {
      onAnswered = answered;
      connection.send(request, onAnswer);
    },
  };
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
  connections: readonly Repeater[],
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
  connections: readonly Repeater[],
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
      const connection = free.pop() as Repeater;
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
