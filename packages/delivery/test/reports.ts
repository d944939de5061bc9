import type {
  ReportedTransaction,
  SessionReport,
  SessionStatusReport,
  TransactionStatusReport,
} from "@payment-routing/processor-contract";

/** The first report of a session: one transaction, and only required members. */
export function reportSession(changes: Partial<SessionReport> = {}): SessionReport {
  return {
    ...nextReport(),
    sale_amount: { value: 12030, currency_id: 978 },
    status: { code: 4001, message: "Payment session created" },
    transactions: [describeTransaction()],
    ...changes,
  };
}

export function reportSessionStatus(changes: Partial<SessionStatusReport> = {}): SessionStatusReport {
  return { ...nextReport(), status: { code: 4030, message: "Payment session completed" }, ...changes };
}

export function reportTransactionStatus(
  changes: Partial<TransactionStatusReport> = {},
): TransactionStatusReport {
  return {
    ...nextReport(),
    transaction_id: 1,
    status: { code: 2000, message: "Payment authorised" },
    ...changes,
  };
}

export function describeTransaction(changes: Partial<ReportedTransaction> = {}): ReportedTransaction {
  return {
    id: 1,
    route_config_id: 12,
    order_id: "A-2",
    txn_type_id: 1,
    payment_method: "CD",
    payment_type: "1",
    date_time: "2026-02-28T23:59:59",
    amount: { value: 12030, currency_id: 978, decimals: 2 },
    sale_amount: { value: 12030, currency_id: 978 },
    status: { code: 1000, message: "Initiated" },
    customer_info: { language: "en" },
    ...changes,
  };
}

export const SOURCE = { keyId: "processor-1" };

let reports = 0;

/** Each report has an ID of its own, and is newer than those before it. */
function nextReport() {
  reports++;
  return {
    report_id: `report-${reports}`,
    source_sequence: reports,
    occurred_at: "2026-02-28T23:59:59Z",
    client_id: 10077,
    account_id: 100482,
    session_id: 1,
  };
}
