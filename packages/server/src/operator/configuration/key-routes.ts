import type { ListedKey, NamedKey } from "@payment-routing/config-store";
import {
  type ActionResult,
  type CreatedKey,
  type Key,
  type KeyList,
  type KeyRevocation,
  type NewKey,
  parseKeyRevocation,
  parseNewKey,
  type SecretList,
} from "@payment-routing/operator-contract";
import {
  answerWith,
  type InternalAnswer,
  type InternalRequest,
  type InternalRoute,
  reject,
} from "../../http/internal/internal-route.ts";
import { ID_PARAMETER } from "../../http/internal/read-query.ts";
import { withQuery } from "../../http/internal/with-query.ts";
import { writeMembers } from "../../http/internal/write-members.ts";
import { act, adminRoute, readRoute } from "../operator-action.ts";
import { describeChangeRejection, describeMember } from "./describe-rejection.ts";

export const KEYS_QUERY = { client_id: ID_PARAMETER };

/** Routes for keys, and for the names of secrets. */
export const KEY_ROUTES: readonly InternalRoute[] = [
  {
    ...readRoute("keys", "/internal/v1/keys"),
    ...withQuery(KEYS_QUERY, async ({ client_id: clientId }, { store }) => {
      const items = await store.keys.list({ clientId });
      return answerWith<KeyList>({ items: items.map(writeKey) });
    }),
  },
  { ...adminRoute("keys", "/internal/v1/keys", "NewKey"), answer: create },
  { ...adminRoute("key-revocation", "/internal/v1/keys/revoke", "KeyRevocation"), answer: revoke },
  { ...readRoute("secrets", "/internal/v1/secrets"), answer: listSecrets },
];

/** Writes a key without its text and its digest. */
function writeKey({ holder, keyId, expires: expiresAt, ...history }: ListedKey): Key {
  const { createdAt, createdBy, lastUsedAt, revokedAt, revokedBy } = history;
  return {
    key_id: keyId,
    ...(holder.holder === "client" ? { client_id: holder.clientId } : { scope: holder.scope }),
    ...writeMembers({ createdAt, createdBy, lastUsedAt, expiresAt, revokedAt, revokedBy }),
  };
}

function create(request: InternalRequest): Promise<InternalAnswer> {
  return act(request, parseNewKey, async ({ store, action, actor }) => {
    const named = readNamedKey(action);
    if (named === undefined) return reject(ONE_HOLDER);
    const { expires_at, sha256 } = action;
    if (expires_at !== undefined && !(Date.parse(expires_at) > Date.now()))
      return reject(describeMember("/expires_at", "a time in the future", expires_at));
    const newKey = {
      ...named,
      ...(expires_at !== undefined && { expires: new Date(expires_at) }),
      ...(sha256 !== undefined && { sha256 }),
    };
    const created = await store.keys.create(newKey, actor);
    if (!created.ok) return reject(describeChangeRejection(created.rejection));
    const { key, warnings } = created.value;
    const content = { key_id: named.keyId, ...(key !== undefined && { key }), warnings: [...warnings] };
    return answerWith<CreatedKey>(content, 201);
  });
}

function revoke(request: InternalRequest): Promise<InternalAnswer> {
  return act(request, parseKeyRevocation, async ({ store, action, actor }) => {
    const named = readNamedKey(action);
    if (named === undefined) return reject(ONE_HOLDER);
    const revoked = await store.keys.revoke(named, actor);
    if (!revoked.ok) return reject(describeChangeRejection(revoked.rejection));
    return answerWith<ActionResult>({ done: true });
  });
}

/** Undefined unless exactly one holder is given. */
function readNamedKey({ key_id: keyId, client_id, scope }: NewKey | KeyRevocation): NamedKey | undefined {
  if (client_id !== undefined)
    return scope === undefined ? { keyId, holder: { holder: "client", clientId: client_id } } : undefined;
  return scope === undefined ? undefined : { keyId, holder: { holder: "internal", scope } };
}

const ONE_HOLDER = describeMember("", "either client_id or scope", "both or neither");

async function listSecrets({ store }: InternalRequest): Promise<InternalAnswer> {
  return answerWith<SecretList>({ items: store.listSecrets().map((secret) => writeMembers(secret)) });
}
