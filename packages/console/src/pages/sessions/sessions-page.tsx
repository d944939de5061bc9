import { useId } from "preact/hooks";
import { useLocation } from "preact-iso/router";
import { EmptyState } from "../../components/empty-state.tsx";
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
    <Page title="Sessions" command="callbacks list --session-id ID">
      <form class="form line" onSubmit={submit}>
        <div class="field">
          <label for={id}>Session ID</label>
          <input id={id} name="session_id" inputMode="numeric" pattern="-?[0-9]{1,16}" required />
        </div>
        <button type="submit" class="primary">
          Show
        </button>
      </form>
      <EmptyState title="Enter the ID of a session.">
        Rows of the lists of <a href="/console/callbacks">callbacks</a> and <a href="/console/lanes">lanes</a>{" "}
        lead to their sessions too.
      </EmptyState>
    </Page>
  );
}
