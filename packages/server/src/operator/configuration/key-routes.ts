import type { KeyOperations, ListedKey, ListedSecret, NamedKey } from "@payment-routing/config-store";
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
  type InternalAnswer,
  type InternalRequest,
  type InternalRoute,
  reject,
} from "../../http/internal/internal-route.ts";
import { ID_PARAMETER, readQuery } from "../../http/internal/read-query.ts";
import { writeMembers } from "../../http/internal/write-members.ts";
import { act, adminRoute, readRoute } from "../operator-action.ts";
import { describeChangeRejection, describeMember } from "./describe-rejection.ts";

export const KEYS_QUERY = { client_id: ID_PARAMETER };

const LIST_ROUTE = { ...readRoute("keys", "/internal/v1/keys"), query: KEYS_QUERY };
const CREATE_ROUTE = adminRoute("keys", "/internal/v1/keys", "NewKey");
const REVOKE_ROUTE = adminRoute("key-revocation", "/internal/v1/keys/revoke", "KeyRevocation");
const SECRETS_ROUTE = readRoute("secrets", "/internal/v1/secrets");

/** The routes without their functions. */
export const KEY_ROUTES = [LIST_ROUTE, CREATE_ROUTE, REVOKE_ROUTE, SECRETS_ROUTE];

/** Routes for keys, and for the names of secrets. */
export function createKeyRoutes(
  keys: KeyOperations,
  listSecrets: () => readonly ListedSecret[],
): readonly InternalRoute[] {
  return [
    { ...LIST_ROUTE, answer: (request) => list(request, keys) },
    { ...CREATE_ROUTE, answer: (request) => create(request, keys) },
    { ...REVOKE_ROUTE, answer: (request) => revoke(request, keys) },
    { ...SECRETS_ROUTE, answer: async () => answerSecrets(listSecrets()) },
  ];
}

async function list({ query }: InternalRequest, keys: KeyOperations): Promise<InternalAnswer> {
  const parsed = readQuery(KEYS_QUERY, query);
  if (!parsed.ok) return parsed;
  const items = await keys.list({ clientId: parsed.value.client_id });
  const content: KeyList = { items: items.map(writeKey) };
  return { ok: true, content };
}

/** Writes a key without its text and its digest. */
function writeKey({ holder, keyId, expires: expiresAt, ...history }: ListedKey): Key {
  const { createdAt, createdBy, lastUsedAt, revokedAt, revokedBy } = history;
  return {
    key_id: keyId,
    ...(holder.holder === "client" ? { client_id: holder.clientId } : { scope: holder.scope }),
    ...writeMembers({ createdAt, createdBy, lastUsedAt, expiresAt, revokedAt, revokedBy }),
  };
}

function create(request: InternalRequest, keys: KeyOperations): Promise<InternalAnswer> {
  return act(request, parseNewKey, async ({ action, actor }) => {
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
    const created = await keys.create(newKey, actor);
    if (!created.ok) return reject(describeChangeRejection(created.rejection));
    const { key, warnings } = created.value;
    const content: CreatedKey = {
      key_id: named.keyId,
      ...(key !== undefined && { key }),
      warnings: [...warnings],
    };
    return { ok: true, status: 201, content };
  });
}

function revoke(request: InternalRequest, keys: KeyOperations): Promise<InternalAnswer> {
  return act(request, parseKeyRevocation, async ({ action, actor }) => {
    const named = readNamedKey(action);
    if (named === undefined) return reject(ONE_HOLDER);
    const revoked = await keys.revoke(named, actor);
    if (!revoked.ok) return reject(describeChangeRejection(revoked.rejection));
    const content: ActionResult = { done: true };
    return { ok: true, content };
  });
}

/** Undefined unless exactly one holder is given. */
function readNamedKey({ key_id: keyId, client_id, scope }: NewKey | KeyRevocation): NamedKey | undefined {
  if (client_id !== undefined)
    return scope === undefined ? { keyId, holder: { holder: "client", clientId: client_id } } : undefined;
  return scope === undefined ? undefined : { keyId, holder: { holder: "internal", scope } };
}

const ONE_HOLDER = describeMember("", "either client_id or scope", "both or neither");

function answerSecrets(secrets: readonly ListedSecret[]): InternalAnswer {
  const content: SecretList = { items: secrets.map((secret) => writeMembers(secret)) };
  return { ok: true, content };
}
