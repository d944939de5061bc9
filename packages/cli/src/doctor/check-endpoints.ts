import { readCertificateEnd } from "@payment-routing/database";
import { createEndpointProbe } from "@payment-routing/delivery";
import { listCertificateFiles, readCertificates } from "../service/certificate-files.ts";
import { listOrigins } from "../service/describe-configuration.ts";
import { withDatabase } from "./check-database.ts";
import { type Check, describeEnd, error, type Problem, warning } from "./finding.ts";

/** Connects to each origin of the configuration as a delivery does: rule of addresses, DNS, TLS. Sends no request. */
export const checkEndpoints: Check = async ({ settings, configuration: { value: loaded } }) => {
  if (settings.role === "search") return [];
  const probe = createEndpointProbe({ allowHttp: settings.sandbox, allow: settings.callbackExceptions });
  const waiting = loaded === undefined ? [] : listOrigins(loaded);
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

/** The certificate of the database, those in its address, and NODE_EXTRA_CA_CERTS. */
export const checkCertificates = withDatabase(async (pool, { settings, environment }) => {
  const end = describeEnd(await readCertificateEnd(pool));
  const files = listCertificateFiles(settings.databaseUrl, environment);
  return [
    ...(end === undefined ? [] : [warning(`the certificate of the database ${end}: renew it`)]),
    ...(await Promise.all(files.map(({ kind, path }) => checkFile(path, kind === "authority")))).flat(),
  ];
});

/** @param isBundle whether the certificates are alternatives: one that ends is a finding if no other stays */
async function checkFile(path: string, isBundle: boolean): Promise<readonly Problem[]> {
  try {
    const certificates = await readCertificates(path);
    const ends = certificates.flatMap(({ subject, expiresAt }) => {
      const end = describeEnd(expiresAt);
      return end === undefined ? [] : [warning(`${path}: the certificate of ${subject} ${end}: replace it`)];
    });
    return isBundle && ends.length < certificates.length ? [] : ends;
  } catch (cause) {
    return [error(`${path} cannot be read as certificates (${(cause as Error).message})`)];
  }
}
