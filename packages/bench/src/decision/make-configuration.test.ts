import { validateMerchantConfiguration } from "@payment-routing/config-contract";
import { checkConfiguration, createRouter } from "@payment-routing/routing";
import { validatePaymentMethodSearchCriteria } from "@payment-routing/search-contract";
import { expect, test } from "vitest";
import { makeConfiguration } from "./make-configuration.ts";
import { makeRequests } from "./make-requests.ts";

const SIZE = { methods: 60, accounts: 45, countryShare: 0.5, strictness: 0.6 };

test("makes the same valid configuration each time", () => {
  const configuration = makeConfiguration(SIZE);
  expect(validateMerchantConfiguration(configuration)).toMatchObject({ ok: true });
  expect(checkConfiguration(configuration)).toEqual([]);
  expect(makeConfiguration(SIZE)).toEqual(configuration);
});

test("makes valid requests of existing accounts, with different answers", () => {
  const router = createRouter(makeConfiguration(SIZE), "digest");
  const answers = makeRequests(200, SIZE.accounts).map((request) => {
    expect(validatePaymentMethodSearchCriteria(request)).toMatchObject({ ok: true });
    const account = router.findAccount(request.client_info.client_id, request.account_id);
    return (
      account &&
      router
        .decide(account, request, 0)
        .methods.map(({ id }) => id)
        .join()
    );
  });
  expect(answers).not.toContain(undefined);
  expect(new Set(answers).size).toBeGreaterThan(100);
});
