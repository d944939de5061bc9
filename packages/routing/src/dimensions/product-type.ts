import { PRODUCT_TYPE_VALUES } from "@payment-routing/search-contract";
import type { Dimension, DimensionModule } from "./dimension.ts";
import { makeListSpec, TEXTS } from "./list.ts";

export interface ProductTypeFacts {
  readonly product_type: string | undefined;
}

const PRODUCT_TYPE = {
  ...TEXTS,
  name: "product-type",
  group: "product_type",
  noun: "product type",
  read: ({ product_type }) => product_type,
  fields: [{ field: "transaction/product_type" }],
  listSamples: () => [undefined, ...PRODUCT_TYPE_VALUES].map((product_type) => ({ product_type })),
} as const satisfies Dimension<string, ProductTypeFacts>;

export const productType = {
  member: "product_type",
  dimensions: [PRODUCT_TYPE],
  plainFacts: { product_type: undefined } as ProductTypeFacts,
  listSpecs: (given) => [["/product_type", makeListSpec(PRODUCT_TYPE, given)]],
} as const satisfies DimensionModule<"product_type", ProductTypeFacts>;
