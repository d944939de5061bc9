import type { OutgoingPaymentCallback, OutgoingTransaction } from "@payment-routing/callback-contract";
import type { CallbackCodes } from "@payment-routing/config-contract";
import type { ReportedTransaction } from "@payment-routing/processor-contract";
import type { SessionSnapshot } from "../sessions/snapshot.ts";
import type { MerchantCallbacks } from "./callback-defaults.ts";
import { toLocalDateTime } from "./local-date-time.ts";
import { matchesStatus } from "./wants-callback.ts";

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
