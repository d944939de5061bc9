import type { ConfigurationInput } from "@payment-routing/operator-contract";
import { useMemo } from "preact/hooks";
import { useLocation } from "preact-iso/router";
import { Facts } from "../../components/facts.tsx";
import { VersionLink } from "../../components/links.tsx";
import { ViewLinks } from "../../components/view-links.tsx";
import { count } from "../../formats/number.ts";
import { VIEW_NAMES } from "../../labels.ts";
import { mayAdminister } from "../../session/current-session.ts";
import { CHECKS, Check } from "./check.tsx";
import { countChanges, type Draft } from "./draft.ts";
import { FileEditor } from "./file-editor.tsx";

/** The files of a draft, and what can be found out about them. */
export function EditedDraft({ value }: { readonly value: Draft }) {
  const { query } = useLocation();
  const { base, files } = value;
  const changed = countChanges(value);
  const shown = CHECKS.find((check) => check === query.show) ?? "validate";
  const input = useMemo(() => toInput(files), [files]);
  return (
    <>
      <section class="panel" aria-label="Draft of a version">
        <Facts
          facts={[
            ["Based on", <VersionLink key="base" digest={base} />],
            ["State", changed === 0 ? "nothing is changed yet" : `${count(changed, "file")} changed`],
          ]}
        />
        <p class="small">The draft is in this tab only, until it is stored as a version.</p>
        <FileEditor files={files} />
      </section>
      {mayAdminister() && input !== undefined && (
        <>
          <ViewLinks
            label="Views"
            name="show"
            views={CHECKS.map((check) => [check, VIEW_NAMES[check]])}
            shown={shown}
          />
          <Check key={shown} check={shown} configuration={input} />
        </>
      )}
    </>
  );
}

/** Undefined without files: there is nothing to check. */
function toInput([first, ...others]: Draft["files"]): ConfigurationInput | undefined {
  return first === undefined ? undefined : { files: [first, ...others] };
}
