import type { TypeDefinition as SetType } from "../components/schema-set.ts";
import type { Group, TypeDefinition } from "../model/component.ts";
import type { Refuse } from "./refuse.ts";

/** What the specialising of a schema has in hand. */
export interface Specialising {
  readonly refuse: Refuse;
  /** What has become of the types of the schema, and of those of XSD that its elements have. */
  readonly types: Map<SetType, TypeDefinition>;
  /** What has become of the groups of the schema, by key of the name. */
  readonly groups: Map<string, Group>;
}
