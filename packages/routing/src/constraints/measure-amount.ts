import type { CountedAmount } from "./amount-spec.ts";
import type { Measure } from "./dimension.ts";

export function measureAmount({ currency, floor }: CountedAmount): Measure {
  return { scale: `currency ${currency}`, value: floor };
}
