import type { MerchantConfiguration } from "@payment-routing/config-contract";
import { listConstraints } from "../configuration/list-constraints.ts";
import { readList } from "../dimensions/list.ts";
import { findNumbers } from "../dimensions/version.ts";
import type { Facts } from "./facts.ts";

/** Stands for a text of the caller that may be personal data. No constraint names it, so that decisions stay the same. */
const HIDDEN_TEXT = "(not recorded)";

type FreeTexts = Pick<Facts, "platform" | "language" | "version" | "mobile_type" | "email_type" | "order">;

/** Makes a function that hides texts of the caller that the configuration does not name and that do not look like a code. */
export function createTextHider(
  configuration: MerchantConfiguration,
): (facts: { -readonly [Name in keyof FreeTexts]: FreeTexts[Name] }) => void {
  const named = new Set(listNamedTexts(configuration));
  const isShown = (text: string | undefined) => text === undefined || CODE.test(text) || named.has(text);
  return (facts) => {
    if (!isShown(facts.platform)) facts.platform = HIDDEN_TEXT;
    if (!isShown(facts.language)) facts.language = HIDDEN_TEXT;
    if (!isShown(facts.mobile_type)) facts.mobile_type = HIDDEN_TEXT;
    if (!isShown(facts.email_type)) facts.email_type = HIDDEN_TEXT;
    if (!isShown(facts.version)) facts.version = hideVersion(facts.version);
    const { order } = facts;
    if (order === undefined || order.skus.every(isShown)) return;
    const skus = new Set(order.skus.map((sku) => (isShown(sku) ? sku : HIDDEN_TEXT)));
    facts.order = { ...order, skus: [...skus] };
  };
}

/** Keeps the numbers, which decide. */
function hideVersion(version: string): string {
  const numbers = findNumbers(version);
  return numbers === undefined ? HIDDEN_TEXT : `${numbers}…`;
}

const CODE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$/;

function* listNamedTexts(configuration: MerchantConfiguration): Generator<string> {
  for (const { platform, language, mobile, email, order } of listConstraints(configuration))
    for (const list of [platform, language, mobile?.type, email?.type, order?.sku])
      if (list !== undefined) yield* readList<string>(list).points;
  for (const { id } of configuration.platforms ?? []) yield id;
}
