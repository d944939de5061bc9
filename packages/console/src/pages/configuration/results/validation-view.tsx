import type { ValidationResult } from "@payment-routing/operator-contract";
import { Digest } from "../../../components/digest.tsx";
import { Facts } from "../../../components/facts.tsx";
import { formatCount } from "../../../formats/number.ts";

/** The digest of a valid configuration, its size, and warnings. */
export function ValidationView({ result }: { readonly result: ValidationResult }) {
  return (
    <>
      <p class="note good">The configuration is valid.</p>
      <Facts
        facts={[
          ["Version", <Digest key="digest" digest={result.digest} />],
          ["Methods", formatCount(result.methods)],
          ["Clients", formatCount(result.clients)],
          ["Accounts", formatCount(result.accounts)],
          ["Countries", formatCount(result.countries)],
          ["Currencies", formatCount(result.currencies)],
          ["Test cases", formatCount(result.cases)],
        ]}
      />
      {result.warnings.length > 0 && (
        <>
          <h3>Remarks</h3>
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
