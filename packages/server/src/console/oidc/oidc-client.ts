import type { Configuration } from "openid-client";
import type { Claims } from "./describe-person.ts";
import type { OidcOptions } from "./oidc-options.ts";

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

export function createOidcClient({
  issuer,
  clientId,
  clientSecret,
  requestedScopes,
  groupsClaim,
  personClaim,
}: OidcOptions): OidcClient {
  let discovered: Promise<Configuration> | undefined;

  /** Reads the metadata once; a failure is forgotten. */
  function discover(library: Library): Promise<Configuration> {
    discovered ??= library
      .discovery(new URL(issuer), clientId, undefined, chooseAuthentication(library), {
        timeout: TIMEOUT_SECONDS,
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
    return clientSecret === undefined ? None() : ClientSecretBasic(clientSecret);
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
      const isComplete = [groupsClaim, personClaim].every((name) => name in claims);
      if (isComplete || configuration.serverMetadata().userinfo_endpoint === undefined) return claims;
      const more = await library.fetchUserInfo(configuration, tokens.access_token, claims.sub);
      return { ...more, ...claims };
    },
  };
}

type Library = typeof import("openid-client");
