/** The IDs that references can name; undefined if the section is missing or not a list. */
export interface KnownIds {
  readonly countries: ReadonlySet<unknown> | undefined;
  readonly currencies: ReadonlySet<unknown> | undefined;
  readonly methods: ReadonlySet<unknown> | undefined;
}
