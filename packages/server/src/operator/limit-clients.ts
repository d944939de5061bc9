/**
 * The clients of a filter that a caller may see. One alone is `clientId`, which lists are fast by.
 *
 * @param clientId the client in the request
 * @param limit the clients that the caller is limited to
 */
export function limitClients(
  clientId: number | undefined,
  limit: readonly number[] | undefined,
): { readonly clientId?: number; readonly clientIds?: readonly number[] } {
  if (limit === undefined) return clientId === undefined ? {} : { clientId };
  const clientIds = limit.filter((id) => clientId === undefined || id === clientId);
  const [only] = clientIds;
  return only !== undefined && clientIds.length === 1 ? { clientId: only } : { clientIds };
}
