import { X509Certificate } from "node:crypto";
import { readFile } from "node:fs/promises";
import { readServerCertificate } from "@payment-routing/database";
import { createEndpointProbe } from "@payment-routing/delivery";
import { withDatabase } from "./check-database.ts";
import type { Deployment } from "./deployment.ts";
import { type Check, describeEnd, error, type Problem, warning } from "./finding.ts";

/** Connects to each origin of the configuration as a delivery does: rule of addresses, DNS, TLS. Sends no request. */
export const checkEndpoints: Check = async (deployment) => {
  const { settings } = deployment;
  if (settings.role === "search") return [];
  const probe = createEndpointProbe({ allowHttp: settings.sandbox, allow: settings.callbackExceptions });
  const waiting = listOrigins(deployment);
  const problems: Problem[] = [];
  const work = async () => {
    for (let origin = waiting.shift(); origin !== undefined; origin = waiting.shift()) {
      try {
        const end = describeEnd(await probe(origin));
        if (end !== undefined)
          problems.push(warning(`${origin}: its certificate ${end}: ask its owner to renew it`));
      } catch (cause) {
        problems.push(
          error(
            `${origin}: no callback can be sent (${(cause as Error).message}): correct the endpoint, or ask its owner`,
          ),
        );
      }
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, work));
  return problems.toSorted((a, b) => (a.message < b.message ? -1 : 1));
};

const MAX_CONCURRENT = 16;

function listOrigins({ configuration: { value: loaded } }: Deployment): string[] {
  const merchants = loaded?.configuration.clients.flatMap(
    ({ client_id }) => loaded.merchants.find(client_id) ?? [],
  );
  const origins = merchants?.flatMap(({ endpoint, allowed_origins }) => [
    new URL(endpoint).origin,
    ...allowed_origins,
  ]);
  return [...new Set(origins)];
}

/** The certificate of the database, those in its address, and NODE_EXTRA_CA_CERTS. */
export const checkCertificates = withDatabase(async (pool, { settings, environment }) => {
  const client = await pool.connect();
  const end = describeEnd(readServerCertificate(client));
  client.release();
  const { searchParams } = new URL((settings.databaseUrl ?? "postgresql://").replace("@/", "@localhost/"));
  const authorities = [searchParams.get("sslrootcert"), environment.NODE_EXTRA_CA_CERTS];
  return [
    ...(end === undefined ? [] : [warning(`the certificate of the database ${end}: renew it`)]),
    ...(await checkFile(searchParams.get("sslcert"), false)),
    ...(await Promise.all(authorities.map((path) => checkFile(path, true)))).flat(),
  ];
});

/** @param isBundle whether the certificates are alternatives: one that ends is a finding if no other stays */
async function checkFile(path: string | null | undefined, isBundle: boolean): Promise<readonly Problem[]> {
  if (!path) return [];
  try {
    const certificates = (await readFile(path, "utf8")).match(PEM) ?? [];
    const ends = certificates.flatMap((text) => {
      const { subject, validTo } = new X509Certificate(text);
      const end = describeEnd(new Date(validTo));
      const name = subject.replaceAll("\n", ", ");
      return end === undefined ? [] : [warning(`${path}: the certificate of ${name} ${end}: replace it`)];
    });
    return isBundle && ends.length < certificates.length ? [] : ends;
  } catch (cause) {
    return [error(`${path} cannot be read as certificates (${(cause as Error).message})`)];
  }
}

const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;
