import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { useLocation } from "preact-iso/router";
import { openDialog } from "../dialogs/modal.tsx";
import { ExportDialog, type ExportedList } from "../export/export-dialog.tsx";
import { formatTime, fromLocalInput } from "../formats.ts";
import { FilterField, type FilterFieldEntry } from "./filter-field.tsx";
import { writeQuery } from "./paths.ts";
import { SavedViews } from "./saved-views.tsx";
import { Toolbar } from "./toolbar.tsx";

/** The names of the parameters of a filter. */
export function listParameters(fields: readonly FilterFieldEntry[]): readonly string[] {
  return fields.flatMap((field) => (field.kind === "period" ? [field.name, field.until] : [field.name]));
}

interface FilterBarProps {
  readonly fields: readonly FilterFieldEntry[];
  /** The list that can be exported as it is filtered. */
  readonly list?: ExportedList;
}

/** Edits the filter of a list, which is in the address: a chip for each part. Keeps filters by name, and exports what matches. */
export function FilterBar({ fields, list }: FilterBarProps) {
  const { path, query } = useLocation();
  const isSet = (field: FilterFieldEntry) => describeField(field, query) !== "";
  const unset = fields.filter((field) => field.isRare && !isSet(field));
  return (
    <Toolbar label="Filter">
      {fields
        .filter((field) => !field.isRare || isSet(field))
        .map((field) => (
          <Chip key={field.name} label={field.label} fields={[field]} />
        ))}
      {unset.length > 0 && <Chip label="More filters" fields={unset} />}
      {fields.some(isSet) && (
        <a class="button bare" href={path}>
          Clear
        </a>
      )}
      <SavedViews />
      {list !== undefined && (
        <button type="button" class="chip" onClick={() => openDialog(<ExportDialog list={list} />)}>
          Export
        </button>
      )}
    </Toolbar>
  );
}

interface ChipProps {
  readonly label: string;
  readonly fields: readonly FilterFieldEntry[];
}

/** A part of the filter: its value, and a form in a popover that changes it. */
function Chip({ label, fields }: ChipProps) {
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  const { path, query, route } = useLocation();
  const value = describeFilter(fields, query);
  const apply = (values: Readonly<Record<string, string>>) => {
    popover.current?.hidePopover();
    route(`${path}${writeQuery({ ...query, after: undefined, ...values })}`);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    apply(readFilter(new FormData(event.currentTarget as HTMLFormElement), fields));
  };
  // Before the next key is pressed, the first input has the focus.
  useLayoutEffect(() => popover.current?.querySelector("input, button")?.setAttribute("autofocus", ""));
  return (
    <>
      <button type="button" class={value === "" ? "chip" : "chip set"} popovertarget={id}>
        {value || label}
      </button>
      <div ref={popover} id={id} class="popover" popover="auto">
        {/* A new value in the address, from a link or the history, replaces what the form holds. */}
        <form key={value} onSubmit={submit}>
          {fields.map((field) => (
            <FilterField key={field.name} field={field} query={query} onChoose={apply} />
          ))}
          <div class="actions">
            <button type="submit" class="primary">
              Apply
            </button>
            {value !== "" && (
              <button type="button" onClick={() => apply(readFilter(new FormData(), fields))}>
                Remove
              </button>
            )}
          </div>
        </form>
      </div>
    </>
  );
}

/** What the form holds, by the names of the parameters. */
function readFilter(form: FormData, fields: readonly FilterFieldEntry[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const read = (name: string) => form.getAll(name).join(",").trim();
      return field.kind === "period"
        ? [field.name, field.until].map((name) => [name, fromLocalInput(read(name))])
        : [[field.name, read(field.name)]];
    }),
  );
}

/** A filter in words: `Client: 10077; State: waiting`. */
export function describeFilter(
  fields: readonly FilterFieldEntry[],
  query: Readonly<Record<string, string>>,
): string {
  return fields
    .map((field) => describeField(field, query))
    .filter(Boolean)
    .join("; ");
}

function describeField(field: FilterFieldEntry, query: Readonly<Record<string, string>>): string {
  const value = query[field.name];
  if (field.kind !== "period") return value ? `${field.label}: ${value.replaceAll(",", ", ")}` : "";
  const until = query[field.until];
  const words = [
    value && `from ${formatTime(new Date(value))}`,
    until && `to ${formatTime(new Date(until))}`,
  ];
  const text = words.filter(Boolean).join(" ");
  return text && `${field.label}: ${text}`;
}
