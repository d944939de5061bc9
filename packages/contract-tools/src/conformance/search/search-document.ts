/** What searches of the kit are about: choose values for which the server offers a method. */
export interface SearchSubject {
  readonly clientId: number;
  readonly accountId: number;
  readonly countryId: number;
  readonly currencyId: number;
  readonly key?: string;
  /** With currency 999, a country for which the server offers no method. */
  readonly ineligibleCountryId?: number;
}

/** A valid search as text. Rules replace parts of it, so its lines are part of the rules. */
export function writeSearch({ clientId, accountId, countryId, currencyId }: SearchSubject): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<payment_method_search_criteria>
<event_id>1</event_id>
<account_id>${accountId}</account_id>
<transaction>
<type_id>1</type_id>
<order_no>CONFORMANCE-1</order_no>
<product_type>100</product_type>
<fees><fee><value>100</value><type>1</type></fee></fees>
<amount><value>9900</value><country_id>${countryId}</country_id><currency_id>${currencyId}</currency_id><decimal>2</decimal></amount>
<orders><line_item><product><name>Ticket</name><sku>T-1</sku><description>A ticket</description></product></line_item><amount><country_id>${countryId}</country_id><value>9900</value></amount></orders>
</transaction>
<client_info>
<platform>HTML5</platform>
<language>en</language>
<version>1.0</version>
<ip>203.0.113.7</ip>
<client_id>${clientId}</client_id>
</client_info>
</payment_method_search_criteria>
`;
}

/** Replaces the first occurrence. Throws if there is none: the rule would send a valid document. */
export function replaceOnce(document: string, part: string | RegExp, replacement: string): string {
  const hasPart = typeof part === "string" ? document.includes(part) : part.test(document);
  if (!hasPart) throw new Error(`the search has no ${part}`);
  return document.replace(part, () => replacement);
}
