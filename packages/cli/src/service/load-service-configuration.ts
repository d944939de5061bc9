import { type LoadedConfiguration, loadConfiguration, loadSecrets } from "@payment-routing/server";
import type { ServiceSettings } from "./judge-service-settings.ts";

/**
 * Loads the configuration, and the secrets where callbacks are made or sent.
 *
 * @throws ConfigurationError with every fault of every file
 */
export async function loadServiceConfiguration(
  { config, secrets: secretsPath, sandbox, role }: ServiceSettings,
  environment: NodeJS.ProcessEnv,
  sandboxMerchant: string | undefined,
): Promise<LoadedConfiguration> {
  const wantsSecrets = role !== "search" && secretsPath !== undefined;
  const secrets = wantsSecrets ? await loadSecrets(secretsPath, environment, { sandbox }) : undefined;
  return loadConfiguration(config, {
    sandbox,
    ...(sandboxMerchant !== undefined && { sandboxMerchant }),
    ...(secrets !== undefined && { secrets }),
  });
}
