/**
 * Exports the data of all running emulators to a folder. They write to a temporary folder and swap
 * it in at the end, so a failure loses nothing.
 * @param hub the port of their hub
 * @returns whether it succeeded
 */
export async function exportData(hub: number, folder: string): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${hub}/_admin/export`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ path: folder, initiatedBy: "salvia" }),
      signal: AbortSignal.timeout(60_000),
    });
    return answer.ok;
  } catch {
    return false;
  }
}

/**
 * Runs `work` with the emulators' triggers disabled.
 * @param hub host and port of the emulators' hub
 */
export async function withoutTriggers(hub: string, work: () => Promise<void>): Promise<void> {
  const turn = (how: "disable" | "enable") =>
    fetch(`http://${hub}/functions/${how}BackgroundTriggers`, { method: "PUT" });
  await turn("disable");
  try {
    await work();
  } finally {
    await turn("enable");
  }
}

/**
 * The process id of Firestore, which has its own process group.
 * @param hub the port of the emulators' hub
 */
export async function firestoreProcess(hub: number): Promise<number | null> {
  const answer = await fetch(`http://127.0.0.1:${hub}/emulators`);
  const emulators: unknown = await answer.json();
  const pid = valueAt(valueAt(emulators, "firestore"), "pid");
  return typeof pid === "number" ? pid : null;
}

function valueAt(object: unknown, key: string): unknown {
  return typeof object === "object" && object !== null ? Reflect.get(object, key) : undefined;
}
