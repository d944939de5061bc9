import type { Lane } from "@payment-routing/operator-contract";
import { Reason } from "../../components/reason.tsx";
import { Badge, Time } from "../../components/values.tsx";
import { describeBlock } from "./describe-block.ts";

/** Why the next callback of a lane is not delivered yet, and when that ends. */
export function BlockLabel({ lane }: { readonly lane: Lane }) {
  const { tone, text, reason, end } = describeBlock(lane);
  return (
    <>
      <Badge tone={tone} text={text} />
      {end !== undefined && (
        <div class="small">
          {end.word} <Time at={end.at} />
        </div>
      )}
      {reason !== undefined && (
        <div class="small">
          <Reason text={reason} />
        </div>
      )}
    </>
  );
}
