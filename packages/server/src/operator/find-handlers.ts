import type { FoundItem } from "@payment-routing/operator-contract";
import { listIncluding } from "../http/credentials.ts";
import { answerWith, defineHandlers, type OperationRequest } from "../http/internal/operation.ts";
import { writeMembers } from "../http/internal/write-members.ts";
import { admitPersonalData } from "./personal-data.ts";

/** Find what a text stands for. */
export const FIND_HANDLERS = defineHandlers({
  find: async (request) => {
    const text = request.body.text.trim();
    // One after the other: a request holds one connection.
    const items: readonly FoundItem[] =
      text === ""
        ? []
        : [
            ...(await findSessions(request, text)),
            ...(await findCallback(request, text)),
            ...(await findSearches(request, text)),
            ...findMerchants(request, text),
          ];
    return answerWith({ items });
  },
});

const MAX_ITEMS = 20;

type FindRequest = OperationRequest<"find">;

/** Sessions by their IDs, transactions and order numbers. Order numbers are personal data. */
async function findSessions(request: FindRequest, text: string): Promise<readonly FoundItem[]> {
  const isPersonal = listIncluding(["operator"]).includes(request.scope);
  const kinds = ["session", "transaction", ...(isPersonal ? ["order" as const] : [])] as const;
  const items: FoundItem[] = [];
  for (const { updatedAt: at, ...found } of await request.delivery.operations.findSessions(
    text,
    kinds,
    MAX_ITEMS,
    request.clientIds,
  ))
    if (found.kind !== "order" || (await admitPersonalData(request, found.sessionId)))
      items.push(writeMembers({ ...found, at }));
  return items;
}

async function findCallback(
  { delivery, clientIds }: FindRequest,
  text: string,
): Promise<readonly FoundItem[]> {
  if (!/^(cb|test)_\w+$/.test(text)) return [];
  const found = await delivery.operations.readCallback(text);
  if (found === undefined || clientIds?.includes(found.clientId) === false) return [];
  const { callbackId, sessionId, clientId, accountId, madeAt: at } = found;
  return [writeMembers({ kind: "callback" as const, callbackId, sessionId, clientId, accountId, at })];
}

async function findSearches({ store, clientIds }: FindRequest, text: string): Promise<readonly FoundItem[]> {
  const found = await store.findDecisions(text, MAX_ITEMS, clientIds);
  return found.map(({ instant, ...search }) => writeMembers({ ...search, at: new Date(instant) }));
}

/** Clients by ID or a part of the name, and accounts by ID. */
function findMerchants({ store, clientIds }: FindRequest, text: string): readonly FoundItem[] {
  const all = store.served.configuration.clients;
  const clients = all.filter(({ client_id }) => clientIds?.includes(client_id) ?? true);
  const part = text.toLowerCase();
  const found = clients.filter(
    ({ client_id, name }) => String(client_id) === text || name.toLowerCase().includes(part),
  );
  const accounts = clients.flatMap(({ client_id, accounts }) =>
    accounts.flatMap(({ account_id }) =>
      String(account_id) === text ? [{ kind: "account" as const, client_id, account_id }] : [],
    ),
  );
  return [
    ...found.slice(0, MAX_ITEMS).map(({ client_id }) => ({ kind: "client" as const, client_id })),
    ...accounts.slice(0, MAX_ITEMS),
  ];
}
