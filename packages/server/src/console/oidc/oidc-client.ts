import type { ClientAuth, Configuration, CustomFetchOptions } from "openid-client";
import type { ConsoleScope } from "../console-sessions.ts";

/** The state of a sign-in until the browser returns from the provider. */
export interface SignInTransaction {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** The authorization code flow with PKCE. Its functions reject when the provider is not reached, or rejects the sign-in. */
export interface OidcClient {
  /** @returns the address of the provider to which the browser goes */
  start(redirectUri: string): Promise<{ readonly url: string; readonly transaction: SignInTransaction }>;
  /** @param address the address to which the browser came back, with its query */
  finish(address: URL, transaction: SignInTransaction): Promise<Claims>;
}

const TIMEOUT_SECONDS = 10;
/** Metadata, keys and tokens have some kilobytes. */
const MAX_ANSWER_BYTES = 1024 * 1024;

export function createOidcClient({
  issuer,
  clientId,
  clientSecret,
  requestedScopes,
  groupsClaim,
  personClaim,
  clientsClaim,
}: OidcOptions): OidcClient {
  let discovered: Promise<Configuration> | undefined;

  /** Reads the metadata once; a failure is forgotten. */
  function discover(library: Library): Promise<Configuration> {
    discovered ??= library
      .discovery(new URL(issuer), clientId, undefined, chooseAuthentication(library), {
        timeout: TIMEOUT_SECONDS,
        [library.customFetch]: fetchBounded,
        execute: [
          // Not only TLS, but the signature of the ID token too.
          library.enableNonRepudiationChecks,
          ...(new URL(issuer).protocol === "http:" ? [library.allowInsecureRequests] : []),
        ],
      })
      .catch((error) => {
        discovered = undefined;
        throw error;
      });
    return discovered;
  }

  function chooseAuthentication({ ClientSecretBasic, None }: Library) {
    return clientSecret === undefined
      ? None()
      : (...request: Parameters<ClientAuth>) => ClientSecretBasic(clientSecret())(...request);
  }

  return {
    async start(redirectUri) {
      const library = await import("openid-client");
      const configuration = await discover(library);
      const codeVerifier = library.randomPKCECodeVerifier();
      const transaction = { state: library.randomState(), nonce: library.randomNonce(), codeVerifier };
      const url = library.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: requestedScopes,
        state: transaction.state,
        nonce: transaction.nonce,
        code_challenge: await library.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: "S256",
      });
      return { url: url.href, transaction };
    },
    async finish(address, { state, nonce, codeVerifier }) {
      const library = await import("openid-client");
      const configuration = await discover(library);
      const tokens = await library.authorizationCodeGrant(configuration, address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error("the provider sent no ID token");
      const needed = [groupsClaim, personClaim, ...(personClaim === "email" ? ["email_verified"] : [])];
      const isComplete = [...needed, clientsClaim ?? groupsClaim].every((name) => name in claims);
      if (isComplete || configuration.serverMetadata().userinfo_endpoint === undefined) return claims;
      const more = await library.fetchUserInfo(configuration, tokens.access_token, claims.sub);
      return { ...more, ...claims };
    },
  };
}

type Library = typeof import("openid-client");

/** `fetch` with a body that fails when it is too long: the library reads all of it. */
async function fetchBounded(url: string, options: CustomFetchOptions): Promise<Response> {
  const response = await fetch(url, options as RequestInit);
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > MAX_ANSWER_BYTES)
        throw new Error(`the provider's answer has more than ${MAX_ANSWER_BYTES} bytes`);
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body?.pipeThrough(counter) ?? null, response);
}

/** The claims of a person: those of the ID token and of the user info. */
type Claims = Readonly<Record<string, unknown>> & { readonly sub: string };

/** Somebody who has signed in with a provider. */
interface Person {
  /** The actor of the audit. No key has such an ID. */
  readonly actor: string;
  /** Undefined when no group of the person has one, or when the person may see no client. */
  readonly scope: ConsoleScope | undefined;
  /** The clients that the person is limited to. Undefined without a limit. */
  readonly clientIds: readonly number[] | undefined;
}

const HIGHEST_FIRST = ["admin", "operator", "viewer"] as const satisfies readonly ConsoleScope[];
const MAX_NAME = 200;

export function describePerson(
  claims: Claims,
  options: Pick<OidcOptions, "personClaim" | "groupsClaim" | "clientsClaim" | "groups">,
): Person {
  const { personClaim, groupsClaim, clientsClaim, groups } = options;
  const of = listValues(claims[groupsClaim]).filter((group) => typeof group === "string" && group !== "");
  const clientIds = clientsClaim === undefined ? undefined : readClients(claims[clientsClaim]);
  const isNobody = clientIds?.length === 0;
  const name = claims[personClaim];
  // A person may have entered an address that belongs to somebody else. Some providers send `true` as text.
  const isTrusted = personClaim !== "email" || String(claims.email_verified) === "true";
  return {
    actor: `oidc:${typeof name === "string" && isTrusted && isName(name) ? name : claims.sub}`,
    scope: HIGHEST_FIRST.find((scope) => !isNobody && groups[scope].some((group) => of.includes(group))),
    clientIds,
  };
}

/** The values of a claim: an array, or one value. */
function listValues(claim: unknown): readonly unknown[] {
  return Array.isArray(claim) ? claim : [claim];
}

/** The IDs of clients; undefined for all of them, `*`. A person without the claim has none: it may be missing by mistake. */
function readClients(claim: unknown): readonly number[] | undefined {
  const values = listValues(claim).map(String);
  return values.includes("*") ? undefined : values.filter((id) => /^[1-9]\d{0,15}$/.test(id)).map(Number);
}

/** Printable, and of a length that the audit can show. */
function isName(text: string): boolean {
  return text.length <= MAX_NAME && /^[^\p{C}\p{Z}](?:[^\p{C}]*[^\p{C}\p{Z}])?$/u.test(text);
}

/** A provider of OpenID Connect whose users may sign in to the console. */
export interface OidcOptions {
  /** The issuer identifier. Its metadata is read at the first sign-in. HTTP is accepted for this machine only. */
  readonly issuer: string;
  readonly clientId: string;
  /** Returns the secret for a request: it may be rotated. Undefined for a public client. */
  readonly clientSecret?: (() => string) | undefined;
  /** The name of the provider on the sign-in page. */
  readonly name: string;
  /** The requested scopes, separated by spaces: `openid email groups`. */
  readonly requestedScopes: string;
  /** The claim that names a person in the audit and in logs. `sub` where it is absent. */
  readonly personClaim: string;
  /** The claim with the groups of a person: an array of texts, or one text. */
  readonly groupsClaim: string;
  /** The claim with the IDs of the clients that a person is limited to, or `*`. Undefined: nobody is limited. */
  readonly clientsClaim?: string | undefined;
  /** The groups whose members have a scope. A person in several has the highest. */
  readonly groups: Readonly<Record<ConsoleScope, readonly string[]>>;
}
