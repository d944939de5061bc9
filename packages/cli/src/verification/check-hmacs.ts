import { computeMac, MacError, verifyMac } from "@payment-routing/signing";
import type { Mac } from "../inputs/read-mac.ts";
import type { Check } from "./check.ts";
import type { ReadBody } from "./check-body.ts";

/** The member `hmac` of every transaction. */
export function checkHmacs({ value }: ReadBody, mac: Mac | undefined): readonly Check[] {
  if (mac === undefined) return [say("not-judged", "no MAC specification is given")];
  if (value === undefined) return [say("not-judged", "the body cannot be read for certain")];
  const transactions = Array.isArray(value.transactions) ? value.transactions.filter(isObject) : [];
  if (transactions.length === 0) return [say("refused", "the body has no transaction")];
  return transactions.map((transaction, index) => {
    const name = Number.isSafeInteger(transaction.id)
      ? `transaction ${transaction.id}`
      : `/transactions/${index}`;
    const fault = findFault(transaction, mac, value);
    const check = fault === undefined ? say("verified", name) : say("refused", `${name}: ${fault}`);
    return { ...check, facts: { position: index, transaction: transaction.id } };
  });
}

function say(verdict: Check["verdict"], detail: string): Check {
  return { check: "hmac", verdict, detail };
}

function findFault(transaction: object, { specification, salts }: Mac, callback: object): string | undefined {
  if (verifyMac(transaction, specification, salts, callback)) return undefined;
  if (!("hmac" in transaction)) return "it has no hmac";
  // Made once more only to learn why there may be none: what it comes to stays here.
  try {
    computeMac(transaction, specification, salts[0] ?? "", callback);
  } catch (error) {
    if (error instanceof MacError) return `it cannot have an hmac: ${error.message}`;
    throw error;
  }
  return "it was made with another salt or specification, or of another transaction";
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
