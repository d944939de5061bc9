import type { QName } from "../components/component.ts";
import type { ComplexType } from "../components/schema-set.ts";
import { flagOf } from "../loading/attributes.ts";
import { documentationOf } from "../loading/documentation.ts";
import { type Building, originOf, type Source } from "./building.ts";
import { ANY_TYPE } from "./built-in-types.ts";
import { readDerivationSet } from "./derivation.ts";

/** Declares a complex type. Its content is built later, so that types may contain each other. */
export function declareComplexType(building: Building, source: Source, name: QName | undefined): ComplexType {
  const type = {
    ...ANY_TYPE,
    name,
    documentation: documentationOf(source.element),
    origin: originOf(source),
    base: ANY_TYPE,
    abstract: flagOf(source.element, "abstract"),
    block: readDerivationSet(source, "block", ["extension", "restriction"]),
    final: readDerivationSet(source, "final", ["extension", "restriction"]),
  };
  const pending = { type, source };
  building.pending.push(pending);
  building.complexTypes.set(type, pending);
  if (name !== undefined) building.types.set(source, type);
  return type;
}
