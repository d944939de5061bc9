interface RowActionsProps {
  /** What the actions are on, for screen readers: the same words stand in every row. */
  readonly of: string;
  readonly actions: readonly (readonly [label: string, open: () => void])[];
}

/** The buttons of a row. */
export function RowActions({ of, actions }: RowActionsProps) {
  return (
    <span class="row-actions">
      {actions.map(([label, open], index) => (
        // By place: the focus stays where it is when an action becomes its opposite.
        <button key={index} type="button" aria-label={`${label} ${of}`} onClick={open}>
          {label}
        </button>
      ))}
    </span>
  );
}
