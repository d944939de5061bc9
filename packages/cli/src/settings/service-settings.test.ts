import { defaultSettings } from "@payment-routing/server";
import { expect, test } from "vitest";
import { SETTINGS } from "./service-settings.ts";
import { defaultsOf } from "./setting-definition.ts";

test("the server has the defaults that the command documents", () => {
  expect(defaultsOf(SETTINGS)).toMatchObject(defaultSettings());
});
