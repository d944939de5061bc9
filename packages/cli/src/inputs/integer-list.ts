import type { SettingDefinition } from "../settings/setting-definition.ts";
import { integer } from "../settings/setting-kinds.ts";

export interface IntegerListRange {
  readonly default?: readonly number[];
  readonly min: number;
  readonly max: number;
  readonly description: string;
}

/** Whole numbers within bounds, each with a flag of its own. */
export function integerList(range: IntegerListRange): SettingDefinition<readonly number[]> {
  const { default: preset = [], ...each } = range;
  const single = integer({ ...each, default: undefined, unit: "" });
  const parse = (text: string) => {
    const number = single.parse(text);
    return number === undefined ? undefined : [number];
  };
  return { ...single, default: preset, parse, isRepeatable: true };
}
