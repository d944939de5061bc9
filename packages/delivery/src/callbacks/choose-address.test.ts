import { expect, test } from "vitest";
import { describeMerchant } from "../../test/open-test-delivery.ts";
import { chooseAddress, isStillAllowed } from "./choose-address.ts";

const merchant = describeMerchant({
  endpoint: "https://merchant.example:8443/callbacks?from=service",
  allowed_origins: ["https://other.merchant.example", "https://other.merchant.example:444"],
});
const CONFIGURED = {
  endpoint: "https://merchant.example:8443",
  url: "https://merchant.example:8443/callbacks?from=service",
};

test.each([
  { name: "absent", wish: undefined },
  { name: "not a URL", wish: "callbacks" },
  { name: "another origin", wish: "https://elsewhere.example/callbacks" },
  { name: "another scheme", wish: "http://other.merchant.example/callbacks" },
  { name: "another port", wish: "https://other.merchant.example:445/callbacks" },
  {
    name: "an allowed origin as a prefix of another",
    wish: "https://other.merchant.example.elsewhere.example/",
  },
  { name: "an allowed origin as a user name", wish: "https://other.merchant.example@elsewhere.example/" },
  { name: "an allowed origin with a user name", wish: "https://ada@other.merchant.example/callbacks" },
  { name: "an allowed origin with a password", wish: "https://:secret@other.merchant.example/callbacks" },
])("a callback_url that is $name gives the configured address", ({ wish }) => {
  expect(chooseAddress(merchant, wish)).toEqual(CONFIGURED);
});

test.each([
  { wish: "https://other.merchant.example/a?b=c", url: "https://other.merchant.example/a?b=c" },
  { wish: "HTTPS://OTHER.merchant.example:443/a#b", url: "https://other.merchant.example/a" },
])("$wish is used when its origin is allowed", ({ wish, url }) => {
  expect(chooseAddress(merchant, wish)).toEqual({ endpoint: "https://other.merchant.example", url });
});

test.each([
  { name: "the configured address", url: CONFIGURED.url, allowed: true },
  { name: "another path of the configured origin", url: "https://merchant.example:8443/old", allowed: false },
  { name: "an allowed origin", url: "https://other.merchant.example/a", allowed: true },
  { name: "another port of an allowed origin", url: "https://other.merchant.example:445/a", allowed: false },
  { name: "another origin", url: "https://elsewhere.example/callbacks", allowed: false },
])("a stored address of $name is still allowed: $allowed", ({ url, allowed }) => {
  expect(isStillAllowed(merchant, { endpoint: new URL(url).origin, url })).toBe(allowed);
});
