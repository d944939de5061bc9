/** The IDs that may be referred to; undefined where the section that holds them is missing or no list. */
export interface KnownIds {
  readonly countries: ReadonlySet<unknown> | undefined;
  readonly currencies: ReadonlySet<unknown> | undefined;
  readonly methods: ReadonlySet<unknown> | undefined;
}
