import { useId } from "preact/hooks";
import { isUtc, toLocalInput } from "../formats.ts";

/** A part of the filter of a list. Names are those of parameters, in the address and in the interface. */
export type FilterFieldEntry = {
  readonly name: string;
  readonly label: string;
  /** Shown only on request, or when it is set. */
  readonly isRare?: true;
} & (
  | { readonly kind: "integer" | "text" | "origin" }
  | { readonly kind: "choice" | "choices"; readonly choices: readonly string[] }
  /** From `name`, before `until`. */
  | { readonly kind: "period"; readonly until: string }
);

interface FilterFieldProps {
  readonly field: FilterFieldEntry;
  readonly query: Readonly<Record<string, string>>;
  /** Called with the values of a choice that needs no further input. */
  readonly onChoose: (values: Readonly<Record<string, string>>) => void;
}

/** The inputs for a part of a filter. */
export function FilterField({ field, query, onChoose }: FilterFieldProps) {
  const id = useId();
  const { name, label, kind } = field;
  const value = query[name] ?? "";
  if (kind === "period") return <PeriodField field={field} query={query} onChoose={onChoose} />;
  if (kind === "choice" || kind === "choices") {
    const chosen = value.split(",");
    return (
      <fieldset>
        <legend>{label}</legend>
        {field.choices.map((choice) => (
          <label key={choice}>
            <input
              type={kind === "choice" ? "radio" : "checkbox"}
              name={name}
              value={choice}
              defaultChecked={chosen.includes(choice)}
            />
            {choice}
          </label>
        ))}
      </fieldset>
    );
  }
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input id={id} name={name} defaultValue={value} {...INPUTS[kind]} />
    </div>
  );
}

const INPUTS = {
  integer: { inputMode: "numeric", pattern: "-?[0-9]{1,16}" },
  text: {},
  origin: { type: "url", placeholder: "https://merchant.example" },
} as const;

/** Periods up to now, in minutes. */
const PRESETS = { "15 min": 15, "1 h": 60, "24 h": 1440, "7 d": 10_080 } as const;

interface PeriodFieldProps extends FilterFieldProps {
  readonly field: Extract<FilterFieldEntry, { readonly kind: "period" }>;
}

function PeriodField({ field: { name, until, label }, query, onChoose }: PeriodFieldProps) {
  const id = useId();
  const choose = (minutes: number) =>
    onChoose({ [name]: new Date(Date.now() - minutes * 60_000).toISOString(), [until]: "" });
  return (
    <>
      <div class="actions">
        {Object.entries(PRESETS).map(([words, minutes]) => (
          <button key={words} type="button" class="chip" onClick={() => choose(minutes)}>
            {words}
          </button>
        ))}
      </div>
      {[name, until].map((each, index) => (
        <div key={each} class="field">
          <label
            for={`${id}-${each}`}
          >{`${label} ${index === 0 ? "from" : "before"}${isUtc.value ? ", UTC" : ""}`}</label>
          <input
            id={`${id}-${each}`}
            name={each}
            type="datetime-local"
            step={1}
            defaultValue={toLocalInput(query[each] ?? "")}
          />
        </div>
      ))}
    </>
  );
}
