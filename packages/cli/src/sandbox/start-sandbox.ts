import { join } from "node:path";
import type { CallbackVerification } from "@payment-routing/client/callbacks";
import type { Logger } from "@payment-routing/server";
import { CommandError } from "../command.ts";
import type { ListeningOptions } from "../listening/create-listening-receiver.ts";
import { checkServiceSettings, type ServiceSettings } from "../service/check-service-settings.ts";
import { openDatabase } from "../service/database-settings.ts";
import { type RunningService, startService } from "../service/start-service.ts";
import { readEnvironment } from "../settings/read-settings.ts";
import { SETTINGS } from "../settings/service-settings.ts";
import { followSandboxFiles } from "./follow-sandbox-files.ts";
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
 * The settings of a sandbox. They come from the environment like those of a service, but those of the database are ignored
 * so that the sandbox never changes an existing database.
 */
export function readSandboxSettings(files: SandboxFiles, environment: NodeJS.ProcessEnv): ServiceSettings {
  const { DATABASE_URL: _, DATABASE_URL_FILE: __, ...others } = environment;
  const fixed = { sandbox: true, embedded: true, role: "all", configSource: "database" } as const;
  const given = { ...fixed, ...files };
  const settings = readEnvironment(SETTINGS, others, given);
  const { decisionSpool = join(settings.dataFolder, "decision-spool") } = settings;
  return checkServiceSettings({ ...settings, ...given, decisionSpool });
}

/** Starts a merchant, and the service with it. The service takes its configuration from the database, which follows the files. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { settings, environment, logger, merchantStatuses = [], onArrival } = options;
  const verifications = await loadMerchantVerifications(settings.config ?? "", settings.secrets ?? "");
  const [[path, verification] = []] = verifications;
  if (verification === undefined) {
    throw new CommandError(["the sandbox configuration has no merchant that receives callbacks"]);
  }
  await using opened = new AsyncDisposableStack();
  const merchant = await startMerchant({ verifications, statuses: merchantStatuses, onArrival });
  opened.defer(() => merchant.close());
  const serviceOptions = { settings, environment, logger, sandboxMerchant: merchant.origin };
  const database = await openDatabase(settings, { mayCreate: true });
  opened.defer(() => database?.close());
  const files = await followSandboxFiles(serviceOptions, database?.connectionString ?? "");
  opened.defer(() => files.close());
  const service = await startService(serviceOptions);
  opened.defer(async () => void (await service.stop()));
  const running = opened.move();
  const merchantUrl = `${merchant.origin}${path}`;
  return { service, merchantUrl, verification, stop: () => running.disposeAsync() };
}
