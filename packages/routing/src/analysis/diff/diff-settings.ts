import type { MerchantConfiguration } from "@payment-routing/config-contract";
import { type EffectiveAccount, listEffectiveAccounts } from "../../configuration/effective-accounts.ts";

/** A setting that differs between two configurations. */
export interface SettingChange {
  /** Its name in the configuration. */
  readonly setting: string;
  /** The owners: `method 3`, `client 1, account 2`. Empty for a section of the configuration. */
  readonly of: readonly string[];
  /** The value as JSON, or `none`; undefined for a section, which would be too long. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/**
 * Lists settings that differ, of owners that both configurations have. Leaves out constraints, orderings and offers, which
 * are compared by their effect.
 */
export function diffSettings(
  before: MerchantConfiguration,
  after: MerchantConfiguration,
): readonly SettingChange[] {
  const olds = new Map(listSettings(before));
  const changes = new Map<string, SettingChange & { readonly of: string[] }>();
  for (const [owner, settings] of listSettings(after)) {
    const old = olds.get(owner);
    if (old === undefined) continue;
    for (const setting of new Set([...Object.keys(old), ...Object.keys(settings)])) {
      const [from, to] = [write(old[setting]), write(settings[setting])];
      if (from === to || (setting.startsWith(PREFERENCE) && (from === NONE || to === NONE))) continue;
      const key = JSON.stringify([setting, from, to]);
      const change = changes.get(key) ?? { setting, of: [], before: from, after: to };
      changes.set(key, change);
      change.of.push(owner);
    }
  }
  return [...diffSections(before, after), ...changes.values()];
}

/** Sections that are compared by their effect or by owner. */
const COMPARED = new Set(["methods", "account_defaults", "clients"]);

function diffSections(before: MerchantConfiguration, after: MerchantConfiguration): SettingChange[] {
  const [olds, news] = [before, after].map((each): Record<string, unknown> => ({ ...each }));
  const names = new Set([...Object.keys(olds ?? {}), ...Object.keys(news ?? {})]);
  return [...names]
    .filter((name) => !COMPARED.has(name) && write(olds?.[name]) !== write(news?.[name]))
    .map((setting) => ({ setting, of: [], before: undefined, after: undefined }));
}

/** A base preference that only one configuration has belongs to an added or removed offer, which shows in the effect. */
const PREFERENCE = "base_preference of method ";
const NONE = "none";

type Settings = Readonly<Record<string, unknown>>;

function* listSettings(configuration: MerchantConfiguration): Generator<readonly [string, Settings]> {
  for (const { id, name, psp_type, state_id } of configuration.methods)
    yield [`method ${id}`, { name, psp_type, state_id }];
  for (const { client_id, name, callbacks } of configuration.clients)
    yield [`client ${client_id}`, { name, callbacks }];
  for (const account of listEffectiveAccounts(configuration))
    yield [`client ${account.clientId}, account ${account.accountId}`, readSettings(account)];
}

function readSettings({
  defaultCurrency,
  defaultLanguage,
  requiredFields,
  offers,
}: EffectiveAccount): Settings {
  const preferences = offers.map(({ value }) => [`${PREFERENCE}${value.method_id}`, value.base_preference]);
  return {
    default_currency: defaultCurrency,
    default_language: defaultLanguage,
    required_fields: [...new Set(requiredFields.map(({ value }) => value))].sort(),
    ...Object.fromEntries(preferences),
  };
}

/** Sorts members by name, since their order has no meaning. */
function write(value: unknown): string {
  return value === undefined ? NONE : JSON.stringify(value, sortMembers);
}

function sortMembers(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
