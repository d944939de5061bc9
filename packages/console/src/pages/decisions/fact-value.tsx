import type { Explanation } from "@payment-routing/operator-contract";
import { useContext } from "preact/hooks";
import { Named, ResponseNames } from "../../components/named.tsx";
import { Time } from "../../components/values.tsx";
import { formatAmount } from "../../formats.ts";

/** The facts that hold IDs or codes. */
const KINDS = {
  country: "countries",
  mobile_country: "countries",
  currency: "currencies",
  transaction_type: "transaction_types",
} as const;

/** A fact of a search: IDs with their names, and the value with decimals and currency. */
export function FactValue({ name, facts }: { readonly name: string; readonly facts: Explanation["facts"] }) {
  const { currencies = {} } = useContext(ResponseNames);
  const {
    value,
    decimal,
    currency,
    currency_decimals: least = 0,
  } = facts as Readonly<Record<string, number>>;
  const shown = (facts as Readonly<Record<string, unknown>>)[name];
  if (name in KINDS && typeof shown === "number")
    return <Named of={KINDS[name as keyof typeof KINDS]} id={shown} />;
  if (name === "value" && value !== undefined && decimal !== undefined)
    return (
      <span title={`${value}, with ${decimal} decimal places`}>
        {formatAmount(value, decimal, least)} {currencies[`${currency}`] ?? currency}
      </span>
    );
  if (name === "instant") return <Time at={new Date(Number(shown)).toISOString()} />;
  if (typeof shown === "boolean") return <>{shown ? "yes" : "no"}</>;
  if (Array.isArray(shown) && shown.every((item) => typeof item === "object" && item !== null))
    return <>{shown.map(describeItem).join("; ") || "none"}</>;
  const isList = Array.isArray(shown) && shown.every((item) => typeof item === "string");
  if (isList) return <>{shown.join(", ") || "none"}</>;
  return <>{typeof shown === "string" ? shown : JSON.stringify(shown)}</>;
}

/** `value 1500, type 1` */
function describeItem(item: object): string {
  return Object.entries(item)
    .map(([name, value]) => `${name} ${value}`)
    .join(", ");
}
