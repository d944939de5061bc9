import type { ReportedTransaction } from "@payment-routing/processor-contract";
import type { MerchantCallbacks } from "../callbacks/callback-defaults.ts";
import { type SessionSnapshot, TEST_SESSION_ID } from "../sessions/snapshot.ts";

/** The test event to send. */
export interface TestEvent {
  readonly clientId: number;
  /** Default: 0. */
  readonly accountId?: number;
  /** Status of the session. */
  readonly status: TestStatus;
  /** Status of the transaction. Default: that of the session. */
  readonly transactionStatus?: TestStatus;
  readonly eventType?: string;
  readonly eventSubtype?: string;
}

/** The status in a test event. */
export interface TestStatus {
  readonly code: number;
  readonly subCode?: number;
  /** Default: `Test event`. */
  readonly message?: string;
}

/** A realistic session, marked as a test, with every member that a merchant can require or use in a MAC. */
export function composeTestSnapshot(
  event: TestEvent,
  { endpoint }: Pick<MerchantCallbacks, "endpoint">,
  now: Date,
): SessionSnapshot {
  const { clientId, accountId = 0, status, transactionStatus = status, eventType, eventSubtype } = event;
  return {
    client_id: clientId,
    account_id: accountId,
    session_id: TEST_SESSION_ID,
    session_type: "full-payment",
    callback_url: endpoint,
    sale_amount: AMOUNT,
    status: toStatus(status),
    additional_data: [TEST_MARK],
    transactions: [
      { ...TRANSACTION, date_time: now.toISOString().slice(0, 19), status: toStatus(transactionStatus) },
    ],
    ...(eventType !== undefined && { event_type: eventType }),
    ...(eventSubtype !== undefined && { event_subtype: eventSubtype }),
  };
}

function toStatus({ code, subCode, message = "Test event" }: TestStatus) {
  return { code, message, ...(subCode !== undefined && { sub_code: subCode }) };
}

/** Part of the signed body, unlike a header. */
const TEST_MARK = { name: "test_event", text: "true" } as const;

const AMOUNT = { value: 100, currency_id: 978, decimals: 2, alpha3code: "EUR" } as const;

const TRANSACTION: Omit<ReportedTransaction, "date_time" | "status"> = {
  id: TEST_SESSION_ID,
  route_config_id: 0,
  order_id: "TEST",
  description: "Test event",
  fee: 0,
  approval_code: "TEST",
  wallet_id: "TEST",
  txn_type_id: 1,
  payment_method: "CD",
  payment_type: "1",
  short_code: "TST",
  issuing_bank: "Test",
  foreign_exchange_id: "TEST",
  service_type_id: 11,
  pos: 0,
  // Reserved for documentation (RFC 5737).
  ip_address: "192.0.2.1",
  installment: 0,
  amount: AMOUNT,
  sale_amount: AMOUNT,
  psp: { id: 0, name: "Test", "external-id": "TEST" },
  card: { id: 0, name: "Test", mask_card_number: "000000******0000", expiry: "-" },
  rebilling_info: { id: 0, frequency: 0, expiry: "-" },
  // Reserved name (RFC 2606).
  customer_info: { email: "test@example.test", country_id: 0, mobile: "0", language: "en" },
  additional_data: [TEST_MARK],
  fraud: { status_code: "0", status_desc: "Test" },
  tms_info: { tms_provider_code: 0, tms_provider_message: "Test" },
};
