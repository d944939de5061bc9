import type { ConfigurationVersionList } from "@payment-routing/operator-contract";
import { useId } from "preact/hooks";
import { shortenDigest } from "../../components/digest.tsx";
import { formatTime, fromLocalInput } from "../../formats/time.ts";
import { useResource } from "../../live/use-resource.ts";
import { checkTexts } from "../../texts/checks.ts";

const words = checkTexts.jobs;

/** The configuration to compare with. */
export function ComparisonField() {
  const id = useId();
  const { content } = useResource<ConfigurationVersionList>("/configuration/versions");
  return (
    <div class="field wide">
      <label for={id}>{words.before}</label>
      <select id={id} name="before">
        <option value="">{words.servedVersion}</option>
        {content?.items.map(({ digest, stored_at, reason }) => (
          <option key={digest} value={digest}>
            {[shortenDigest(digest), formatTime(new Date(stored_at)), reason].join(" · ")}
          </option>
        ))}
      </select>
    </div>
  );
}

export function readComparison(form: FormData): object {
  const digest = String(form.get("before"));
  return digest === "" ? {} : { before: { digest } };
}

/** The recorded requests to replay. */
export function PeriodFields() {
  const id = useId();
  return (
    <>
      <div class="field wide">
        <label for={`${id}-since`}>{words.since}</label>
        <input id={`${id}-since`} name="since" type="datetime-local" step={1} />
      </div>
      <div class="field wide">
        <label for={`${id}-until`}>{words.until}</label>
        <input id={`${id}-until`} name="until" type="datetime-local" step={1} />
      </div>
      <div class="field wide">
        <label for={`${id}-limit`}>{words.limit}</label>
        <input id={`${id}-limit`} name="limit" inputMode="numeric" pattern="[0-9]{1,9}" />
      </div>
    </>
  );
}

export function readPeriod(form: FormData): object {
  const since = fromLocalInput(String(form.get("since")));
  const until = fromLocalInput(String(form.get("until")));
  const limit = String(form.get("limit"));
  return {
    ...(since !== "" && { since }),
    ...(until !== "" && { until }),
    ...(limit !== "" && { limit: Number(limit) }),
  };
}
