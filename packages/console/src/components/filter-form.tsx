import { useId } from "preact/hooks";
import { useLocation } from "preact-iso/router";
import { formatTime, fromLocalInput, toLocalInput } from "../formats.ts";
import { writeQuery } from "./paths.ts";

/** A parameter of a list that the form asks for. */
export interface FilterField {
  /** The name of the parameter, in the address and in the interface. */
  readonly name: string;
  readonly label: string;
  readonly kind: "integer" | "text" | "origin" | "time" | "choice" | "choices";
  /** The words of a choice. */
  readonly choices?: readonly string[];
  /** Shown only on request, or when it is set. */
  readonly isRare?: true;
}

/** Edits the filter of a list, which is in the address. */
export function FilterForm({ fields }: { readonly fields: readonly FilterField[] }) {
  const { path, query, route } = useLocation();
  const rare = fields.filter(({ isRare }) => isRare);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    route(`${path}${writeQuery(readFilter(new FormData(event.currentTarget as HTMLFormElement), fields))}`);
  };
  return (
    // A new filter in the address, from a link or the history, replaces what the form holds.
    <form class="filter" key={writeQuery(query)} onSubmit={submit} aria-label="Filter">
      <div class="fields">
        {fields
          .filter(({ isRare }) => !isRare)
          .map((field) => (
            <Field key={field.name} field={field} value={query[field.name] ?? ""} />
          ))}
      </div>
      {rare.length > 0 && (
        <details open={rare.some(({ name }) => query[name] !== undefined)}>
          <summary>More filters</summary>
          <div class="fields">
            {rare.map((field) => (
              <Field key={field.name} field={field} value={query[field.name] ?? ""} />
            ))}
          </div>
        </details>
      )}
      <div class="actions">
        <button type="submit" class="primary">
          Apply
        </button>
        <a class="button" href={path}>
          Clear
        </a>
      </div>
    </form>
  );
}

function Field({ field, value }: { readonly field: FilterField; readonly value: string }) {
  const id = useId();
  const { name, label, kind, choices = [] } = field;
  if (kind === "choices") {
    const chosen = value.split(",");
    return (
      <fieldset class="wide">
        <legend>{label}</legend>
        {choices.map((choice) => (
          <label key={choice}>
            <input type="checkbox" name={name} value={choice} defaultChecked={chosen.includes(choice)} />
            {choice}
          </label>
        ))}
      </fieldset>
    );
  }
  return (
    <div class={kind === "time" || kind === "origin" ? "field wide" : "field"}>
      <label for={id}>{label}</label>
      {kind === "choice" ? (
        <select id={id} name={name} defaultValue={value}>
          <option value="">any</option>
          {choices.map((choice) => (
            <option key={choice} selected={choice === value}>
              {choice}
            </option>
          ))}
        </select>
      ) : kind === "time" ? (
        <input id={id} name={name} type="datetime-local" step={1} defaultValue={toLocalInput(value)} />
      ) : (
        <input id={id} name={name} defaultValue={value} {...INPUTS[kind]} />
      )}
    </div>
  );
}

const INPUTS = {
  integer: { inputMode: "numeric", pattern: "-?[0-9]{1,16}" },
  text: {},
  origin: { type: "url", placeholder: "https://merchant.example" },
} as const;

/** What the form holds, by the names of the parameters. */
function readFilter(form: FormData, fields: readonly FilterField[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fields.map(({ name, kind }) => {
      const text = form.getAll(name).join(",").trim();
      return [name, kind === "time" ? fromLocalInput(text) : text];
    }),
  );
}

/** A filter in words: `Client: 10077; State: waiting`. */
export function describeFilter(
  fields: readonly FilterField[],
  query: Readonly<Record<string, string>>,
): string {
  return fields
    .flatMap(({ name, label, kind }) => {
      const value = query[name];
      if (value === undefined) return [];
      return [`${label}: ${kind === "time" ? formatTime(new Date(value)) : value}`];
    })
    .join("; ");
}
