import { isDeepStrictEqual } from "node:util";
import type { DecisionRecord, Facts } from "@payment-routing/routing";
import type { ExplainingConfiguration } from "./explain-search.ts";
import { writeExplanation } from "./write-explanation.ts";

/** Makes a recorded decision once more by its own configuration, and explains it. */
export function replayDecision(
  { router, locate = () => undefined }: ExplainingConfiguration,
  record: DecisionRecord,
) {
  if (router.configurationDigest !== record.digest)
    throw new RangeError(
      `a decision of ${record.digest} cannot be replayed by ${router.configurationDigest}`,
    );
  const account = router.findAccount(record.clientId, record.accountId);
  if (account === undefined)
    throw new RangeError(`no account ${record.accountId} of client ${record.clientId}`);
  const facts = record.facts as Facts;
  const { methods } = router.decideFromFacts(account, facts);
  const offered = methods.map(({ id, preference }) => [id, preference]);
  return {
    /** Whether the same was offered, which is so unless the record or the program was changed. */
    isSame: isDeepStrictEqual(offered, record.offered),
    explanation: writeExplanation(router.explainFromFacts(account, facts), locate),
  };
}
