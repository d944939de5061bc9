import type { OutgoingTransaction } from "@payment-routing/callback-contract";
import type { UnsignedBody } from "./compose-body.ts";

/** What the body of a callback says, without its `signature` and the `hmac` of each transaction. */
export function readUnsigned(body: Uint8Array): UnsignedBody {
  const { signature, ...unsigned } = JSON.parse(Buffer.from(body).toString());
  const transactions = unsigned.transactions.map(
    ({ hmac, ...transaction }: OutgoingTransaction) => transaction,
  );
  return { ...unsigned, transactions };
}
