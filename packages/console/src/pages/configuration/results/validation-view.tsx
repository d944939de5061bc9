import type { ValidationResult } from "@payment-routing/operator-contract";
import { Digest } from "../../../components/digest.tsx";
import { Facts } from "../../../components/facts.tsx";
import { formatCount } from "../../../formats/number.ts";
import { texts } from "../../../texts.ts";

const words = texts.results;

/** The digest of a valid configuration, its size, and warnings. */
export function ValidationView({ result }: { readonly result: ValidationResult }) {
  return (
    <>
      <p class="note good">{words.valid}</p>
      <Facts
        facts={[
          [texts.configuration.version, <Digest key="digest" digest={result.digest} />],
          [words.methods, formatCount(result.methods)],
          [words.clients, formatCount(result.clients)],
          [words.accounts, formatCount(result.accounts)],
          [words.countries, formatCount(result.countries)],
          [words.currencies, formatCount(result.currencies)],
          [words.cases, formatCount(result.cases)],
        ]}
      />
      {result.warnings.length > 0 && (
        <>
          <h3>{words.warnings}</h3>
          <ul>
            {result.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
