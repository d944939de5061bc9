import type { ReportedTransaction } from "@payment-routing/processor-contract";
import type { MerchantCallbacks } from "../callbacks/resolve-callbacks.ts";
import { type SessionSnapshot, TEST_SESSION_ID } from "../sessions/snapshot.ts";

/** A test event as an operator wants it. */
export interface TestEvent {
  readonly clientId: number;
  /** 0 by default. */
  readonly accountId?: number;
  /** Of the session. */
  readonly status: TestStatus;
  /** Of its one transaction; that of the session by default. */
  readonly transactionStatus?: TestStatus;
  readonly eventType?: string;
  readonly eventSubtype?: string;
}

/** The status that a test event tells. */
export interface TestStatus {
  readonly code: number;
  readonly subCode?: number;
  /** `Test event` by default. */
  readonly message?: string;
}

/** A session that might have been, with every member that a merchant can require or make a MAC of, and marked as a test. */
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

/** Signed with the body, unlike what stands in a header. */
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
  // RFC 5737: for documentation, nobody's.
  ip_address: "192.0.2.1",
  installment: 0,
  amount: AMOUNT,
  sale_amount: AMOUNT,
  psp: { id: 0, name: "Test", "external-id": "TEST" },
  card: { id: 0, name: "Test", mask_card_number: "000000******0000", expiry: "-" },
  rebilling_info: { id: 0, frequency: 0, expiry: "-" },
  // RFC 2606: a name that is nobody's.
  customer_info: { email: "test@example.test", country_id: 0, mobile: "0", language: "en" },
  additional_data: [TEST_MARK],
  fraud: { status_code: "0", status_desc: "Test" },
  tms_info: { tms_provider_code: 0, tms_provider_message: "Test" },
};
