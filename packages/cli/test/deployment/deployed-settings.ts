import { readEnvironment } from "../../src/settings/read-settings.ts";
import { SETTINGS } from "../../src/settings/service-settings.ts";

/** The environment variables of the service. */
export const VARIABLES: readonly string[] = Object.values(SETTINGS).flatMap(({ variable, ...setting }) =>
  variable !== undefined && "readFrom" in setting ? [variable, `${variable}_FILE`] : (variable ?? []),
);

/** The settings of a process of a deployment, without its database, whose mounted secret is not here. */
export function readDeployedSettings(environment: NodeJS.ProcessEnv) {
  return readEnvironment(SETTINGS, environment, { databaseUrl: "" });
}
