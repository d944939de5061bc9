import type { ActionResult, Key, KeyRevocation } from "@payment-routing/operator-contract";
import { act } from "../../api/request.ts";
import { openAction } from "../../dialogs/action-dialog.tsx";
import { session } from "../../session/current-session.ts";
import { texts } from "../../texts.ts";
import { findOverlap, nameHolder } from "./describe-key.ts";

const words = texts.keys;

/** Offers to revoke a key. Says what that would cut off. */
export function openRevocation(key: Key, keys: readonly Key[]): void {
  const { key_id, client_id, scope } = key;
  const isLast = client_id !== undefined && findOverlap(key, keys, new Date()).length === 0;
  const isOwn = client_id === undefined && session.value?.key_id === key_id;
  openAction({
    title: words.revokeTitle,
    isDangerous: true,
    explanation: (
      <>
        <p>{words.revokeExplanation(key_id, nameHolder(key))}</p>
        {isLast && <p class="note warning">{words.lastOfHolder}</p>}
        {isOwn && <p class="note warning">{words.ownKey}</p>}
      </>
    ),
    async run(reason) {
      const holder = client_id === undefined ? { scope: scope as KeyRevocation["scope"] } : { client_id };
      await act<ActionResult>("/keys/revoke", { key_id, ...holder, reason });
      return words.revoked(key_id);
    },
  });
}
