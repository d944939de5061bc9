import { readdirSync, readFileSync } from "node:fs";

/**
 * Processor time that processes have used so far, their children included, in milliseconds. NaN without /proc. Unlike a
 * rate, it does not depend on the load of the machine.
 */
export function readCpuTimeMs(processIds: readonly number[]): number {
  const processes = listProcesses();
  if (processes.size === 0) return Number.NaN;
  const counted = addDescendants(processIds, processes);
  return counted.reduce((sum, id) => sum + (processes.get(id)?.ticks ?? 0), 0) * MS_PER_TICK;
}

/** A process and all its descendants. Without /proc, the process alone. */
export function listFamily(processId: number): readonly number[] {
  return addDescendants([processId], listProcesses());
}

function addDescendants(
  processIds: readonly number[],
  processes: ReadonlyMap<number, ProcessTimes>,
): readonly number[] {
  const found = new Set(processIds);
  // A descendant may be listed before its parent: repeat until nothing is added.
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const [id, { parentId }] of processes) if (found.has(parentId)) found.add(id);
  }
  return [...found];
}

/** The parent of a process. Undefined without /proc. */
export function findParent(processId: number): number | undefined {
  return listProcesses().get(processId)?.parentId;
}

interface ProcessTimes {
  readonly parentId: number;
  /** In user and system mode, of the process and of its children that have ended. */
  readonly ticks: number;
}

/** USER_HZ: the unit of processor time of Linux on every platform of Node. */
const MS_PER_TICK = 10;

function listProcesses(): ReadonlyMap<number, ProcessTimes> {
  try {
    const ids = readdirSync("/proc").filter((name) => /^[0-9]+$/.test(name));
    return new Map(ids.flatMap((id) => readTimes(id)));
  } catch {
    return new Map();
  }
}

/** Nothing for a process that has ended in between. */
function readTimes(id: string): readonly (readonly [number, ProcessTimes])[] {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, "utf8");
    // proc(5): the name is in parentheses and may contain any character, followed by state, ppid, … utime as the 14th field.
    const fields = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + each, 0);
    return [[Number(id), { parentId: fields[1] ?? 0, ticks }]];
  } catch {
    return [];
  }
}
