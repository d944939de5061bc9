import type { CallbackVerification } from "@payment-routing/client/callbacks";
import type { Logger } from "@payment-routing/server";
import { CommandError } from "../command.ts";
import type { ListeningOptions } from "../listening/create-listening-receiver.ts";
import { judgeServiceSettings, type ServiceSettings } from "../service/judge-service-settings.ts";
import { type RunningService, startService } from "../service/start-service.ts";
import { readEnvironment } from "../settings/read-settings.ts";
import { SETTINGS } from "../settings/service-settings.ts";
import { loadMerchantVerifications } from "./merchant-verifications.ts";
import { startMerchant } from "./start-merchant.ts";

export interface SandboxOptions {
  readonly settings: ServiceSettings;
  readonly environment: NodeJS.ProcessEnv;
  readonly logger: Logger;
  readonly merchantStatuses?: readonly number[];
  readonly onArrival: ListeningOptions["onArrival"];
}

/** The service and the merchant that its callbacks go to. */
export interface Sandbox {
  readonly service: RunningService;
  /** Where the merchant receives its callbacks. */
  readonly merchantUrl: string;
  /** What the merchant verifies them with. */
  readonly verification: CallbackVerification;
  stop(): Promise<void>;
}

/** Where the files of a sandbox are. */
export interface SandboxFiles {
  readonly config: string;
  readonly secrets: string;
}

/**
 * The settings of a sandbox: those of the service, but for what makes it one. A DATABASE_URL that happens to be set is
 * somebody's, and left alone.
 */
export function readSandboxSettings(files: SandboxFiles, environment: NodeJS.ProcessEnv): ServiceSettings {
  const { DATABASE_URL: _, ...others } = environment;
  const given = { sandbox: true, embedded: true, role: "all", ...files } as const;
  return judgeServiceSettings({ ...readEnvironment(SETTINGS, others, given), ...given });
}

/** Starts a merchant, and the service with it. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { settings, environment, logger, merchantStatuses = [], onArrival } = options;
  const verifications = await loadMerchantVerifications(settings.config ?? "", settings.secrets ?? "");
  const [[path, verification] = []] = verifications;
  if (verification === undefined) {
    throw new CommandError(["the sandbox has no merchant that gets callbacks"]);
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
