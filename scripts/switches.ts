/**
 * `npm run switches`: shows which features are off, or turns one off or on; on the local emulators,
 * or with `--project` on a real project.
 */
import { userInfo } from "node:os";

import {
  noSwitches,
  switchesPath,
  switchesSchema,
  type Switches,
} from "@salvia/domain/configuration/switches";
import { getFirestore } from "firebase-admin/firestore";

import { stored } from "../functions/src/platform/stored.ts";
import { storeSwitch } from "../functions/src/switches/storeSwitches.ts";
import { operatorApp } from "./lib/operatorApp.ts";
import { program, say } from "./lib/report.ts";
import { switchWords } from "./lib/switchWords.ts";

await program(async () => {
  const words = switchWords(process.argv.slice(2));
  return operatorApp(words.project, async (app) => {
    const firestore = getFirestore(app);
    if (words.kind === "change") {
      const by = `${userInfo().username} (npm run switches)`;
      show(await storeSwitch(firestore, { ...words, by, at: new Date() }));
    } else {
      show(stored(switchesSchema, await firestore.doc(switchesPath).get()) ?? noSwitches);
    }
    return 0;
  });
});

function show({ off, builtOff: deployed }: Switches): void {
  say(`Turned off by administrators: ${off.join(", ") || "nothing"}.`);
  say(`Turned off by the deployment: ${deployed.join(", ") || "nothing"}.`);
}
