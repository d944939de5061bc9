import type { InternalScope } from "../credentials.ts";

/** The holder of a key: a client, or a caller of the internal listener. */
export type KeyHolder<Scope extends string = InternalScope> =
  | { readonly holder: "client"; readonly clientId: number }
  | { readonly holder: "internal"; readonly scope: Scope };

/** The holder of a key in the database, where a newer version may have stored a scope that this one does not know. */
export type StoredHolder = KeyHolder<string>;

/** For messages and the audit: `client 10077`, `internal operator`. */
export function describeHolder(holder: StoredHolder): string {
  return holder.holder === "client" ? `client ${holder.clientId}` : `internal ${holder.scope}`;
}

/** The holder as columns of the table `keys`. */
export function columnsOfHolder(holder: KeyHolder): readonly [clientId: number | null, scope: string | null] {
  return holder.holder === "client" ? [holder.clientId, null] : [null, holder.scope];
}

/** The holder from columns of the table `keys`. */
export function readHolder(clientId: string | null, scope: string | null): StoredHolder {
  return scope === null ? { holder: "client", clientId: Number(clientId) } : { holder: "internal", scope };
}
