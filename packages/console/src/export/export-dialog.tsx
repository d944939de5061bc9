import type { CallId, RequestOf, ResponseOf } from "@payment-routing/operator-client";
import { client } from "../api/client.ts";
import { type Step, useSteps } from "../api/use-steps.ts";
import { ProblemNote } from "../components/problem-note.tsx";
import { StepProgress } from "../components/step-progress.tsx";
import { Modal } from "../dialogs/modal.tsx";
import { FORMATS, type Format } from "./write-rows.ts";

type ListId = { [Id in CallId]: ResponseOf<Id> extends { readonly next?: string } ? Id : never }[CallId];

/** A list with its filter. */
export interface ExportedList {
  readonly id: ListId;
  readonly filter: RequestOf<ListId>;
}

const MAX_ROWS = 100_000;
const PAGE_ROWS = 1000;

const PHASES = {
  running: "",
  finished: "rows saved.",
  stopped: "Stopped. Nothing was saved.",
  failed: "Nothing was saved.",
} as const;

/** Reads the pages of a list with the rights of the person, and saves them as a file. */
export function ExportDialog({ list }: { readonly list: ExportedList }) {
  const { phase, step, error, start, stop } = useSteps<Step>();
  return (
    <Modal title="Export">
      {(close) => (
        <>
          <p>Everything that the filter matches on all pages, the first 100,000 rows at most.</p>
          {error !== undefined && <ProblemNote error={error} />}
          {phase !== undefined && <StepProgress label="Export" phase={phase} step={step} phases={PHASES} />}
          <div class="actions">
            {phase === "running" ? (
              <button type="button" class="danger" onClick={stop}>
                Stop
              </button>
            ) : (
              Object.entries(FORMATS).map(([name, format]) => (
                <button
                  key={name}
                  type="button"
                  onClick={() => start((signal) => exportRows(list, format, signal))}
                >
                  {format.label}
                </button>
              ))
            )}
            <button type="button" onClick={close}>
              Close
            </button>
          </div>
        </>
      )}
    </Modal>
  );
}

/** The same operation for any list. */
type ReadPage = (
  ...given: readonly unknown[]
) => Promise<{ readonly items: readonly object[]; readonly next?: string }>;

async function* exportRows(
  { id, filter }: ExportedList,
  format: Format,
  signal: AbortSignal,
): AsyncGenerator<Step> {
  const items: object[] = [];
  let after: string | undefined;
  do {
    yield { done: items.length, total: MAX_ROWS, finished: false };
    const request = { ...filter, limit: PAGE_ROWS, after };
    const page = await (client.call as ReadPage)(id, request, { signal });
    items.push(...page.items);
    after = page.next;
  } while (after !== undefined && items.length < MAX_ROWS);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([...format.write(items)], { type: format.type }));
  link.download = `${id.slice("list".length).toLowerCase()}-${new Date().toISOString().slice(0, 10)}.${format.ending}`;
  link.click();
  URL.revokeObjectURL(link.href);
  yield { done: items.length, total: items.length, finished: true };
}
