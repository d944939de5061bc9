import type { CallbackList } from "@payment-routing/operator-contract";
import { useLocation } from "preact-iso/router";
import { EmptyList } from "../../components/empty-state.tsx";
import { FilterBar, listParameters } from "../../components/filter-bar.tsx";
import { Page } from "../../components/page.tsx";
import { PagedTable } from "../../components/paged-table.tsx";
import { NO_SESSION, pickQuery, sessionPath } from "../../components/paths.ts";
import { writeCommand } from "../../components/same-command.tsx";
import { useResource } from "../../live/use-resource.ts";
import { CALLBACK_COLUMNS, CALLBACK_FILTER } from "../callbacks/callbacks-page.tsx";

/** A period or a client finds callbacks by an index. */
const FILTER = CALLBACK_FILTER.filter(({ name }) => name === "client_id" || name === "from");

/** So many callbacks are read for a page of sessions. */
const CALLBACKS = 200;

/**
 * Sessions by their newest callbacks, which an index finds. An index of sessions by their last change would have to be written
 * with each report.
 */
export default function SessionsPage() {
  const { query } = useLocation();
  const filter = pickQuery(query, listParameters(FILTER));
  const page = { limit: CALLBACKS, ...pickQuery(query, ["after"]) };
  const { content, ...resource } = useResource("listCallbacks", { ...filter, ...page });
  return (
    <Page title="Sessions" command={writeCommand("callbacks list", filter)}>
      <FilterBar fields={FILTER} list={{ id: "listCallbacks", filter }} />
      <PagedTable
        resource={{ ...resource, content: content && { ...content, items: selectNewest(content) } }}
        caption="Sessions by their last callback, the newest first"
        columns={CALLBACK_COLUMNS}
        keyOf={({ session_id }) => session_id}
        pathOf={({ session_id }) => sessionPath(session_id)}
        empty={
          <EmptyList
            title="There are no sessions with callbacks yet."
            noMatch="No session matches the filter."
            isFiltered={Object.keys(filter).length > 0}
          >
            A session stands here after its first callback. The search at the top finds those without one too.
          </EmptyList>
        }
      />
    </Page>
  );
}

/** The newest callback of each session. */
function selectNewest({ items }: CallbackList): CallbackList["items"] {
  const sessions = items.map(({ session_id }) => session_id);
  return items.filter(({ session_id: id }, index) => id !== NO_SESSION && sessions.indexOf(id) === index);
}
