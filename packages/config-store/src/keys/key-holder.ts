/** The holder of a key: a client, or a processor or operator at the internal listener. */
export type KeyHolder =
  | { readonly holder: "client"; readonly clientId: number }
  | { readonly holder: "internal"; readonly scope: "processor" | "operator" };

/** For messages and the audit: `client 10077`, `internal operator`. */
export function describeHolder(holder: KeyHolder): string {
  return holder.holder === "client" ? `client ${holder.clientId}` : `internal ${holder.scope}`;
}

/** The holder as columns of the table `api_keys`. */
export function columnsOfHolder(holder: KeyHolder): readonly [clientId: number | null, scope: string | null] {
  return holder.holder === "client" ? [holder.clientId, null] : [null, holder.scope];
}

/** The holder from columns of the table `api_keys`. */
export function readHolder(clientId: string | null, scope: "processor" | "operator" | null): KeyHolder {
  return scope === null ? { holder: "client", clientId: Number(clientId) } : { holder: "internal", scope };
}
