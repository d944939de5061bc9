import { type HttpAnswer, HttpConnection } from "./http-connection.ts";
import { createSearchWriter, SearchLedger } from "./search-requests.ts";

/** Searches that are being sent. */
export interface SearchLoad {
  readonly ledger: SearchLedger;
  /** Sends no more searches. Resolves when those in progress are answered. */
  stop(): Promise<void>;
}

export interface SearchLoadOptions {
  readonly seed: number;
  /** Searches a second. Infinity: each connection sends the next search when it has the answer. */
  readonly rate: number;
  /** The port of the process to search at. Asked whenever a connection ends, because the process may have been killed. */
  readonly findPort: () => number;
  /** Gets the body of each answer with status 200, which is valid during the call only. */
  readonly onAnswer?: (search: number, body: Buffer) => void;
}

/** Starts to send searches. One that is due while no connection is free is sent within a second, or not at all. */
export function startSearches({
  seed,
  rate,
  findPort,
  onAnswer: pass = () => undefined,
}: SearchLoadOptions): SearchLoad {
  const ledger = new SearchLedger(seed);
  const connections = new Set<HttpConnection>();
  const free: (() => void)[] = [];
  const stopped = Promise.withResolvers<void>();
  let isStopping = false;
  let inProgress = 0;

  function open(): void {
    if (isStopping) return;
    const write = createSearchWriter(ledger);
    const onClose = () => {
      connections.delete(connection);
      const index = free.indexOf(send);
      if (index >= 0) free.splice(index, 1);
      setTimeout(open, REOPEN_MS);
    };
    const connection: HttpConnection = new HttpConnection(findPort(), { onOpen: offer, onClose });
    connections.add(connection);

    function offer(): void {
      if (rate === Number.POSITIVE_INFINITY && !isStopping) send();
      else free.push(send);
    }

    function send(): void {
      const search = ledger.begin();
      inProgress++;
      const onAnswer = ({ status, body }: HttpAnswer) => {
        if (status === 200) {
          ledger.enter(search, Date.now());
          pass(search, body);
        } else ledger.issues.push(`search ${search}: expected status 200, got ${status}`);
        finish();
        offer();
      };
      connection.send(write(search), onAnswer, finish);
    }
  }

  function finish(): void {
    inProgress--;
    if (isStopping && inProgress === 0) stopped.resolve();
  }

  let sentUntilMs = performance.now();
  const timer = setInterval(() => {
    sentUntilMs = Math.max(sentUntilMs, performance.now() - MAX_LATE_MS);
    const due = Math.floor(((performance.now() - sentUntilMs) * rate) / 1000);
    const count = Math.min(due, free.length);
    sentUntilMs += (count * 1000) / rate;
    for (let sent = 0; sent < count; sent++) free.pop()?.();
  }, TICK_MS);
  if (rate === Number.POSITIVE_INFINITY) clearInterval(timer);
  for (let count = 0; count < CONNECTIONS; count++) open();

  return {
    ledger,
    async stop() {
      isStopping = true;
      clearInterval(timer);
      if (inProgress > 0) await stopped.promise;
      for (const connection of connections) connection.close();
    },
  };
}

const CONNECTIONS = 32;
const REOPEN_MS = 20;
const TICK_MS = 2;
const MAX_LATE_MS = 1000;
