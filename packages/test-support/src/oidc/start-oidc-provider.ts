import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { type Context } from "oidc-provider";

/** A provider of OpenID Connect on this machine, where one person is always signed in. */
export interface StartedOidcProvider extends AsyncDisposable {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Accepts sign-ins for a service, and says who the person is. */
  register(redirectUri: string, claims: Readonly<Record<string, unknown>>): void;
}

const CLIENT = { client_id: "console", client_secret: "console-secret" };
const SCOPES = "openid email groups";

export async function startOidcProvider(): Promise<StartedOidcProvider> {
  let provider: Provider | undefined;
  const server = createServer((request, response) => {
    if (provider === undefined) response.writeHead(503).end();
    else if (!request.url?.startsWith("/interaction/")) provider.callback()(request, response);
    else void provider.interactionFinished(request, response, { login: { accountId: "person-1" } });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  // Another site than 127.0.0.1, where the console is.
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const key = { ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256" };
  return {
    issuer,
    clientId: CLIENT.client_id,
    clientSecret: CLIENT.client_secret,
    register(redirectUri, claims) {
      provider = new Provider(issuer, {
        clients: [
          {
            ...CLIENT,
            redirect_uris: [redirectUri],
            response_types: ["code"],
            grant_types: ["authorization_code"],
          },
        ],
        cookies: { keys: ["only for tests"] },
        jwks: { keys: [key] },
        claims: { openid: ["sub"], email: ["email", "email_verified"], groups: ["groups", "merchants"] },
        scopes: SCOPES.split(" "),
        ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
        pkce: { required: () => true },
        features: { devInteractions: { enabled: false } },
        interactions: { url: (_: unknown, { uid }: { readonly uid: string }) => `/interaction/${uid}` },
        findAccount: (_: unknown, accountId: string) => ({
          accountId,
          claims: () => ({ sub: accountId, ...claims }),
        }),
        async loadExistingGrant({ oidc }: Context) {
          const grant = new oidc.provider.Grant({
            clientId: oidc.client.clientId,
            accountId: oidc.session.accountId,
          });
          grant.addOIDCScope(SCOPES);
          await grant.save();
          return grant;
        },
      });
    },
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
    },
  };
}
