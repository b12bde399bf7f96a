import { collections } from "@salvia/domain/shared/collections";

import type { ActorName } from "../support/actors.ts";
import { documentRows } from "../support/documentRows.ts";
import { type Row, undecidable } from "../support/row.ts";
import { missing, naming, now, type Fields } from "../support/values.ts";
import { both, noOne } from "./belowVisits.ts";
import { inMinutes, storedGuests, visitId, type StoredVisit } from "./visits.stored.ts";

type Place = StoredVisit | "absent";

const rows = documentRows(collections.guests, { reads: { get: 2, write: 2 } });
const get = (place: Place, allowedTo: readonly ActorName[]) =>
  rows.get(place, visitId(place), allowedTo);
const change = (place: Place, name: string, fields: Fields, allowedTo: readonly ActorName[]) =>
  rows.update(`${place}: ${name}`, visitId(place), fields, allowedTo);

const admission: Fields = { state: "admitted", admittedAt: now };

/** Every tested operation on the guests of visits. */
export const guestRows: readonly Row[] = [
  get("admitted", [...both, "guest"]),
  get("knocking", [...both, "waiting guest"]),
  get("refused", both),
  get("invited", both),
  get("leftWithGuest", [...both, "guest whose patient left"]),
  get("endedWithGuest", both),
  get("closedWithGuest", both),
  get("waiting", both),
  undecidable(get("absent", noOne)),
  rows.list("a page", (all) => all.limit(1)),
  createsGuest(),
  rows.remove("admitted", visitId("admitted")),

  change("knocking", "admitted", admission, ["clinician"]),
  change("admitted", "admitted again", admission, noOne),
  change("refused", "admitted after all", admission, noOne),
  change("invited", "admitted too soon", admission, noOne),
  change("endedKnocking", "admitted too late", admission, noOne),
  change("closedKnocking", "admitted after closing", admission, noOne),
  ...[missing, null, inMinutes(-1)].map((value) =>
    change("knocking", naming("admittedAt", value), { ...admission, admittedAt: value }, noOne),
  ),
  change("knocking", "admitted and renamed", { ...admission, name: "Doctor" }, noOne),
  change("knocking", "left by the clinician", { ...admission, state: "left" }, noOne),

  change("knocking", "refused", { state: "removed" }, ["clinician"]),
  change("admitted", "removed", { state: "removed" }, ["clinician"]),
  change("invited", "revoked", { state: "removed" }, ["clinician"]),
  change("endedWithGuest", "removed", { state: "removed" }, ["clinician"]),
  change("admitted", "removed and renamed", { state: "removed", name: "Doctor" }, noOne),
  change("admitted", "invited again", { state: "invited" }, noOne),

  change("admitted", "present", { seenAt: now }, ["guest"]),
  change("admitted", "present on the same page", { seenAt: now, session: "gretas" }, ["guest"]),
  change("admitted", "present on another page", { seenAt: now, session: "next" }, noOne),
  change("admitted", "present a while ago", { seenAt: inMinutes(-0.5) }, noOne),
  change("admitted", "present and renamed", { seenAt: now, name: "Doctor" }, noOne),
  change("knocking", "present", { seenAt: now }, ["waiting guest"]),
  change("refused", "present", { seenAt: now }, noOne),
  change("endedWithGuest", "present", { seenAt: now }, noOne),
  change("closedWithGuest", "present", { seenAt: now }, noOne),

  change("admitted", "gone", { state: "left" }, ["guest"]),
  change("admitted", "gone from another page", { state: "left", session: "next" }, noOne),
  change("knocking", "gone", { state: "left" }, ["waiting guest"]),
  change("knocking", "in without being admitted", { state: "admitted" }, noOne),
  change("refused", "gone", { state: "left" }, noOne),
  change("endedWithGuest", "gone", { state: "left" }, noOne),
  change("closedWithGuest", "gone", { state: "left" }, noOne),
];

function createsGuest(): Row {
  const { reads: _, ...row } = rows.create("waiting: a guest", visitId("waiting"), {
    ...storedGuests.invited,
  });
  return row;
}
