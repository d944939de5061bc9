import { type Account, checkConfiguration, createRouter, type Router } from "@payment-routing/routing";
import type { PaymentMethodSearchCriteria } from "@payment-routing/search-contract";
import { makeConfiguration, type Size } from "./make-configuration.ts";
import { makeRequests } from "./make-requests.ts";

export const INSTANT = Date.parse("2026-11-21T12:00:00Z");
export const REQUESTS = 1024;

/** A router, and requests with the account of each. */
export interface Situation {
  readonly router: Router;
  readonly accounts: readonly Account[];
  readonly requests: readonly PaymentMethodSearchCriteria[];
  /** The average number of methods of an answer. */
  readonly survivors: number;
  /** The time to compile the configuration. */
  readonly loadMs: number;
}

export function makeSituation(size: Size): Situation {
  const configuration = makeConfiguration(size);
  const [issue] = checkConfiguration(configuration);
  if (issue !== undefined) throw new RangeError(issue.message);
  const start = performance.now();
  const router = createRouter(configuration, "digest");
  const loadMs = performance.now() - start;
  const requests = makeRequests(REQUESTS, size.accounts);
  const accounts = requests.map(({ client_info, account_id }) => {
    const account = router.findAccount(client_info.client_id, account_id);
    if (account === undefined) throw new RangeError(`no account ${account_id}`);
    return account;
  });
  const counts = requests.map(
    (request, position) => router.decide(accounts[position] as Account, request, INSTANT).methods.length,
  );
  const survivors = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return { router, accounts, requests, survivors, loadMs };
}
