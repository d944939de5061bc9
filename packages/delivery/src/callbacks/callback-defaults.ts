import type { CallbackCodes, ClientCallbacks, Emission, RetryPolicy } from "@payment-routing/config-contract";
import type { KnownCodes } from "./find-unknown-codes.ts";

/** The callback settings of a merchant, with defaults. */
export interface MerchantCallbacks extends Filled<ClientCallbacks, keyof typeof CALLBACK_DEFAULTS> {
  readonly emit: Required<Emission>;
  readonly internal_codes: Filled<CallbackCodes, keyof typeof CODE_DEFAULTS>;
  readonly retry: Required<RetryPolicy>;
  /** The closed codes of the service. */
  readonly known_codes: KnownCodes;
}

/** Adds the defaults that the schema documents. No other code does. */
export function resolveCallbacks(
  callbacks: ClientCallbacks,
  knownCodes: KnownCodes = new Map(),
): MerchantCallbacks {
  return {
    ...CALLBACK_DEFAULTS,
    ...callbacks,
    emit: { ...EMISSION_DEFAULTS, ...callbacks.emit },
    internal_codes: { ...CODE_DEFAULTS, ...callbacks.internal_codes },
    retry: { ...RETRY_DEFAULTS, ...callbacks.retry },
    known_codes: knownCodes,
  };
}

/** A type with the named members required. */
type Filled<T, Name extends keyof T> = T & { readonly [Member in Name]-?: T[Member] };

const CALLBACK_DEFAULTS = {
  allowed_origins: [],
  required_members: [],
  on_exhausted: "park",
  final_session_codes: [],
  concurrency: 20,
  connect_timeout_ms: 5000,
  total_timeout_ms: 15_000,
} as const satisfies Partial<ClientCallbacks>;

const EMISSION_DEFAULTS = {
  session: { except: [] },
  transaction: { except: [] },
} as const satisfies Emission;

const CODE_DEFAULTS = { by_session_status: [] } as const satisfies CallbackCodes;

const RETRY_DEFAULTS = {
  schedule_seconds: [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400],
  jitter: 0.1,
} as const satisfies RetryPolicy;
