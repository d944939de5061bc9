import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { generate } from "selfsigned";

/** The server of a merchant, over TLS. */
export interface Merchant extends AsyncDisposable {
  readonly origin: string;
  /** The file of the authorities that its certificates need. */
  readonly authority: string;
  /** Sets how it answers: with a status, after a time. */
  answer(status: number, afterMs?: number): void;
  /** Shows a certificate on new connections, and closes those that are open. */
  show(certificate: "lasting" | "expiring"): void;
}

export async function startMerchant(folder: string): Promise<Merchant> {
  const certificates = {
    lasting: await createCertificate("lasting", 400 * DAY_MS),
    expiring: await createCertificate("expiring", DAY_MS / 24),
  };
  const authority = join(folder, "authority.pem");
  await writeFile(
    authority,
    Object.values(certificates)
      .map(({ cert }) => cert)
      .join("\n"),
  );
  let status = 204;
  let afterMs = 0;
  const server = createServer(certificates.lasting, (request, response) => {
    request.resume().once("end", () => setTimeout(() => response.writeHead(status).end(), afterMs));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    authority,
    answer(next, nextAfterMs = 0) {
      status = next;
      afterMs = nextAfterMs;
    },
    show(certificate) {
      server.setSecureContext(certificates[certificate]);
      server.closeAllConnections();
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function createCertificate(
  name: string,
  lastsMs: number,
): Promise<{ readonly cert: string; readonly key: string }> {
  const { cert, private: key } = await generate([{ name: "commonName", value: name }], {
    notAfterDate: new Date(Date.now() + lastsMs),
    extensions: [
      { name: "basicConstraints", cA: true },
      { name: "subjectAltName", altNames: [{ type: 7, ip: "127.0.0.1" }] },
    ],
  });
  return { cert, key };
}

const DAY_MS = 86_400_000;
