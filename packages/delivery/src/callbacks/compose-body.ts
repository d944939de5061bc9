import type { OutgoingPaymentCallback, OutgoingTransaction } from "@payment-routing/callback-contract";
import type { CallbackCodes } from "@payment-routing/config-contract";
import type { ReportedTransaction } from "@payment-routing/processor-contract";
import type { SessionSnapshot } from "../sessions/snapshot.ts";
import { matchesStatus } from "../sessions/status-change.ts";
import type { MerchantCallbacks } from "./callback-defaults.ts";

/** The body of a callback before signing and validation. */
export type UnsignedBody = Omit<OutgoingPaymentCallback, "transactions"> & {
  readonly transactions: readonly OutgoingTransaction[];
};

/**
 * Composes the body from the snapshot, and adds internal codes, the number of retries, local times, and defaults where the
 * interface requires a value.
 */
export function composeBody(merchant: MerchantCallbacks, snapshot: SessionSnapshot): UnsignedBody {
  return {
    ...snapshot,
    ...findCodes(merchant, snapshot),
    max_retry: merchant.retry.schedule_seconds.length,
    transactions: snapshot.transactions.map((transaction) => composeTransaction(merchant, transaction)),
  };
}

function composeTransaction(
  { time_zone }: MerchantCallbacks,
  transaction: ReportedTransaction,
): OutgoingTransaction {
  const { fee = 0, card, customer_info, date_time } = transaction;
  const localDateTime = time_zone === undefined ? undefined : toLocalDateTime(date_time, time_zone);
  return {
    ...transaction,
    fee,
    customer_info: { ...customer_info, mobile: customer_info.mobile ?? "0" },
    ...(card && { card: { ...card, expiry: card.expiry ?? "-" } }),
    ...(localDateTime !== undefined && { local_date_time: localDateTime }),
  };
}

/** The members with internal codes. A member without a code is absent. */
type InternalCodes = Omit<CallbackCodes, "by_session_status">;

/** Precedence: the reported value, the value configured for the status, the default. */
function findCodes(merchant: MerchantCallbacks, snapshot: SessionSnapshot): InternalCodes {
  const { by_session_status, ...codes } = merchant.internal_codes;
  const entry = by_session_status.find((match) => matchesStatus(match, snapshot.status));
  const { code: _code, sub_code: _subCode, ...codesOfStatus } = entry ?? { code: 0 };
  const { content_type, event_type, event_subtype } = snapshot;
  return {
    ...codes,
    ...codesOfStatus,
    ...(content_type !== undefined && { content_type }),
    ...(event_type !== undefined && { event_type }),
    ...(event_subtype !== undefined && { event_subtype }),
  };
}

/**
 * Converts a time in UTC to a time zone, both as `YYYY-MM-DDTHH:MM:SS`. Undefined for results before the year 0 or after 9999.
 *
 * Throws a RangeError for a time zone that is not in the IANA database.
 */
export function toLocalDateTime(dateTime: string, timeZone: string): string | undefined {
  const minute = `${dateTime.slice(0, MINUTE_LENGTH)} ${timeZone}`;
  const seconds = dateTime.slice(MINUTE_LENGTH);
  const known = minutes.get(minute);
  if (known !== undefined && SECONDS.test(seconds)) return known + seconds;
  const local = showLocal(dateTime, timeZone);
  // Historic offsets with seconds may change within a minute.
  if (local?.endsWith(seconds)) remember(minute, local.slice(0, -seconds.length));
  return local;
}

// Cached by minute: a conversion takes a tenth of the time of a callback.
const minutes = new Map<string, string>();
const MAX_MINUTES = 1000;
const MINUTE_LENGTH = "YYYY-MM-DDTHH:MM".length;
const SECONDS = /^:[0-5][0-9]$/;

function remember(minute: string, local: string): void {
  if (minutes.size >= MAX_MINUTES) minutes.clear();
  minutes.set(minute, local);
}

function showLocal(dateTime: string, timeZone: string): string | undefined {
  // Years before 1 would be formatted with an era. The calendar repeats after 400 years.
  const shift = dateTime < "0002" ? 400 : 0;
  const shifted = String(Number(dateTime.slice(0, 4)) + shift).padStart(4, "0") + dateTime.slice(4);
  // `formatToParts` takes twice as long. The order is that of ISO 8601.
  const shown = findFormat(timeZone).format(new Date(`${shifted}Z`));
  const [year, month, day, hour, minute, second] = shown.match(/[0-9]+/g) ?? [];
  const localYear = Number(year) - shift;
  if (localYear < 0 || localYear > 9999) return undefined;
  return `${String(localYear).padStart(4, "0")}-${month}-${day}T${hour}:${minute}:${second}`;
}

// Cached: creating a formatter takes a hundred times as long as using it.
const formats = new Map<string, Intl.DateTimeFormat>();
// The IANA database has 600 names, in any case of letters.
const MAX_FORMATS = 600;

function findFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en-u-ca-iso8601-nu-latn", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  if (formats.size >= MAX_FORMATS) formats.clear();
  formats.set(timeZone, format);
  return format;
}
