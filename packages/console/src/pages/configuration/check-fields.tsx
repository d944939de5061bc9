import { useId } from "preact/hooks";
import { VersionField } from "../../components/version-field.tsx";
import { fromLocalInput } from "../../formats/time.ts";
import { texts } from "../../texts.ts";

const words = texts.jobs;

/** The configuration to compare with. */
export function ComparisonField() {
  return <VersionField name="before" label={words.before} none={words.servedVersion} />;
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
