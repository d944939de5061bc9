import type { ConfigurationInput } from "@payment-routing/operator-contract";
import { useMemo } from "preact/hooks";
import { useLocation } from "preact-iso/router";
import { Facts } from "../../components/facts.tsx";
import { VersionLink } from "../../components/links.tsx";
import { ViewLinks } from "../../components/view-links.tsx";
import { mayAdminister } from "../../session/current-session.ts";
import { texts } from "../../texts.ts";
import { CHECKS, Check } from "./check.tsx";
import { countChanges, type Draft } from "./draft.ts";
import { FileEditor } from "./file-editor.tsx";

const { draft: words, configuration } = texts;

/** The files of a draft, and what can be found out about them. */
export function EditedDraft({ value }: { readonly value: Draft }) {
  const { query } = useLocation();
  const { base, files } = value;
  const changed = countChanges(value);
  const shown = CHECKS.find((check) => check === query.show) ?? "validate";
  const input = useMemo(() => toInput(files), [files]);
  return (
    <>
      <section class="panel" aria-label={words.title}>
        <Facts
          facts={[
            [words.basedOn, <VersionLink key="base" digest={base} />],
            [texts.callbacks.state, changed === 0 ? words.unchanged : words.changed(changed)],
          ]}
        />
        <p class="small">{words.hint}</p>
        <FileEditor files={files} />
      </section>
      {mayAdminister() && input !== undefined && (
        <>
          <ViewLinks
            label={configuration.views}
            name="show"
            views={CHECKS.map((check) => [check, configuration.view[check]])}
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
