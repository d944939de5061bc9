import type { Listener } from "./listener.ts";

// Answers that are written may still be on their way through the kernel.
const FLUSH_MS = 100;

/**
 * Stops accepting connections, lets the requests in flight finish and closes what is left: connections between
 * requests at once, all others once no request is in flight or the time is over.
 *
 * @returns whether every request finished in time
 */
export async function closeListener({ app, exchanges }: Listener, timeoutMs: number): Promise<boolean> {
  const timer = new AbortController();
  const closed = app.close();
  const finished = await Promise.race([exchanges.whenIdle().then(() => true), wait(timeoutMs, timer.signal)]);
  // Node counts a connection that never sent anything as busy, so it has to be cut even when nothing is in flight.
  await Promise.race([closed, wait(finished ? FLUSH_MS : 0, timer.signal)]);
  app.server.closeAllConnections();
  timer.abort();
  await closed;
  return finished;
}

function wait(milliseconds: number, signal: AbortSignal): Promise<false> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), milliseconds);
    signal.addEventListener("abort", () => clearTimeout(timer));
  });
}
