import { issueOfBody } from "../callbacks/issue-of-body.ts";
import type { MerchantDirectory } from "../database/merchant-directory.ts";
import type { Report, Submission } from "./report.ts";
import type { SessionState } from "./session-state.ts";
import { TEST_SESSION_ID } from "./test-session-id.ts";
import type { RefusedReport } from "./verdict.ts";

/** Refuses a report of what is not its source's, or its merchant's, to report. Says nothing of whose it is. */
export function findForeign(
  state: SessionState | undefined,
  { report, source }: Submission,
): RefusedReport | undefined {
  const { client_id, account_id, session_id } = report;
  if (source.clientId !== undefined && source.clientId !== client_id) {
    return { verdict: "foreign-client", message: `key ${source.keyId} is not for client ${client_id}` };
  }
  if (session_id === TEST_SESSION_ID) {
    return { verdict: "foreign-session", message: `session ${session_id} is reserved for test events` };
  }
  if (state === undefined) return undefined;
  // Nobody knows any more what account an erased session had, and it may have been a wrong one.
  const isOwn = state.snapshot === undefined || state.accountId === account_id;
  if (state.clientId === client_id && isOwn) return undefined;
  const owner = `account ${account_id} of client ${client_id}`;
  return { verdict: "foreign-session", message: `session ${session_id} does not belong to ${owner}` };
}

/**
 * Refuses the first report of a session with an account that its client does not have: the session would be told to the
 * merchant as that account's, and stay there. One whose account was removed since goes on.
 */
export function findUnknownAccount(
  merchants: MerchantDirectory,
  state: SessionState | undefined,
  { client_id, account_id }: Report,
): RefusedReport | undefined {
  if (state?.snapshot !== undefined || merchants.hasAccount(client_id, account_id)) return undefined;
  const expected = `an account of client ${client_id}`;
  return {
    verdict: "unknown-account",
    message: `client ${client_id} has no account ${account_id}`,
    issues: [issueOfBody("not-in-enumeration", "/account_id", expected, String(account_id))],
  };
}

/** Refuses a report on the condition that it came with. */
export function findConflict(
  state: SessionState | undefined,
  { expectedVersion }: Submission["conditions"],
): RefusedReport | undefined {
  if (expectedVersion === undefined) return undefined;
  const version = state?.snapshot === undefined ? 0 : state.version;
  if (expectedVersion === "any" ? version > 0 : expectedVersion === version) return undefined;
  const found = version === 0 ? "there is none" : `it has version ${version}`;
  return {
    verdict: "conflict",
    message: `expected ${describeExpected(expectedVersion)}, but ${found}`,
    version,
  };
}

function describeExpected(version: number | "any" | "none"): string {
  if (version === "any") return "a session";
  return version === "none" ? "a tag that was given for the session" : `version ${version} of the session`;
}
