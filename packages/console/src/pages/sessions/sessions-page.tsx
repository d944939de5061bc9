import { useId } from "preact/hooks";
import { useLocation } from "preact-iso/router";
import { Page } from "../../components/page.tsx";
import { sessionPath } from "../../components/paths.ts";

/** Finds a session by its ID. */
export default function SessionsPage() {
  const id = useId();
  const { route } = useLocation();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    route(sessionPath(Number(form.get("session_id"))));
  };
  return (
    <Page title="Sessions">
      <form class="filter" onSubmit={submit}>
        <div class="fields">
          <div class="field">
            <label for={id}>Session ID</label>
            <input id={id} name="session_id" inputMode="numeric" pattern="-?[0-9]{1,16}" required />
          </div>
        </div>
        <div class="actions">
          <button type="submit" class="primary">
            Show
          </button>
        </div>
      </form>
      <p class="small">Callbacks and lanes lead to their sessions too.</p>
    </Page>
  );
}
