import type { ConsoleSession, ConsoleSignInOptions } from "@payment-routing/operator-contract";
import { ProblemError } from "../api/problem-error.ts";
import { send } from "../api/request.ts";
import { session } from "./current-session.ts";

const SESSION = "/console/api/session";

/** Finds out whether somebody is signed in. @throws ProblemError when that stays unknown */
export async function findSession(): Promise<void> {
  try {
    session.value = await (await send(SESSION)).json();
  } catch (error) {
    // 401 sets the session.
    if (!(error instanceof ProblemError && error.status === 401)) throw error;
  }
}

/** What the sign-in page offers. */
export async function readOffer(): Promise<ConsoleSignInOptions> {
  return (await send("/console/api/sign-in")).json();
}

/** @throws ProblemError when the key is wrong, or has another scope */
export async function signIn(key: string): Promise<void> {
  const created: ConsoleSession = await (await send(SESSION, { method: "POST", body: { key } })).json();
  session.value = created;
}

/** Ends this session, or all sessions of the key. */
export async function signOut({ everywhere = false } = {}): Promise<void> {
  await send(everywhere ? "/console/api/sessions" : SESSION, { method: "DELETE" });
  session.value = null;
}
