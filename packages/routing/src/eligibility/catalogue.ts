import type { CatalogueMethod, MerchantConfiguration, RequiredField } from "@payment-routing/config-contract";
import type { Placed } from "../configuration/effective-accounts.ts";
import { compileConditions } from "../constraints/condition.ts";
import type { Steps } from "../steps.ts";
import { type Bits, clearBit, makeFullBits } from "./bits.ts";
import { type CompilationContext, createCompilationContext } from "./compilation-context.ts";
import { compileLayer, type Layer } from "./layer.ts";
import { append, type Row, type RowStore } from "./row-store.ts";

/** The methods that there are, with what each can do. Their positions here are those in sets of methods. */
export interface Catalogue extends CompilationContext {
  readonly methods: readonly Placed<CatalogueMethod>[];
  readonly positions: ReadonlyMap<number, number>;
  readonly capabilities: Layer;
  /** The methods that do without a field, for each that a method asks for. */
  readonly withoutField: readonly MethodsWithout[];
  /** By type of processor, what it asks for. */
  readonly processorFields: ReadonlyMap<string, readonly Placed<RequiredField>[]>;
}

interface MethodsWithout {
  readonly field: RequiredField;
  readonly row: Row;
}

export function* compileCatalogue(configuration: MerchantConfiguration): Steps<Catalogue> {
  const { methods, processors = [] } = configuration;
  const placed = methods
    .map((value, position) => ({ value, pointer: `/methods/${position}` }))
    .sort((a, b) => a.value.id - b.value.id);
  const conditions = placed.map(({ value, pointer }) =>
    compileConditions(value.capabilities, `${pointer}/capabilities`),
  );
  const processorFields = new Map(
    processors.map(({ psp_type, required_fields }, position) => [
      psp_type,
      required_fields.map((value, index) => {
        return { value, pointer: `/processors/${position}/required_fields/${index}` };
      }),
    ]),
  );
  const context = yield* createCompilationContext(configuration);
  return {
    ...context,
    methods: placed,
    positions: new Map(placed.map(({ value }, position) => [value.id, position])),
    capabilities: compileLayer(conditions, context),
    withoutField: findMethodsWithout(placed, processorFields, context.rows),
    processorFields,
  };
}

function findMethodsWithout(
  methods: readonly Placed<CatalogueMethod>[],
  processorFields: Catalogue["processorFields"],
  rows: RowStore,
): MethodsWithout[] {
  const withoutField = new Map<RequiredField, Bits>();
  for (const [position, { value: method }] of methods.entries()) {
    for (const { value: field } of processorFields.get(method.psp_type) ?? []) {
      const bits = withoutField.get(field) ?? makeFullBits(methods.length);
      withoutField.set(field, bits);
      clearBit(bits, position);
    }
  }
  return [...withoutField].map(([field, bits]) => ({ field, row: append(rows, bits) }));
}
