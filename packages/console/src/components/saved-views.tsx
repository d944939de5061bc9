import { useId, useState } from "preact/hooks";
import { useLocation } from "preact-iso/router";
import { session } from "../session/current-session.ts";
import { writeQuery } from "./paths.ts";

/** Filters of a list by name: the addresses that have them. */
type Views = Readonly<Record<string, string>>;

/** Names the filter of the page, and lists those that were named. This browser keeps them for the person. */
export function SavedViews() {
  const id = useId();
  const { path, query } = useLocation();
  const key = `payment-routing-views-${session.value?.key_id}-${path}`;
  const [views, setViews] = useState<Views>(() => JSON.parse(localStorage.getItem(key) ?? "{}"));
  const change = (changed: Readonly<Record<string, string | undefined>>) => {
    const text = JSON.stringify({ ...views, ...changed });
    localStorage.setItem(key, text);
    setViews(JSON.parse(text));
  };
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const name = String(new FormData(form).get("name")).trim();
    change({ [name]: `${path}${writeQuery({ ...query, after: undefined })}` });
    form.reset();
  };
  return (
    <>
      <button type="button" class="chip" popovertarget={id}>
        Views
      </button>
      <div id={id} class="popover" popover="auto">
        {Object.entries(views).map(([name, address]) => (
          <div key={name} class="view">
            <a href={address}>{name}</a>
            <button
              type="button"
              class="bare"
              aria-label={`Remove ${name}`}
              onClick={() => change({ [name]: undefined })}
            >
              Remove
            </button>
          </div>
        ))}
        <form onSubmit={save}>
          <label for={`${id}-name`}>Name of what is shown now</label>
          <input id={`${id}-name`} name="name" required maxLength={60} pattern=".*\S.*" autocomplete="off" />
          <button type="submit">Save view</button>
        </form>
      </div>
    </>
  );
}
