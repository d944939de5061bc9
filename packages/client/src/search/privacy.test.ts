import type { ServerResponse } from "node:http";
import { inspect } from "node:util";
import { expect, test } from "vitest";
import { catchRejection } from "../../test/caught.ts";
import { CRITERIA, SECRETS } from "../../test/documents.ts";
import { type Received, startService } from "../../test/local-service.ts";
import { PaymentRoutingClient } from "./payment-routing-client.ts";

// As text, in the form of the credentials, and in a message.
const NEVER_SHOWN = [...Object.values(SECRETS).map(String), btoa(`10077:${SECRETS.apiKey}`)];

/** An answer that contains the whole request in each of its parts. */
function echo(response: ServerResponse, status: number, { body, headers }: Received): void {
  const text = `${body} ${headers.authorization}`.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const issue = `<i><code>${text}</code><message>${text}</message><path>/a</path><received>${text}</received></i>`;
  response.writeHead(status, { "content-type": "application/problem+xml", "retry-after": "1" }).end(
    `<problem xmlns="urn:ietf:rfc:7807"><type>http://x/${text}</type><title>${text}</title><detail>${text}</detail>
     <instance>${text}</instance><issues>${issue}</issues></problem>`,
  );
}

test.for([200, 204, 307, 400, 401, 403, 404, 405, 408, 413, 415, 422, 429, 500, 503])(
  "a service that answers %i with all it was sent gets none of it into an error",
  async (status) => {
    await using service = await startService((response, received) => echo(response, status, received));
    await using client = new PaymentRoutingClient({
      baseUrl: service.baseUrl,
      clientId: 10077,
      apiKey: SECRETS.apiKey,
    });
    const error = await catchRejection(client.searchPaymentMethods(CRITERIA));
    for (const secret of NEVER_SHOWN) {
      expect(error.message).not.toContain(secret);
      expect(inspect(error, { depth: 9 })).not.toContain(secret);
    }
  },
);

test("neither does a connection that breaks", async () => {
  await using service = await startService((response) => response.socket?.resetAndDestroy());
  await using client = new PaymentRoutingClient({
    baseUrl: service.baseUrl,
    clientId: 10077,
    apiKey: SECRETS.apiKey,
  });
  const error = await catchRejection(client.searchPaymentMethods(CRITERIA));
  for (const secret of NEVER_SHOWN) expect(inspect(error, { depth: 9 })).not.toContain(secret);
});

test("neither do criteria that are not valid", async () => {
  const { ip: _ip, ...withoutIp } = CRITERIA.client_info;
  const client_info = {
    ...withoutIp,
    email: { email: [SECRETS.email] },
    mobile: { mobile: String(SECRETS.mobile) },
  };
  const criteria = { ...CRITERIA, client_info } as unknown as typeof CRITERIA;
  await using client = new PaymentRoutingClient({
    baseUrl: "http://127.0.0.1:9",
    clientId: 10077,
    apiKey: SECRETS.apiKey,
  });
  const error = await catchRejection(client.searchPaymentMethods(criteria));
  expect(error.code).toBe("invalid-request");
  for (const secret of NEVER_SHOWN) expect(inspect(error, { depth: 9 })).not.toContain(secret);
});

test("the client does not show its key", () => {
  const client = new PaymentRoutingClient({
    baseUrl: "http://127.0.0.1:9",
    clientId: 10077,
    apiKey: SECRETS.apiKey,
  });
  for (const secret of NEVER_SHOWN) {
    expect(inspect(client, { depth: 9, showHidden: true })).not.toContain(secret);
    expect(JSON.stringify(client)).not.toContain(secret);
  }
});
