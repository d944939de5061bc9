import { authorize, SEARCH, SEARCH_PATH, writeSearch } from "@payment-routing/test-support/load";

const AUTHORIZATION = authorize(10_077, "sandbox-key");

export const REQUEST: Buffer = Buffer.from(writeSearch(SEARCH, AUTHORIZATION));

export interface Answer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends the search once and returns its answer. */
export async function sendSearch(url: string): Promise<Answer> {
  const headers = { authorization: AUTHORIZATION, "content-type": "application/xml" };
  // fetch sends no GET with a body.
  const response = await fetch(new URL(SEARCH_PATH, url), { method: "POST", headers, body: SEARCH });
  const body = await response.text();
  if (!response.ok) throw new Error(`expected 200, got ${response.status}: ${body}`);
  return { headers: Object.fromEntries(response.headers), body };
}
