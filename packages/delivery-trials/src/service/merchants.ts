import { createHmac } from "node:crypto";
import type { ClientCallbacks } from "@payment-routing/config-contract";
import { readSecret, type Secret } from "@payment-routing/signing";
import { FINAL_CODE } from "@payment-routing/test-support/load";

/** The individual settings of a merchant. */
export interface TrialMerchant {
  readonly clientId: number;
  /** Also names its receiver and its secrets. */
  readonly name: string;
  readonly endpoint: string;
  /** Generation of the secrets, part of their IDs. Default: 1. */
  readonly generation?: number;
  /** Earlier generations that still sign the headers. */
  readonly overlap?: readonly number[];
  /** Earlier generations that are retired. */
  readonly retired?: readonly number[];
  readonly callbacks?: Partial<ClientCallbacks>;
}

export function nameSecrets({ name }: Pick<TrialMerchant, "name">, generation = 1) {
  return {
    webhook: `${name}-webhook-${generation}`,
    body: `${name}-body-${generation}`,
    salt: `${name}-salt-${generation}`,
  };
}

/** Callback settings that use every kind of signature, with short and frequent retries. */
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
    // A callback that may not be superseded.
    final_session_codes: [FINAL_CODE],
    // Long enough that no fault of a trial exhausts the schedule.
    retry: { schedule_seconds: Array<number>(100).fill(1), jitter: 0.2 },
    connect_timeout_ms: 500,
    total_timeout_ms: 1000,
    concurrency: 64,
    ...merchant.callbacks,
  };
}

/** The secrets of a trial, derived from their IDs and a key, so that service and receivers share only the key. */
export interface TrialSecrets {
  readonly key: string;
  /** `whsec_…` */
  signingText(id: string): string;
  salt(id: string): string;
  secret(id: string): Secret;
}

export function deriveSecrets(key: string): TrialSecrets {
  const derive = (id: string) => createHmac("sha256", key).update(id).digest("base64");
  return {
    key,
    signingText: (id) => `whsec_${derive(id)}`,
    salt: derive,
    secret: (id) => readSecret(id, `whsec_${derive(id)}`),
  };
}
