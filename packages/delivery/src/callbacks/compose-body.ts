import type { OutgoingPaymentCallback, OutgoingTransaction } from "@payment-routing/callback-contract";
import type { CallbackCodes } from "@payment-routing/config-contract";
import type { ReportedTransaction } from "@payment-routing/processor-contract";
import type { SessionSnapshot } from "../sessions/snapshot.ts";
import { toLocalDateTime } from "./local-date-time.ts";
import type { MerchantCallbacks } from "./resolve-callbacks.ts";
import { matchesStatus } from "./wants-callback.ts";

/** The body of a callback before it is signed. Whether it fits the contract is still to be judged. */
export type UnsignedBody = Omit<OutgoingPaymentCallback, "transactions"> & {
  readonly transactions: readonly OutgoingTransaction[];
};

/**
 * What a merchant is told of a session: all that was reported, and what the service adds to it: internal codes, the
 * number of retries, local times, and a value where the interface wants one for "none".
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

/** The members of a callback whose values are internal codes; a member without a code is absent. */
type InternalCodes = Omit<CallbackCodes, "by_session_status">;

/** What was reported goes before what is configured for the status of the session, and that before what is for all. */
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
