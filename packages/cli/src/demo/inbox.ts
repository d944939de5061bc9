import { EventEmitter, once } from "node:events";
import type { CallbackRequest } from "@payment-routing/client/callbacks";
import { WEBHOOK_HEADERS } from "@payment-routing/signing";
import type { RequestHeaders } from "../inputs/read-headers.ts";
import type { Arrival } from "../listening/create-listening-receiver.ts";

/** A callback as the merchant received it, byte for byte, and its response. */
export interface Receipt {
  readonly arrival: Arrival;
  readonly headers: RequestHeaders;
  readonly body: Uint8Array;
}

/** The callbacks that the merchant received, in order. */
export interface Inbox {
  readonly receipts: readonly Receipt[];
  add(arrival: Arrival, request: CallbackRequest): void;
  /** Resolves once `count` callbacks arrived. Rejects after the timeout, or when the inbox is closed. */
  whenReceived(count: number): Promise<void>;
  close(): void;
}

export function createInbox(timeoutMs: number): Inbox {
  const receipts: Receipt[] = [];
  const events = new EventEmitter();
  const closed = new AbortController();
  return {
    receipts,
    add(arrival, { header, body }) {
      const headers = new Map<string, string>();
      for (const name of Object.values(WEBHOOK_HEADERS)) {
        const value = header(name);
        if (value !== undefined) headers.set(name, value);
      }
      receipts.push({ arrival, headers, body: typeof body === "string" ? new Uint8Array() : body });
      events.emit("receipt");
    },
    async whenReceived(count) {
      const signal = AbortSignal.any([closed.signal, AbortSignal.timeout(timeoutMs)]);
      while (receipts.length < count) {
        await once(events, "receipt", { signal }).catch(() => {
          throw new Error(
            `the merchant received ${receipts.length} callbacks in ${timeoutMs} ms, not ${count}`,
          );
        });
      }
    },
    close: () => closed.abort(),
  };
}
