import { readdirSync, readFileSync } from "node:fs";

/**
 * Processor time that processes have taken so far, their children included, in milliseconds. NaN where there is no /proc.
 *
 * On a machine that others work on it says what a rate cannot: how much there is to do for each callback.
 */
export function readCpuTimeMs(processIds: readonly number[]): number {
  const processes = listProcesses();
  if (processes.size === 0) return Number.NaN;
  const counted = addDescendants(processIds, processes);
  return counted.reduce((sum, id) => sum + (processes.get(id)?.ticks ?? 0), 0) * MS_PER_TICK;
}

/** A process and all that it has started, at any remove. Itself only where there is no /proc. */
export function listFamily(processId: number): readonly number[] {
  return addDescendants([processId], listProcesses());
}

function addDescendants(
  processIds: readonly number[],
  processes: ReadonlyMap<number, ProcessTimes>,
): readonly number[] {
  const found = new Set(processIds);
  // Children of children come after their parents only by chance: so until there are no more.
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const [id, { parentId }] of processes) if (found.has(parentId)) found.add(id);
  }
  return [...found];
}

/** The process that a process was started by. Undefined where there is no /proc. */
export function findParent(processId: number): number | undefined {
  return listProcesses().get(processId)?.parentId;
}

interface ProcessTimes {
  readonly parentId: number;
  /** In user and system mode; of itself, and of its children that have ended. */
  readonly ticks: number;
}

/** USER_HZ: what Linux tells processor time in, on every machine that Node runs on. */
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
    // proc(5): the name is in parentheses and may hold any character. After it come state, ppid, … utime as the 14th field.
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
