import type { OutgoingHttpHeaders } from "node:http";
import { type bearer, SCOPED_KEYS } from "./scoped-keys.ts";
import { send } from "./send.ts";

/** The headers that a browser sends after a sign-in: the cookie, and for changes the origin and the CSRF token. */
export interface SignedIn {
  readonly cookie: string;
  readonly origin: string;
  readonly "x-csrf-token": string;
}

/** Signs in with a key, by default of scope operator. */
export async function signIn(
  port: number,
  scope: Parameters<typeof bearer>[0] = "operator",
): Promise<SignedIn> {
  const response = await sendSignIn(port, SCOPED_KEYS[scope]);
  if (response.status !== 200) throw new Error(`the sign-in got ${response.status}: ${response.body}`);
  const [cookie = ""] = String(response.headers["set-cookie"]).split(";");
  return { cookie, origin: originOf(port), "x-csrf-token": JSON.parse(response.body).csrf_token };
}

export function sendSignIn(port: number, key: string, headers: OutgoingHttpHeaders = {}) {
  return send(port, {
    method: "POST",
    path: "/console/api/session",
    headers: { origin: originOf(port), "content-type": "application/json", ...headers },
    body: JSON.stringify({ key }),
  });
}

export function originOf(port: number): string {
  return `http://127.0.0.1:${port}`;
}
