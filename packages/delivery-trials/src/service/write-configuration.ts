import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ACCOUNT_ID } from "@payment-routing/test-support/load";
import { describeCallbacks, nameSecrets, type TrialMerchant, type TrialSecrets } from "./merchants.ts";
import type { ServiceOptions } from "./service-process.ts";

export interface ConfigurationSource {
  readonly merchants: readonly TrialMerchant[];
  readonly trialSecrets: TrialSecrets;
  readonly processorKey: string;
  readonly operatorKey: string;
}

/** Writes the configuration and the secrets into a folder. */
export async function writeConfiguration(
  folder: string,
  { merchants, trialSecrets, processorKey, operatorKey }: ConfigurationSource,
): Promise<Required<Pick<ServiceOptions, "configuration" | "secrets">>> {
  const files = {
    configuration: join(folder, "configuration.json"),
    secrets: join(folder, "secrets.json"),
  };
  const internal = [
    { id: "processor", scope: "processor", sha256: digest(processorKey) },
    { id: "operator", scope: "operator", sha256: digest(operatorKey) },
  ];
  const clients = merchants.map((merchant) => ({
    client_id: merchant.clientId,
    name: merchant.name,
    accounts: [
      { account_id: ACCOUNT_ID, default_language: "en", offers: [{ method_id: 1, base_preference: 1 }] },
    ],
    callbacks: describeCallbacks(merchant),
  }));
  const secrets = merchants.flatMap((merchant) => listSecrets(merchant, trialSecrets));
  await writeFile(files.configuration, JSON.stringify({ ...CATALOGUE, clients, credentials: [], internal }));
  await writeFile(files.secrets, JSON.stringify({ secrets }), { mode: 0o600 });
  return files;
}

const CATALOGUE = {
  countries: [{ id: 208, alpha2code: "DK" }],
  currencies: [{ id: 208, alpha3code: "DKK", decimals: 2 }],
  methods: [{ id: 1, name: "Card", psp_type: "card-acquirer", state_id: 1, capabilities: {} }],
};

function listSecrets(merchant: TrialMerchant, trialSecrets: TrialSecrets): readonly object[] {
  const { generation = 1, overlap = [], retired = [] } = merchant;
  return [generation, ...overlap, ...retired].flatMap((each) => {
    const { webhook, body, salt } = nameSecrets(merchant, each);
    const retirement = retired.includes(each) ? { retired_at: "2026-01-01T00:00:00Z" } : {};
    return [
      { id: webhook, value: trialSecrets.signingText(webhook), ...retirement },
      { id: body, value: trialSecrets.signingText(body), ...retirement },
      { id: salt, value: trialSecrets.salt(salt), ...retirement },
    ];
  });
}

function digest(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}
