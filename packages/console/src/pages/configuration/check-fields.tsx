import { useId } from "preact/hooks";
import { VersionField } from "../../components/version-field.tsx";
import { fromLocalInput } from "../../formats/time.ts";

/** The configuration to compare with. */
export function ComparisonField() {
  return <VersionField name="before" label="Compare with" none="the version in use" />;
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
        <label for={`${id}-since`}>From (seven days before the end unless given)</label>
        <input id={`${id}-since`} name="since" type="datetime-local" step={1} />
      </div>
      <div class="field wide">
        <label for={`${id}-until`}>To (now unless given)</label>
        <input id={`${id}-until`} name="until" type="datetime-local" step={1} />
      </div>
      <div class="field wide">
        <label for={`${id}-limit`}>Requests at most (1,000,000 unless given)</label>
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
