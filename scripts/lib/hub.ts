/**
 * Has all running emulators write their data to a folder. They write beside it and swap at the end,
 * so a failure loses nothing.
 * @param hub the port of their hub
 * @returns whether it worked
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
 * Does something that no trigger is told of.
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
 * The number of Firestore's process: firebase-tools gives it a process group of its own.
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
