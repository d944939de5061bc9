import type { ChangeHint } from "@payment-routing/operator-contract";

/** The kinds of changes that a message of the service names; none in a heartbeat. */
type Kinds = ChangeHint["kinds"];

// Visible tabs of a browser share one stream: the tab that has the lock holds it, and passes the hints on to the others.
const NAME = "payment-routing-hints";
/** After the service rejected a stream. A browser connects again by itself after a lost connection. */
const RETRY_MS = 10_000;

/** Passes on hints until the signal is aborted. */
export function followHints(onHint: (kinds: Kinds) => void, signal: AbortSignal): void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<Kinds>) => onHint(data);
  signal.addEventListener("abort", () => channel.close());
  const pass = (kinds: Kinds) => {
    onHint(kinds);
    channel.postMessage(kinds);
  };
  const hold = async () => {
    while (!signal.aborted) await holdStream(pass, signal);
  };
  // Rejects when the signal is aborted while another tab has the lock.
  navigator.locks.request(NAME, { signal }, hold).catch(() => {});
}

/** Resolves when the signal is aborted, or some time after the service rejected the stream. */
function holdStream(onHint: (kinds: Kinds) => void, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const source = new EventSource("/internal/v1/events");
  source.onmessage = ({ data }: MessageEvent<string>) => onHint((JSON.parse(data) as ChangeHint).kinds);
  source.onerror = () => {
    if (source.readyState === EventSource.CLOSED) setTimeout(resolve, RETRY_MS);
  };
  signal.addEventListener("abort", () => {
    source.close();
    resolve();
  });
  return promise;
}
