import { client } from "../api/client.ts";
import { updateNow } from "../live/updates.ts";
import { session, shownTo } from "./current-session.ts";
import { draftKey } from "./preferences.ts";

/** @throws ProblemError when the key is wrong, or has another scope */
export async function signIn(key: string): Promise<void> {
  session.value = await client.call("signIn", { body: { key } });
  updateNow();
}

/** Ends this session, or all sessions of the key. @throws ProblemError */
export async function signOut({ everywhere = false } = {}): Promise<void> {
  await client.call(everywhere ? "signOutEverywhere" : "signOut");
  localStorage.removeItem(draftKey(shownTo.value ?? ""));
  shownTo.value = undefined;
  session.value = null;
}
