/** `npm run reset`: deletes the local data, so that the next start loads the demo. */
import { program, say } from "./lib/report.ts";
import { claimRun, endRun, stopGroup } from "./lib/runs.ts";
import { forgetData, hasSavedData } from "./lib/emulators/savedData.ts";

await program(async () => {
  // Running emulators would save their data again when they stop, so no run may be active.
  const left = claimRun("start");
  if (left !== null) await stopGroup(left.leader);
  const had = hasSavedData();
  forgetData();
  endRun("start");
  say(
    had
      ? "The local data is deleted; the next start loads the demo again."
      : "There was no local data.",
  );
  return 0;
});
