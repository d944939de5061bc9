import type { ConsoleSession, ConsoleSignInOptions } from "@payment-routing/operator-contract";
import { SESSION, send, sendAndRead } from "../api/request.ts";
import { updateNow } from "../live/updates.ts";
import { session, shownTo } from "./current-session.ts";

/** What the sign-in page offers. @throws ProblemError */
export async function readOffer(): Promise<ConsoleSignInOptions> {
  return sendAndRead("/console/api/sign-in");
}

/** @throws ProblemError when the key is wrong, or has another scope */
export async function signIn(key: string): Promise<void> {
  session.value = await sendAndRead<ConsoleSession>(SESSION, { method: "POST", body: { key } });
  updateNow();
}

/** Ends this session, or all sessions of the key. @throws ProblemError */
export async function signOut({ everywhere = false } = {}): Promise<void> {
  await send(everywhere ? "/console/api/sessions" : SESSION, { method: "DELETE" });
  shownTo.value = undefined;
  session.value = null;
}
