import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** How a merchant's server answers each callback. */
const STATUSES = { accepts: 200, rejects: 400, fails: 500, retries: 422 } as const;

export type Behaviour = keyof typeof STATUSES;

/** Merchants' servers on this machine, one for each behaviour. */
export interface Merchants extends AsyncDisposable {
  readonly origins: Readonly<Record<Behaviour, string>>;
  /** From now on every server accepts callbacks. */
  recover(): void;
}

export async function startMerchants(): Promise<Merchants> {
  let hasRecovered = false;
  const servers = await Promise.all(
    Object.entries(STATUSES).map(async ([behaviour, status]) => {
      const server = createServer((request, response) => {
        request.resume().on("end", () => response.writeHead(hasRecovered ? 200 : status).end(behaviour));
      });
      await once(server.listen(0, "127.0.0.1"), "listening");
      const { port } = server.address() as AddressInfo;
      return { behaviour, server, origin: `http://127.0.0.1:${port}` };
    }),
  );
  return {
    origins: Object.fromEntries(
      servers.map(({ behaviour, origin }) => [behaviour, origin]),
    ) as Merchants["origins"],
    recover() {
      hasRecovered = true;
    },
    async [Symbol.asyncDispose]() {
      for (const { server } of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}
