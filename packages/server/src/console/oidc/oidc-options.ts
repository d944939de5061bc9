import type { ConsoleScope } from "../console-sessions.ts";

/** A provider of OpenID Connect whose users may sign in to the console. */
export interface OidcOptions {
  /** The issuer identifier. Its metadata is read at the first sign-in. HTTP is accepted for this machine only. */
  readonly issuer: string;
  readonly clientId: string;
  /** Undefined for a public client. */
  readonly clientSecret?: string | undefined;
  /** The name of the provider on the sign-in page. */
  readonly name: string;
  /** The requested scopes, separated by spaces: `openid email groups`. */
  readonly requestedScopes: string;
  /** The claim that names a person in the audit and in logs. `sub` where it is absent. */
  readonly personClaim: string;
  /** The claim with the groups of a person: an array of texts, or one text. */
  readonly groupsClaim: string;
  /** The groups whose members have a scope. A person in several has the highest. */
  readonly groups: Readonly<Record<ConsoleScope, readonly string[]>>;
}
