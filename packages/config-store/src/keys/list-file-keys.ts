import type { Credentials } from "../credentials.ts";
import type { NamedKey } from "./change-keys.ts";
import type { LiveKey } from "./read-keys.ts";

/** Lists the keys of files in the form of those in the database. */
export function listFileKeys({ clients, internal }: Credentials): readonly (LiveKey & NamedKey)[] {
  const ofClients = Array.from(clients).flatMap(([clientId, keys]) =>
    keys.map((key) => ({ ...key, holder: { holder: "client", clientId } as const })),
  );
  const ofInternal = internal.map((key) => ({
    ...key,
    holder: { holder: "internal", scope: key.scope } as const,
  }));
  return [...ofClients, ...ofInternal].map(({ holder, id: keyId, digest, expires }) => ({
    holder,
    keyId,
    sha256: digest.toString("hex"),
    expires,
  }));
}
