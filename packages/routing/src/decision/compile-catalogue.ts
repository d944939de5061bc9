import type { CatalogueMethod, MerchantConfiguration, RequiredField } from "@payment-routing/config-contract";
import { classifyDimensions } from "../classes/classification.ts";
import { createTestCompiler } from "../classes/compile-test.ts";
import { compileConditions } from "../condition.ts";
import type { Located } from "../configuration/effective-accounts.ts";
import type { Steps } from "../steps.ts";
import { type Bits, clearBit, makeFullBits } from "./bits.ts";
import { compileLayer, type Layer, type LayerContext } from "./layer.ts";

/** The payment methods of a configuration, by ID. A method's position here is its position in sets of methods. */
export interface Catalogue extends LayerContext {
  readonly methods: readonly Located<CatalogueMethod>[];
  /** By method ID. */
  readonly positions: ReadonlyMap<number, number>;
  readonly capabilities: Layer;
  /** For each field that a processor requires, the methods that do not require it. */
  readonly withoutField: ReadonlyMap<RequiredField, Bits>;
  /** By type of processor. */
  readonly processorFields: ReadonlyMap<string, readonly Located<RequiredField>[]>;
}

export function* compileCatalogue(configuration: MerchantConfiguration): Steps<Catalogue> {
  const { processors = [] } = configuration;
  const classification = yield* classifyDimensions(configuration);
  const context = { classification, compileTest: createTestCompiler(classification) };
  const methods = configuration.methods
    .map((value, position) => ({ value, pointer: `/methods/${position}` }))
    .sort((a, b) => a.value.id - b.value.id);
  const conditions = methods.map(({ value, pointer }) =>
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
  return {
    ...context,
    methods,
    positions: new Map(methods.map(({ value }, position) => [value.id, position])),
    capabilities: compileLayer(conditions, context),
    withoutField: findMethodsWithout(methods, processorFields),
    processorFields,
  };
}

function findMethodsWithout(
  methods: readonly Located<CatalogueMethod>[],
  processorFields: Catalogue["processorFields"],
): ReadonlyMap<RequiredField, Bits> {
  const withoutField = new Map<RequiredField, Bits>();
  for (const [position, { value: method }] of methods.entries()) {
    for (const { value: field } of processorFields.get(method.psp_type) ?? []) {
      const bits = withoutField.get(field) ?? makeFullBits(methods.length);
      withoutField.set(field, bits);
      clearBit(bits, position);
    }
  }
  return withoutField;
}
