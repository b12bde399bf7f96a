/** `npm run reset`: forgets the local data, so that the next start begins with the demo. */
import { program, say } from "./lib/report.ts";
import { claimRun, endRun, stopGroup } from "./lib/runs.ts";
import { forgetData, hasSavedData } from "./lib/savedData.ts";

await program(async () => {
  // Running emulators would save theirs again at the end: a run must not last while its data goes.
  const left = claimRun("start");
  if (left !== null) await stopGroup(left.leader);
  const had = hasSavedData();
  forgetData();
  endRun("start");
  say(
    had
      ? "The local data is deleted; the next start loads the demo anew."
      : "There was no local data.",
  );
  return 0;
});
