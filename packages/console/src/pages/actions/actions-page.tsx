import type { RequestedAction } from "@payment-routing/operator-contract";
import { useLocation } from "preact-iso/router";
import { client } from "../../api/client.ts";
import { ActionProgress, listMembers } from "../../components/action-progress.tsx";
import { type Column, RowActions } from "../../components/data-table.tsx";
import { EmptyList } from "../../components/empty-state.tsx";
import { FilterBar, listParameters } from "../../components/filter-bar.tsx";
import type { FilterFieldEntry } from "../../components/filter-field.tsx";
import { EndpointLink, VersionLink } from "../../components/links.tsx";
import { Page } from "../../components/page.tsx";
import { PagedTable } from "../../components/paged-table.tsx";
import { pickQuery } from "../../components/paths.ts";
import { Reason } from "../../components/reason.tsx";
import { writeCommand } from "../../components/same-command.tsx";
import { TextList, Time } from "../../components/values.tsx";
import { openAction } from "../../dialogs/action-dialog.tsx";
import { useResource } from "../../live/use-resource.ts";
import { mayAdminister, mayOperate, session } from "../../session/current-session.ts";
import { AuditTabs } from "../audit/audit-tabs.tsx";

const FILTER: readonly FilterFieldEntry[] = [
  {
    name: "state",
    label: "State",
    kind: "choice",
    choices: ["awaiting-approval", "running", "finished", "stopped", "declined", "expired"],
  },
];

const NAMES = listParameters(FILTER);

/** Actions that go on without a page, and those that wait for the approval of another person. */
export default function ActionsPage() {
  const { query } = useLocation();
  const filter = pickQuery(query, NAMES);
  const resource = useResource("listActions", { ...filter, ...pickQuery(query, ["after", "limit"]) });
  return (
    <Page title="Bulk actions and approvals" command={writeCommand("actions list", filter)}>
      <AuditTabs />
      <FilterBar fields={FILTER} />
      <PagedTable
        resource={resource}
        caption="Bulk actions and approvals, the newest first"
        columns={mayOperate() ? [...COLUMNS, DECISIONS] : COLUMNS}
        keyOf={({ action_id }) => action_id}
        empty={
          <EmptyList
            title="No action on many callbacks or lanes was requested yet."
            noMatch="No action matches the filter."
            isFiltered={Object.keys(filter).length > 0}
          >
            One stands here when somebody redelivers, pauses, unparks or skips all that a filter matches, and
            when an activation waits for another person.
          </EmptyList>
        }
      />
    </Page>
  );
}

const COLUMNS: readonly Column<RequestedAction>[] = [
  { heading: "State", show: (action) => <ActionProgress action={action} />, isText: true, isLead: true },
  { heading: "Reason", show: (action) => <Reasons action={action} />, isText: true, isLead: true },
  { heading: "Action", show: (action) => <strong>{describeKind(action)}</strong>, isName: true },
  { heading: "Applies to", show: (action) => <Target action={action} />, isText: true },
];

const DECISIONS: Column<RequestedAction> = {
  heading: "Actions",
  show(action) {
    const decisions = listDecisions(action);
    return decisions.length > 0 && <RowActions of={`action ${action.action_id}`} actions={decisions} />;
  },
};

/** Who requested it and why, and who ended it. */
function Reasons({ action }: { readonly action: RequestedAction }) {
  const { reason, actor, requested_at, state, ended_by: by, end_reason } = action;
  return (
    <>
      <Reason text={reason} />
      <div class="small">
        {`by ${actor}, `}
        <Time at={requested_at} />
      </div>
      {by !== undefined && <div class="small">{`${state} by ${by}: ${end_reason}`}</div>}
    </>
  );
}

/** What it applies to, and what it would change, counted when it was requested. */
function Target({
  action: { kind, target, planned, per_second: rate },
}: {
  readonly action: RequestedAction;
}) {
  const { endpoint, digest, expected_digest, ...filter } = target as Readonly<Record<string, string>>;
  if (kind === "activate-configuration")
    return (
      <>
        <VersionLink digest={digest ?? ""} />, instead of <VersionLink digest={expected_digest ?? ""} />
      </>
    );
  return (
    <>
      {endpoint !== undefined && <EndpointLink endpoint={endpoint} />}
      <TextList texts={listMembers(filter)} />
      {rate !== undefined && <div>{`at most ${rate} a second`}</div>}
      <div class="small">{`counted before: ${listMembers(planned).join(", ") || "nothing"}`}</div>
    </>
  );
}

/** `Redeliver callbacks` */
function describeKind({ kind }: RequestedAction): string {
  return `${kind[0]?.toUpperCase()}${kind.slice(1).replace("-", " ")}`;
}

function listDecisions(action: RequestedAction) {
  const { state, kind, actor } = action;
  const stop = ["Stop", () => openDecision(action, "stop")] as const;
  if (state === "running") return [stop];
  const mayDecide = kind !== "activate-configuration" || mayAdminister();
  if (state !== "awaiting-approval" || !mayDecide) return [];
  const decline = ["Decline", () => openDecision(action, "decline")] as const;
  if (actor === session.value?.key_id) return [decline];
  return [["Approve", () => openDecision(action, "approve")] as const, decline];
}

const DIALOGS = {
  stop: { title: "Stop", effect: "What was done stays done.", done: "The action is stopped." },
  decline: { title: "Decline", effect: "Nothing is changed.", done: "The action is declined." },
  approve: { title: "Approve", effect: "It begins immediately.", done: "The action is approved." },
} as const;

function openDecision(action: RequestedAction, verb: keyof typeof DIALOGS): void {
  const { title, effect, done } = DIALOGS[verb];
  const { action_id, kind, actor, reason } = action;
  openAction({
    title,
    explanation: (
      <>
        <p>{`${describeKind(action)}, requested by ${actor}: ${reason}`}</p>
        <Target action={action} />
        <p>{effect}</p>
      </>
    ),
    ...(verb === "approve" && kind.startsWith("skip") && { isDangerous: true }),
    async run(why) {
      const id = verb === "approve" ? "approveAction" : "stopAction";
      await client.call(id, { action_id, body: { reason: why } });
      return done;
    },
  });
}
