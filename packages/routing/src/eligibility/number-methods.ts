import type { PaymentMethod } from "@payment-routing/search-contract";
import type { Assortment } from "./assortment.ts";
import type { RowStore } from "./row-store.ts";

/**
 * The methods of so many ranks in a list, each with its base preference, or one past the preference before where that is
 * already taken or passed.
 */
export function numberMethods(
  { words }: RowStore,
  ranks: number,
  count: number,
  { methods, basePreferences }: Assortment,
): readonly PaymentMethod[] {
  const numbered = new Array<PaymentMethod>(count);
  let previous = -1;
  for (let place = 0; place < count; place++) {
    const rank = words[(ranks + place) | 0] as number;
    const basePreference = words[(basePreferences + rank) | 0] as number;
    const method = methods[rank] as PaymentMethod;
    previous = basePreference > previous ? basePreference : previous + 1;
    numbered[place] = previous === basePreference ? method : renumber(method, previous);
  }
  return numbered;
}

function renumber({ id, psp_type, state_id }: PaymentMethod, preference: number): PaymentMethod {
  return { id, psp_type, preference, state_id };
}
