// What commands share that need no service: this entry loads neither the HTTP framework nor anything else heavy.
export { defaultSettings, SETTINGS, type Settings } from "../settings.ts";
export { listenAddress } from "./address-settings.ts";
export { describeSettings } from "./describe-settings.ts";
export { readSettings } from "./read-settings.ts";
export {
  choice,
  flag,
  integer,
  optionalText,
  type SettingDefinition,
  type SettingDefinitions,
  type SettingsOf,
} from "./setting-definition.ts";
export { flagName, variableName } from "./setting-names.ts";
export { SettingsError } from "./settings-error.ts";
