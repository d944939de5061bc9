import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readContractList } from "../contract-list.ts";
import { createMockSearch, createMockServer, SEARCH_PATH } from "./mock-server.ts";

const list = await readContractList(fileURLToPath(new URL("../../../../schemas", import.meta.url)));
const REQUEST = `<payment_method_search_criteria><event_id>1</event_id><account_id>2</account_id>
  <transaction><order_no>A</order_no><amount><value>1</value><country_id>1</country_id><decimal>2</decimal></amount>
    <orders><line_item/><amount><country_id>1</country_id><value>1</value></amount></orders></transaction>
  <client_info><platform>web</platform><version>1</version><ip>::1</ip><client_id>3</client_id></client_info>
</payment_method_search_criteria>`;

describe("the mock of the search", () => {
  const server = createMockServer(createMockSearch(list, 7));
  let url = "";
  beforeAll(async () => {
    await once(server.listen(0, "127.0.0.1"), "listening");
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  function post(
    body: string,
    path = SEARCH_PATH,
    type = "application/xml",
    method = "POST",
  ): Promise<Response> {
    return fetch(url + path, { method, headers: { "Content-Type": type }, body });
  }

  test("answers the same request with the same valid response", async () => {
    const [first, second] = [await post(REQUEST), await post(REQUEST)];
    expect(first.status).toBe(200);
    const text = await first.text();
    expect(text).toMatch(/<payment_method_search_response><payment_methods><payment_method>/);
    expect(await second.text()).toBe(text);
  });

  test("another seed gives another response", () => {
    const body = new TextEncoder().encode(REQUEST);
    const [one, other] = [createMockSearch(list, 1)(body), createMockSearch(list, 2)(body)];
    expect([one.ok, other.ok]).toEqual([true, true]);
    expect(one).not.toEqual(other);
  });

  test.each([
    { name: "a rule that is broken", body: REQUEST.replace("<event_id>1", "<event_id>x"), want: [400, "1:"] },
    {
      name: "the other document",
      body: `<payment_method_search_response><payment_methods><payment_method><id>1</id><psp_type/><preference>1</preference><state_id>1</state_id></payment_method></payment_methods></payment_method_search_response>`,
      want: [400, "expected &lt;payment_method_search_criteria&gt;"],
    },
    { name: "text that is not XML", body: "{}", want: [400, "1:"] },
    { name: "a large document", body: " ".repeat(300_000), want: [413, "262144"] },
    { name: "another path", body: REQUEST, path: "/", want: [404, "There is nothing at /."] },
    { name: "another content type", body: REQUEST, type: "text/plain", want: [415, "application/xml"] },
    { name: "another method", body: REQUEST, method: "PUT", want: [405, "Use GET with a body"] },
  ])("rejects $name", async ({ body, path, type, method, want: [status, detail] }) => {
    const response = await post(body, path, type, method);
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe("application/problem+xml; charset=utf-8");
    expect(await response.text()).toContain(detail);
  });
});
