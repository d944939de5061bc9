import type { OperatorClient } from "@payment-routing/operator-client";
import type { ConfigurationVersionDetail } from "@payment-routing/operator-contract";
import { CommandError } from "../command.ts";

/** Reads a version from a service: `active`, a digest or the start of one. */
export async function readRemoteVersion(
  service: OperatorClient,
  source: string,
): Promise<ConfigurationVersionDetail> {
  return service.call("readConfigurationVersion", { digest: await findDigest(service, source) });
}

/** Finds the digest of a version in a service by `active`, by its digest, or by the start of its digest. */
export async function findDigest(service: OperatorClient, source: string): Promise<string> {
  if (source === "active") return readActiveDigest(service);
  const start = `sha256:${source.replace(/^sha256:/, "")}`;
  if (/^sha256:[0-9a-f]{64}$/.test(start)) return start;
  const versions = await service.list("listConfigurationVersions");
  const [digest, another] = versions
    .map((version) => version.digest)
    .filter((each) => each.startsWith(start));
  if (digest === undefined) throw new CommandError([`no stored version has the digest ${start}`]);
  if (another !== undefined)
    throw new CommandError([`several stored versions have a digest that begins with ${start}`]);
  return digest;
}

/** Reads the digest of the active version, or of the served one if the configuration comes from files. */
export async function readActiveDigest(service: OperatorClient): Promise<string> {
  const { active, served_digest } = await service.call("readConfiguration");
  return active?.digest ?? served_digest;
}
