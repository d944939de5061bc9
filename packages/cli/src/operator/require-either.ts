import { SettingsError } from "../settings/setting-definition.ts";
import type { Query } from "./operator-service.ts";

/** @throws SettingsError unless either an operand, by its name, says which item, or a filter which ones */
export function requireEither(name: string, operand: string | number | undefined, filter: Query): void {
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  if (isFiltered === (operand === undefined)) return;
  const got = isFiltered ? "both" : "neither";
  throw new SettingsError([`<${name}>: expected an ID, or options that say which ${name}s, got ${got}`]);
}
