import type {
  ConfigurationActivation,
  MethodShare,
  RoutingStatistics,
} from "@payment-routing/operator-contract";
import { useLocation } from "preact-iso/router";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { Named } from "../../components/named.tsx";
import { writeQuery } from "../../components/paths.ts";
import { formatCount, formatShare } from "../../formats.ts";
import { addShares, type Share } from "./shares.ts";

/** A method, with what each version gave it. */
type Row = readonly [id: number, versions: readonly MethodShare[]];

interface MethodTableProps {
  readonly statistics: RoutingStatistics;
  /** Compares the version with the one before it. */
  readonly activation: ConfigurationActivation | undefined;
}

/** Methods by their share of searches, or by what an activation changed. */
export function MethodTable({ statistics: { items }, activation }: MethodTableProps) {
  const { query } = useLocation();
  const columns = activation === undefined ? [describePart("", () => true)] : compare(activation);
  return (
    <DataTable
      caption="Methods by their share of searches"
      columns={[NAME, ...columns.flat()]}
      items={[...Map.groupBy(items, ({ method_id }) => method_id)]}
      keyOf={([id]) => id}
      pathOf={([id]) => `/console/methods${writeQuery({ ...query, method: id })}`}
      empty="No account has such a method."
    />
  );
}

const NAME: Column<Row> = {
  heading: "Method",
  show: ([id]) => <Named of="methods" id={id} />,
  isText: true,
};

function compare({ digest, previous }: ConfigurationActivation) {
  return [
    describePart(", before", ({ configuration_digest }) => configuration_digest === previous),
    describePart(", after", ({ configuration_digest }) => configuration_digest === digest),
  ];
}

/** The columns of some versions. */
function describePart(suffix: string, isPart: (share: MethodShare) => boolean): readonly Column<Row>[] {
  const read = ([, versions]: Row): Share => addShares(versions.filter(isPart));
  return [
    { heading: `Searches${suffix}`, show: (row) => formatCount(read(row).searches), isNumber: true },
    {
      heading: `Offered${suffix}`,
      show: (row) => formatShare(read(row).offered, read(row).searches) || "–",
      isNumber: true,
    },
    { heading: `First reason why not${suffix}`, show: (row) => describeReasons(read(row)), isText: true },
  ];
}

function describeReasons({ searches, reasons }: Share): string {
  return reasons.map(([reason, count]) => `${reason} ${formatShare(count, searches)}`).join(", ") || "–";
}
