import { X509Certificate } from "node:crypto";
import { readFile } from "node:fs/promises";

/** A file of certificates that the settings name. */
export interface CertificateFile {
  readonly kind: "client-certificate" | "authority";
  readonly path: string;
}

/** Lists the files of certificates in the address of the database and in NODE_EXTRA_CA_CERTS. */
export function listCertificateFiles(
  databaseUrl: string | undefined,
  environment: NodeJS.ProcessEnv,
): readonly CertificateFile[] {
  const { searchParams } = new URL((databaseUrl ?? "postgresql://").replace("@/", "@localhost/"));
  return [
    { kind: "client-certificate" as const, path: searchParams.get("sslcert") },
    { kind: "authority" as const, path: searchParams.get("sslrootcert") },
    { kind: "authority" as const, path: environment.NODE_EXTRA_CA_CERTS },
  ].flatMap(({ kind, path }) => (path ? [{ kind, path }] : []));
}

/** Reads when each certificate of a file in PEM expires. Rejects if the file cannot be read as certificates. */
export async function readCertificates(
  path: string,
): Promise<readonly { readonly subject: string; readonly expiresAt: Date }[]> {
  const certificates = (await readFile(path, "utf8")).match(PEM) ?? [];
  return certificates.map((text) => {
    const { subject, validTo } = new X509Certificate(text);
    return { subject: subject.replaceAll("\n", ", "), expiresAt: new Date(validTo) };
  });
}

const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;
