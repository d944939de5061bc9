import type { LoadedConfiguration } from "../configuration/load-configuration.ts";

/** Whether a configuration can reject callbacks of sessions. */
export function hasClosedCodes({ configuration }: Pick<LoadedConfiguration, "configuration">): boolean {
  return (configuration.closed_codes ?? []).length > 0;
}
