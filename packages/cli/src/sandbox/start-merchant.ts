import { type CallbackVerification, createNodeListener } from "@payment-routing/client/callbacks";
import { createListeningReceiver, type ListeningOptions } from "../listening/create-listening-receiver.ts";
import { openListener } from "../listening/open-listener.ts";

export interface MerchantOptions {
  /** What callbacks are verified with, by the path that they come to. */
  readonly verifications: ReadonlyMap<string, CallbackVerification>;
  /** What callbacks that are in order are answered with, one after another; the last one from then on. 200 when empty. */
  readonly statuses?: readonly number[];
  readonly onArrival: ListeningOptions["onArrival"];
}

export interface Merchant {
  readonly origin: string;
  close(): Promise<void>;
}

/** Starts the receivers of merchants on a free port of this machine. */
export async function startMerchant(options: MerchantOptions): Promise<Merchant> {
  const { verifications, statuses = [], onArrival } = options;
  const listeners = new Map(
    [...verifications].map(([path, verification]) => {
      const receiver = createListeningReceiver({ verification, clientIds: [], statuses, onArrival });
      return [path, createNodeListener(receiver)] as const;
    }),
  );
  const { url, close } = await openListener(
    (request, response) => {
      const listener = listeners.get(request.url ?? "");
      if (listener === undefined) response.writeHead(404).end();
      else void listener(request, response);
    },
    { host: "127.0.0.1", port: 0 },
  );
  return { origin: new URL(url).origin, close };
}
