import type { ValidationTable, ValueTable } from "@payment-routing/contract-runtime/codegen";

/** A table whose rows are all there, and can be gone through. */
type Complete<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends { at(place: number): infer Entry }
    ? readonly NonNullable<Entry>[]
    : Table[Name];
};

/** What documents are validated by, as the compiler writes it. */
export type WrittenValidation = Complete<ValidationTable>;
/** What values documents become, as the compiler writes it. */
export type WrittenValues = Complete<ValueTable>;

export interface WrittenTables {
  readonly table: WrittenValidation;
  readonly values: WrittenValues;
}
