import type { ClientCallbacks } from "@payment-routing/config-contract";

/** A merchant of a trial: what is its own, beside what all of them have. */
export interface TrialMerchant {
  readonly clientId: number;
  /** Of its receiver, and of its secrets. */
  readonly name: string;
  readonly endpoint: string;
  /** How many times its secrets were changed: secrets of a generation have its number in their IDs. */
  readonly generation?: number;
  /** Generations before this one that still sign the headers. */
  readonly overlap?: readonly number[];
  /** Generations before this one that are retired. */
  readonly retired?: readonly number[];
  readonly callbacks?: Partial<ClientCallbacks>;
}

/** The account that every merchant has. */
export const ACCOUNT_ID = 1;

/** Session codes that the merchants must hear of. */
export const FINAL_CODE = 4030;

/** IDs of the secrets of a merchant. */
export function nameSecrets({ name }: Pick<TrialMerchant, "name">, generation = 1) {
  return {
    webhook: `${name}-webhook-${generation}`,
    body: `${name}-body-${generation}`,
    salt: `${name}-salt-${generation}`,
  };
}

/** How a merchant is told: signed in every way there is, and retried soon and often. */
export function describeCallbacks(merchant: TrialMerchant): ClientCallbacks {
  const { generation = 1, overlap = [] } = merchant;
  const ids = nameSecrets(merchant, generation);
  return {
    endpoint: merchant.endpoint,
    secrets: {
      webhook: [ids.webhook, ...overlap.map((each) => nameSecrets(merchant, each).webhook)],
      body_signature: ids.body,
      mac_salt: ids.salt,
    },
    mac: {
      fields: [
        { of: "callback", pointer: "/client_id", required: true },
        { of: "callback", pointer: "/session_id", required: true },
        { pointer: "/id", required: true },
        { pointer: "/order_id", required: true },
        { pointer: "/amount/value", required: true },
        { pointer: "/status/code", required: true },
      ],
      separator: "\u001f",
      salt_position: "both",
      salt_separator: "\u001f",
      booleans: "true/false",
      absent: "empty",
      charset: "utf-8",
      hex_case: "lower",
    },
    time_zone: "Europe/Copenhagen",
    final_session_codes: [FINAL_CODE],
    // A trial is short, and no fault of it may outlast the schedule.
    retry: { schedule_seconds: Array<number>(100).fill(1), jitter: 0.2 },
    connect_timeout_ms: 500,
    total_timeout_ms: 1000,
    concurrency: 64,
    ...merchant.callbacks,
  };
}
