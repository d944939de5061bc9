import { join } from "node:path";
import type { CallbackVerification } from "@payment-routing/client/callbacks";
import type { Logger } from "@payment-routing/server";
import { CommandError } from "../command.ts";
import type { ListeningOptions } from "../listening/create-listening-receiver.ts";
import { checkServiceSettings, type ServiceSettings } from "../service/check-service-settings.ts";
import { type RunningService, startService } from "../service/start-service.ts";
import { readEnvironment } from "../settings/read-settings.ts";
import { SETTINGS } from "../settings/service-settings.ts";
import { loadMerchantVerifications, startMerchant } from "./start-merchant.ts";

interface SandboxOptions {
  readonly settings: ServiceSettings;
  readonly environment: NodeJS.ProcessEnv;
  readonly logger: Logger;
  readonly merchantStatuses?: readonly number[];
  readonly onArrival: ListeningOptions["onArrival"];
}

/** A service and the merchant that receives its callbacks. */
export interface Sandbox {
  readonly service: RunningService;
  /** The endpoint of the merchant. */
  readonly merchantUrl: string;
  /** The verification options of the merchant. */
  readonly verification: CallbackVerification;
  stop(): Promise<void>;
}

/** The paths of the files of a sandbox. */
export interface SandboxFiles {
  readonly config: string;
  readonly secrets: string;
}

/**
 * The settings of a sandbox. They come from the environment like those of a service, but DATABASE_URL is ignored so that
 * the sandbox never changes an existing database.
 */
export function readSandboxSettings(files: SandboxFiles, environment: NodeJS.ProcessEnv): ServiceSettings {
  const { DATABASE_URL: _, ...others } = environment;
  const given = { sandbox: true, embedded: true, role: "all", ...files } as const;
  const settings = readEnvironment(SETTINGS, others, given);
  const { decisionSpool = join(settings.dataFolder, "decision-spool") } = settings;
  return checkServiceSettings({ ...settings, ...given, decisionSpool });
}

/** Starts a merchant, and the service with it. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { settings, environment, logger, merchantStatuses = [], onArrival } = options;
  const verifications = await loadMerchantVerifications(settings.config ?? "", settings.secrets ?? "");
  const [[path, verification] = []] = verifications;
  if (verification === undefined) {
    throw new CommandError(["the sandbox configuration has no merchant that receives callbacks"]);
  }
  const merchant = await startMerchant({ verifications, statuses: merchantStatuses, onArrival });
  try {
    const service = await startService({ settings, environment, logger, sandboxMerchant: merchant.origin });
    return {
      service,
      merchantUrl: `${merchant.origin}${path}`,
      verification,
      async stop() {
        try {
          await service.stop();
        } finally {
          await merchant.close();
        }
      },
    };
  } catch (error) {
    await merchant.close();
    throw error;
  }
}
