import type { ActionResult, Key, KeyRevocation } from "@payment-routing/operator-contract";
import { act } from "../../api/request.ts";
import { openAction } from "../../dialogs/action-dialog.tsx";
import { session } from "../../session/current-session.ts";
import { findOverlap, nameHolder } from "./describe-key.ts";

/** Offers to revoke a key. Says what that would cut off. */
export function openRevocation(key: Key, keys: readonly Key[]): void {
  const { key_id, client_id, scope } = key;
  const isLast = client_id !== undefined && findOverlap(key, keys, new Date()).length === 0;
  const isOwn = client_id === undefined && session.value?.key_id === key_id;
  openAction({
    title: "Revoke the key",
    isDangerous: true,
    explanation: (
      <>
        <p>{`Whoever uses the key ${key_id} of ${nameHolder(key)} is rejected from now on. It cannot be undone.`}</p>
        {isLast && <p class="note warning">The holder has no other live key.</p>}
        {isOwn && <p class="note warning">You are signed in with this key: you will be signed out.</p>}
      </>
    ),
    async run(reason) {
      const holder = client_id === undefined ? { scope: scope as KeyRevocation["scope"] } : { client_id };
      await act<ActionResult>("/keys/revoke", { key_id, ...holder, reason });
      return `The key ${key_id} is revoked.`;
    },
  });
}
