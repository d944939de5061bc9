import type { ClosedCode } from "@payment-routing/config-contract";

/**
 * The allowed values of each closed code: languages in lower case, a status as `code` or `code/sub_code`, currencies and
 * countries by number and by letters.
 */
export type KnownCodes = ReadonlyMap<
  ClosedCode | "currency_alpha" | "billing_country_alpha",
  ReadonlySet<number | string>
>;

/** An unknown value of a closed code. */
interface UnknownCode {
  readonly code: ClosedCode;
  /** A JSON Pointer (RFC 6901) into the body. */
  readonly path: string;
  readonly received: number | string;
}

/** Finds the unknown values of closed codes in the body of a callback. */
export function findUnknownCodes(known: KnownCodes, callback: object): UnknownCode[] {
  return CALLBACK_CODES.flatMap(({ code, table, steps }) => {
    const values = known.get(table);
    if (values === undefined) return [];
    return [...find(callback, steps, "")].flatMap(({ path, value }) => {
      const received = describe(value, code, values);
      return received === undefined ? [] : [{ code, path, received }];
    });
  });
}

/** Paths of the codes in a body, with `*` for each item of a list. */
const CALLBACK_CODES = [
  at("session_type", "session_type"),
  at("currency", "sale_amount/currency_id"),
  at("currency", "pending_amount/currency_id"),
  at("session_status", "status"),
  at("transaction_type", "transactions/*/txn_type_id"),
  at("payment_method", "transactions/*/payment_method"),
  at("payment_type", "transactions/*/payment_type"),
  at("exchange_service", "transactions/*/service_type_id"),
  at("country", "transactions/*/pos"),
  at("currency", "transactions/*/amount/currency_id"),
  at("currency", "transactions/*/sale_amount/currency_id"),
  at("transaction_status", "transactions/*/status"),
  at("card", "transactions/*/card/id"),
  at("phone_country", "transactions/*/customer_info/country_id"),
  at("operator", "transactions/*/customer_info/operator"),
  at("language", "transactions/*/customer_info/language"),
  at("billing_country", "transactions/*/billing_address/country"),
  at("currency", "transactions/*/order_data/amount/currency_id"),
  at("traveller_country", "transactions/*/order_data/profiles/*/country_id"),
  at("trip_country", "transactions/*/order_data/trips/*/departure_country_id"),
  at("trip_country", "transactions/*/order_data/trips/*/arrival_country_id"),
  ...[
    "sale_amount/alpha3code",
    "pending_amount/alpha3code",
    "transactions/*/amount/alpha3code",
    "transactions/*/sale_amount/alpha3code",
    "transactions/*/order_data/amount/alpha3code",
    "transactions/*/order_data/billing_summary/fare_details/*/currency",
    "transactions/*/order_data/billing_summary/add_on/*/currency",
  ].map((path) => at("currency", path, "currency_alpha")),
  at("billing_country", "transactions/*/billing_address/alpha2code", "billing_country_alpha"),
];

function at(code: ClosedCode, path: string, table: MapKey<KnownCodes> = code) {
  return { code, table, steps: path.split("/") };
}

type MapKey<Of> = Of extends ReadonlyMap<infer Key, unknown> ? Key : never;

function* find(
  value: unknown,
  [step, ...others]: readonly string[],
  path: string,
): Generator<{ path: string; value: unknown }> {
  if (step === undefined) {
    if (value !== undefined) yield { path, value };
  } else if (step === "*") {
    for (const [position, item] of (Array.isArray(value) ? value : []).entries())
      yield* find(item, others, `${path}/${position}`);
  } else if (typeof value === "object" && value !== null) {
    yield* find((value as Readonly<Record<string, unknown>>)[step], others, `${path}/${step}`);
  }
}

/** The unknown value, or undefined if it is known or of a type that the contract rejects. */
function describe(
  value: unknown,
  code: ClosedCode,
  known: ReadonlySet<number | string>,
): number | string | undefined {
  if (code.endsWith("_status")) return describeStatus(value, known);
  if (typeof value !== "number" && typeof value !== "string") return undefined;
  return known.has(comparable(value, code)) ? undefined : value;
}

function describeStatus(value: unknown, known: ReadonlySet<number | string>): string | undefined {
  const { code, sub_code: subCode }: { code?: unknown; sub_code?: unknown } = Object(value);
  if (typeof code !== "number") return undefined;
  const key = typeof subCode === "number" ? `${code}/${subCode}` : `${code}`;
  // A status without a sub-code in the list matches any sub-code.
  return known.has(`${code}`) || known.has(key) ? undefined : key;
}

/** Addresses and travellers have country codes as text. Languages are not case-sensitive. */
function comparable(value: number | string, code: ClosedCode): number | string {
  if (typeof value === "number") return value;
  if (code === "language") return value.toLowerCase();
  return code.endsWith("country") && /^(?:0|[1-9]\d*)$/.test(value) ? Number(value) : value;
}
