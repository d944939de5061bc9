import type { SessionReport, TransactionStatusReport } from "@payment-routing/processor-contract";

/** The reports of the processor about one payment, in order. */
export interface PaymentStory {
  readonly transactionId: number;
  readonly opened: SessionReport;
  readonly authorised: TransactionStatusReport;
  readonly captured: TransactionStatusReport;
}

/** Derives the reports of a payment from an example report of an authorised one. */
export function createPaymentStory(example: SessionReport): PaymentStory {
  const { event_type: _type, event_subtype: _subtype, callback_url: _url, ...session } = example;
  const [transaction, ...others] = session.transactions;
  if (transaction === undefined || others.length > 0)
    throw new Error("the example must have one transaction");
  const { client_id, account_id, session_id } = session;
  const { approval_code: _code, ...started } = transaction;
  const report = (sequence: number) => ({
    report_id: `demo-${sequence}`,
    source_sequence: sequence,
    occurred_at: new Date().toISOString(),
    client_id,
    account_id,
    session_id,
  });
  const changeStatus = (sequence: number, status: TransactionStatusReport["status"]) => ({
    ...report(sequence),
    transaction_id: transaction.id,
    status,
  });
  return {
    transactionId: transaction.id,
    opened: {
      ...session,
      ...report(1),
      status: { code: 4000, message: "Payment session in progress" },
      transactions: [{ ...started, status: { code: 2001, message: "Payment started" } }],
    },
    authorised: changeStatus(2, { code: 2000, sub_code: 2000101, message: "Payment authorised" }),
    captured: changeStatus(3, { code: 2002, sub_code: 2002001, message: "Captured" }),
  };
}
