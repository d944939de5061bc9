import { ConfigurationError, type FollowedConfiguration, followFiles } from "@payment-routing/server";
import { CommandError } from "../command.ts";
import { loadServiceConfiguration } from "./load-service-configuration.ts";
import type { ServiceOptions } from "./start-service.ts";

/**
 * Loads the configuration of a service and follows it from then on.
 *
 * @throws CommandError with every fault of every file
 */
export async function followServiceConfiguration(options: ServiceOptions): Promise<FollowedConfiguration> {
  const { settings, environment, logger, sandboxMerchant } = options;
  try {
    return await followFiles({
      load: () => loadServiceConfiguration(settings, environment, sandboxMerchant),
      paths: [settings.config, ...(settings.secrets === undefined ? [] : [settings.secrets])],
      intervalMs: settings.configPollMs,
      logger,
    });
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    throw new CommandError([error.message], { cause: error });
  }
}
