/** A report of a session, and the callback expected for it. */
export interface ScriptedReport {
  readonly method: "PUT" | "POST";
  readonly path: string;
  readonly report: Report;
  /** Sequence number of the callback. */
  readonly sequence: number;
  /** Status codes of the session and its transaction in the callback. */
  readonly codes: readonly number[];
}

/** A document of the processor contract. */
export interface Report {
  readonly report_id: string;
  readonly session_id: number;
  readonly [member: string]: unknown;
}

/** The account of every session. */
export const ACCOUNT_ID = 1;

/** The code of a completed session. */
export const FINAL_CODE = 4030;

/** The reports of a payment from start to completion. Each changes a status, so each creates a callback. */
export function scriptSession(sessionId: number, clientId: number): readonly ScriptedReport[] {
  const session = `/internal/v1/payment-sessions/${sessionId}`;
  const transaction = `${session}/transactions/${TRANSACTION_ID}/status`;
  const describe = (sequence: number) => ({
    report_id: `r-${sessionId}-${sequence}`,
    source_sequence: sequence,
    occurred_at: "2026-06-30T18:04:15.250Z",
    client_id: clientId,
    account_id: ACCOUNT_ID,
    session_id: sessionId,
  });
  const step = (
    sequence: number,
    path: string,
    codes: readonly number[],
    members: object,
  ): ScriptedReport => ({
    method: sequence === 1 ? "PUT" : "POST",
    path,
    sequence,
    codes,
    report: { ...describe(sequence), ...members },
  });
  const change = (code: number, message: string) => ({
    transaction_id: TRANSACTION_ID,
    status: { code, message },
  });
  return [
    step(1, session, [OPEN_CODE, 1000], OPENED),
    step(2, transaction, [OPEN_CODE, 2000], change(2000, "Payment authorised")),
    step(3, transaction, [OPEN_CODE, 2002], change(2002, "Captured")),
    step(4, `${session}/status`, [FINAL_CODE, 2002], {
      status: { code: FINAL_CODE, message: "Payment session completed" },
    }),
  ];
}

const OPEN_CODE = 4001;
const TRANSACTION_ID = 1_900_561_200;
const AMOUNT = { value: 129_900, currency_id: 208, decimals: 2, alpha3code: "DKK" } as const;

const OPENED = {
  session_type: "full-payment",
  sale_amount: AMOUNT,
  status: { code: OPEN_CODE, message: "Payment session created" },
  transactions: [
    {
      id: TRANSACTION_ID,
      route_config_id: 12,
      order_id: "DK-2026-118",
      fee: 0,
      approval_code: "834120",
      txn_type_id: 1,
      payment_method: "CD",
      payment_type: "1",
      date_time: "2026-06-30T18:04:11",
      ip_address: "198.51.100.23",
      amount: AMOUNT,
      sale_amount: AMOUNT,
      status: { code: 1000, message: "Initiated" },
      card: { id: 7, name: "Mastercard", mask_card_number: "545454******5454", expiry: "2028-11" },
      customer_info: { email: "tove@example.test", country_id: 208, mobile: "20123456", language: "da" },
    },
  ],
};
