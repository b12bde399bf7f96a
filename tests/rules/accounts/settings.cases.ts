import { collections } from "@salvia/domain/shared/collections";
import { noSwitches, switchesPath } from "@salvia/domain/configuration/switches";

import { actors, isEnded, isVisitGuest, type ActorName } from "../support/actors.ts";
import type { Documents } from "../support/values.ts";
import { documentRows } from "../support/documentRows.ts";
import type { Row } from "../support/row.ts";

const signedIn: readonly ActorName[] = actors
  .filter((actor) => actor.uid !== null && !isEnded(actor) && !isVisitGuest(actor))
  .map(({ name }) => name);

const { pathOf, get, list, create, update, remove } = documentRows(collections.settings, {
  fresh: () => ({ ...noSwitches }),
});
const switches = switchesPath.slice(pathOf("").length);

/** Every tested operation on the switches: every signed-in user reads them, no client writes. */
export const settingsRows: readonly Row[] = [
  get("the switches", switches, signedIn),
  get("another setting", "other"),
  list("all settings", (all) => all.limit(50)),
  create("another setting", "new"),
  update("the switches", switches, { off: ["visits"] }),
  remove("the switches", switches),
];

export const storedSettings: Documents = {
  [switchesPath]: noSwitches,
  [pathOf("other")]: noSwitches,
};
