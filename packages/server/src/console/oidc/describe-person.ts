import type { ConsoleScope } from "../console-sessions.ts";
import type { OidcOptions } from "./oidc-options.ts";

/** The claims of a person: those of the ID token and of the user info. */
export type Claims = Readonly<Record<string, unknown>> & { readonly sub: string };

/** Somebody who has signed in with a provider. */
export interface Person {
  /** The actor of the audit. No key has such an ID. */
  readonly actor: string;
  /** Undefined when no group of the person has one. */
  readonly scope: ConsoleScope | undefined;
}

const HIGHEST_FIRST = ["admin", "operator", "viewer"] as const satisfies readonly ConsoleScope[];
const MAX_NAME = 200;

export function describePerson(
  claims: Claims,
  { personClaim, groupsClaim, groups }: Pick<OidcOptions, "personClaim" | "groupsClaim" | "groups">,
): Person {
  const given = claims[groupsClaim];
  const of = (Array.isArray(given) ? given : [given]).filter(
    (group) => typeof group === "string" && group !== "",
  );
  const name = claims[personClaim];
  // A person may have entered an address that belongs to somebody else. Some providers send `true` as text.
  const isTrusted = personClaim !== "email" || String(claims.email_verified) === "true";
  return {
    actor: `oidc:${typeof name === "string" && isTrusted && isName(name) ? name : claims.sub}`,
    scope: HIGHEST_FIRST.find((scope) => groups[scope].some((group) => of.includes(group))),
  };
}

/** Printable, and of a length that the audit can show. */
function isName(text: string): boolean {
  return text.length <= MAX_NAME && /^[^\p{C}\p{Z}](?:[^\p{C}]*[^\p{C}\p{Z}])?$/u.test(text);
}
