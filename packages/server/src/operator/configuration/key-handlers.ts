import type { ListedKey, NamedKey } from "@payment-routing/config-store";
import type { Key, KeyRevocation, NewKey } from "@payment-routing/operator-contract";
import { answerWith, defineHandlers, reject } from "../../http/internal/operation.ts";
import { writeMembers } from "../../http/internal/write-members.ts";
import { describeChangeRejection, describeMember } from "./describe-rejection.ts";

/** List, create and revoke keys, and list the names of secrets. */
export const KEY_HANDLERS = defineHandlers({
  listKeys: async ({ parameters: { client_id: clientId }, store }) => {
    const items = await store.keys.list({ clientId });
    return answerWith({ items: items.map(writeKey) });
  },

  createKey: async ({ store, body, actor }) => {
    const named = readNamedKey(body);
    if (named === undefined) return reject(ONE_HOLDER);
    const { client_ids: clientIds, expires_at, sha256 } = body;
    const isLimitable = body.scope !== undefined && body.scope !== "processor";
    if (clientIds !== undefined && !isLimitable)
      return reject(describeMember("/client_ids", "none, unless scope is viewer, operator or admin", "some"));
    if (expires_at !== undefined && !(Date.parse(expires_at) > Date.now()))
      return reject(describeMember("/expires_at", "a time in the future", expires_at));
    const newKey = {
      ...named,
      ...(clientIds !== undefined && { clientIds }),
      ...(expires_at !== undefined && { expires: new Date(expires_at) }),
      ...(sha256 !== undefined && { sha256 }),
    };
    const created = await store.keys.create(newKey, actor);
    if (!created.ok) return reject(describeChangeRejection(created.rejection));
    const { key, warnings } = created.value;
    const content = { key_id: named.keyId, ...(key !== undefined && { key }), warnings: [...warnings] };
    return answerWith(content, 201);
  },

  revokeKey: async ({ store, body, actor }) => {
    const named = readNamedKey(body);
    if (named === undefined) return reject(ONE_HOLDER);
    const revoked = await store.keys.revoke(named, actor);
    return revoked.ok ? answerWith({ done: true }) : reject(describeChangeRejection(revoked.rejection));
  },

  listSecrets: async ({ store }) =>
    answerWith({ items: store.listSecrets().map((secret) => writeMembers(secret)) }),
});

/** Writes a key without its text and its digest. */
function writeKey({ holder, keyId, clientIds, expires: expiresAt, ...history }: ListedKey): Key {
  const { createdAt, createdBy, lastUsedAt, revokedAt, revokedBy } = history;
  return {
    key_id: keyId,
    ...(holder.holder === "client" ? { client_id: holder.clientId } : { scope: holder.scope }),
    ...(clientIds !== undefined && { client_ids: [...clientIds] }),
    ...writeMembers({ createdAt, createdBy, lastUsedAt, expiresAt, revokedAt, revokedBy }),
  };
}

/** Undefined unless exactly one holder is given. */
function readNamedKey({ key_id: keyId, client_id, scope }: NewKey | KeyRevocation): NamedKey | undefined {
  if (client_id !== undefined)
    return scope === undefined ? { keyId, holder: { holder: "client", clientId: client_id } } : undefined;
  return scope === undefined ? undefined : { keyId, holder: { holder: "internal", scope } };
}

const ONE_HOLDER = describeMember("", "either client_id or scope", "both or neither");
