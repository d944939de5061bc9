import type { LoadedConfiguration } from "../configuration/load-configuration.ts";

/** A secret without its text. */
export interface ListedSecret {
  readonly id: string;
  /** When the file with the text was last changed, if it is in a file and was read. */
  readonly changedAt: Date | undefined;
  readonly retiredAt: Date | undefined;
  readonly isRetired: boolean;
  /** The clients whose callbacks the configuration signs with it. */
  readonly clientIds: readonly number[];
}

/** Lists the secrets that a configuration was loaded with. */
export function listUsedSecrets({
  configuration,
  loadedSecrets,
}: LoadedConfiguration): readonly ListedSecret[] {
  if (loadedSecrets === undefined) return [];
  const users = new Map<string, number[]>(loadedSecrets.ids.map((id) => [id, []]));
  for (const { client_id, callbacks } of configuration.clients) {
    const { webhook = [], body_signature, mac_salt } = callbacks?.secrets ?? {};
    for (const id of new Set([...webhook, body_signature, mac_salt]))
      if (id !== undefined) users.get(id)?.push(client_id);
  }
  return Array.from(users, ([id, clientIds]) => ({
    id,
    changedAt: loadedSecrets.changeOf(id),
    retiredAt: loadedSecrets.retirementOf(id),
    isRetired: loadedSecrets.isRetired(id),
    clientIds,
  }));
}
