import { randomUUID } from "node:crypto";
import type { MerchantConfiguration } from "@payment-routing/config-contract";
import { createRouter, type DecisionRecord } from "@payment-routing/routing";
import { makeRequests } from "../decision/make-requests.ts";
import { INSTANT } from "../decision/make-situation.ts";

/** Makes the record of a decision at an instant, in milliseconds since 1970-01-01 UTC. */
export type DecisionMaker = (instant: number) => DecisionRecord;

/**
 * Decides varied requests of all accounts, and makes records of these decisions in random order. Events, requests and
 * durations are random, and events are those of the accounts' clients.
 */
export function createDecisionMaker(
  configuration: MerchantConfiguration,
  digest: string,
  differentDecisions: number,
): DecisionMaker {
  const router = createRouter(configuration, digest);
  const accounts = configuration.clients.flatMap(({ client_id, accounts }) =>
    accounts.map(({ account_id }) => ({ client_id, account_id })),
  );
  const templates = makeRequests(differentDecisions, accounts.length).map((request) => {
    const { client_id, account_id } = accounts[request.account_id - 1] ?? { client_id: 0, account_id: 0 };
    const account = router.findAccount(client_id, account_id);
    if (account === undefined) throw new RangeError(`no account ${account_id} of client ${client_id}`);
    const { facts, methods } = router.decide(account, localize(request, configuration), INSTANT);
    return {
      clientId: client_id,
      accountId: account_id,
      problem: methods.length === 0 ? "no-eligible-method" : undefined,
      // As the recorder stores them.
      facts: JSON.parse(JSON.stringify(facts)) as object,
      offered: methods.map(({ id, preference }) => [id, preference] as const),
    };
  });
  return (instant) => {
    const { facts, ...template } = pick(templates);
    return {
      ...template,
      facts: { ...facts, instant },
      instant,
      eventId: Math.floor(Math.random() * 2 ** 47),
      requestId: randomUUID(),
      digest,
      durationUs: Math.round(40 + Math.random() ** 4 * 400),
      advisories: NONE,
    };
  };
}

const NONE: readonly string[] = [];

/** Replaces countries and currencies by those of the configuration. */
function localize(
  request: ReturnType<typeof makeRequests>[number],
  { countries, currencies }: MerchantConfiguration,
): ReturnType<typeof makeRequests>[number] {
  const { transaction } = request;
  const { country_id, currency_id } = transaction.amount;
  const isKnown = countries.some(({ id }) => id === country_id);
  if (isKnown) return request;
  const amount = {
    ...transaction.amount,
    country_id: pick(countries).id,
    ...(currency_id !== undefined && { currency_id: pick(currencies).id }),
  };
  return { ...request, transaction: { ...transaction, amount } };
}

function pick<T>(values: readonly T[]): T {
  return values[Math.floor(Math.random() * values.length)] as T;
}
