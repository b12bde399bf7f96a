import { languages } from "@salvia/domain/shared/language";

import type { ActorName } from "../support/actors.ts";
import { clinicians } from "../support/documentRows.ts";
import type { Row } from "../support/row.ts";
import { missing, naming, now } from "../support/values.ts";
import { again, change, enter, enterAs, get, list, remove, waitingFor } from "./visits.requests.ts";
import { inMinutes, storedVisits } from "./visits.stored.ts";

const clinician: readonly ActorName[] = ["clinician"];
const member: readonly ActorName[] = ["member"];
const both: readonly ActorName[] = ["clinician", "member"];
const noOne: readonly ActorName[] = [];

const badTimes = [missing, null, "now", inMinutes(-1), inMinutes(60)];
const badIds = [missing, null, 7, "", "a/b", "x".repeat(129)];

/** Values with which a member may never enter. */
const wrongFields: readonly (readonly [field: string, values: readonly unknown[]])[] = [
  ["clinicianId", [missing, null, "cleo"]],
  ["patientId", [missing, null, "dina"]],
  ["patientName", [missing, null, "Doris"]],
  ["language", [missing, null, "de", ["pt"]]],
  ["state", [missing, null, "admitted", "ended"]],
  ["waitingSince", badTimes],
  ["seenAt", badTimes],
  ["patientSession", badIds],
  ["clinicianSession", [missing, "carlas"]],
  ["admittedAt", [missing, now]],
  ["endedAt", [missing, now]],
  ["expireAt", [missing, null, now, inMinutes(600)]],
  ["startedAt", [now]],
  ["aloneSince", [null, now]],
  ["reason", ["Headaches"]],
];

const admission = { state: "admitted", admittedAt: now, clinicianSession: "carlas-next" };
const end = { state: "ended", endedAt: now };
const here = { seenAt: now, patientSession: "doras-next" };
const leave = { state: "left" };
const goodbyeOf = (clinicianSession: string) => ({ clinicianSession, aloneSince: now });

/** Every tested operation on visits. */
export const visitRows: readonly Row[] = [
  get("waiting", both),
  get("admitted", [...both, "guest"]),
  get("leftWithGuest", [...both, "guest whose patient left"]),
  get("knocking", both),
  get("refused", both),
  get("endedWithGuest", both),
  get("closedWithGuest", both),
  // A participant whose role has changed has no access by the old one.
  get("swapped", noOne),
  // Before it has begun, only the two of its appointment may read it; for others it does not exist.
  get("soon", both),
  get("cancelled", both),
  get("cleos", ["another clinician", "another member"]),
  { ...get("absent", noOne), undecidable: true },
  list("who waits for one", (all, uid) => waitingFor(all, uid).limit(50), clinicians),
  list("the largest page", (all, uid) => waitingFor(all, uid).limit(100), clinicians),
  list("more than a page", (all, uid) => waitingFor(all, uid).limit(101), noOne),
  list("without limit", waitingFor, noOne),
  list("who waits for somebody else", (all) => waitingFor(all, "zoe").limit(50), noOne),
  list("one's own as patient", (all, uid) => all.where("patientId", "==", uid).limit(50), noOne),
  list("all that wait", (all) => all.where("state", "==", "waiting").limit(50), noOne),

  enter("soon", {}, member),
  ...languages.map((language) => enter("begun", { language }, member)),
  enter("grace", {}, member),
  enter("early", {}, noOne),
  enter("gone", {}, noOne),
  enter("pending", {}, noOne),
  enter("cancelled", {}, noOne),
  enter("inPerson", {}, noOne),
  enter("cleos", {}, noOne),
  enter("cleos", { clinicianId: "cleo", patientId: "dina", patientName: "Dina" }, [
    "another member",
  ]),
  enter("cleos", { clinicianId: "cleo", patientName: "Dina" }, noOne),
  { ...enterAs("absent", "without appointment", {}, noOne), undecidable: true },
  ...wrongFields.flatMap(([field, values]) =>
    values.map((value) =>
      enterAs("soon", `soon with ${naming(field, value)}`, { [field]: value }, noOne),
    ),
  ),

  again("ended", member),
  again("left", member),
  again("leftCall", member),
  again("closedLeft", member),
  again("closedWaiting", member),
  again("closedAdmitted", member),
  again("waiting", noOne),
  again("admitted", noOne),
  again("ended", noOne, { expireAt: inMinutes(600) }),
  again("ended", noOne, { waitingSince: inMinutes(-20) }),
  again("leftCall", member, { startedAt: storedVisits.leftCall.startedAt }),
  again("leftCall", noOne, { startedAt: now }),

  change("waiting", "here", here, member),
  change("admitted", "here", here, member),
  change("ended", "here", here, noOne),
  change("closedAdmitted", "here", here, noOne),
  ...badTimes
    .filter((value) => value !== missing)
    .map((seenAt) => change("waiting", naming("here at", seenAt), { ...here, seenAt }, noOne)),
  ...badIds.map((patientSession) =>
    change("waiting", naming("here as", patientSession), { ...here, patientSession }, noOne),
  ),
  change("admitted", "asked for the clinician", { seenAt: now, aloneSince: now }, member),
  change("alone", "asked for the clinician", { seenAt: now, aloneSince: now }, member),
  change("admitted", "alone for long", { ...here, aloneSince: inMinutes(-20) }, noOne),
  change("alone", "here, not alone", { ...here, aloneSince: null }, noOne),
  change("waiting", "here, speaking", { ...here, language: "fr" }, noOne),

  change("left", "here", here, noOne),
  change("left", "back", { ...here, state: "waiting" }, member),
  change("left", "back in the call", { ...here, state: "admitted" }, noOne),
  change("leftCall", "back", { ...here, state: "admitted" }, member),
  change("leftCall", "back, waiting", { ...here, state: "waiting" }, noOne),
  change("leftCall", "back, admitted", { ...here, ...admission }, noOne),
  change("closedLeft", "back", { ...here, state: "waiting" }, noOne),
  change("ended", "back", { ...here, state: "admitted" }, noOne),
  change("waiting", "here, admitted", { ...here, state: "admitted" }, noOne),

  change("waiting", "left", leave, member),
  change("admitted", "left", leave, member),
  change("admitted", "left by its page", { ...leave, patientSession: "doras" }, member),
  change("admitted", "left by another page", { ...leave, patientSession: "doras-last" }, noOne),
  change("left", "left", leave, noOne),
  change("ended", "left", leave, noOne),
  change("closedWaiting", "left", leave, noOne),
  change("waiting", "left and prolonged", { ...leave, expireAt: inMinutes(600) }, noOne),
  change("left", "admitted", admission, noOne),
  change("leftCall", "come back to", { clinicianSession: "carlas-next" }, noOne),

  change("waiting", "admitted", admission, clinician),
  change("admitted", "come back to", { clinicianSession: "carlas-next" }, clinician),
  change("admitted", "admitted once more", admission, noOne),
  change("ended", "admitted", admission, noOne),
  change("closedWaiting", "admitted", admission, noOne),
  change("closedAdmitted", "come back to", { clinicianSession: "carlas-next" }, noOne),
  change("waiting", "come back to", { clinicianSession: "carlas-next" }, noOne),
  ...badTimes.map((admittedAt) =>
    change("waiting", naming("admitted at", admittedAt), { ...admission, admittedAt }, noOne),
  ),
  ...badIds.map((clinicianSession) =>
    change(
      "waiting",
      naming("admitted as", clinicianSession),
      { ...admission, clinicianSession },
      noOne,
    ),
  ),
  change("waiting", "admitted and prolonged", { ...admission, expireAt: inMinutes(600) }, noOne),

  change("waiting", "admitted first", { ...admission, startedAt: now }, clinician),
  change("waiting", "admitted late", { ...admission, startedAt: inMinutes(-20) }, noOne),
  change("returned", "admitted", admission, clinician),
  change("returned", "admitted first", { ...admission, startedAt: now }, noOne),
  change("admitted", "started over", { clinicianSession: "carlas", startedAt: now }, noOne),
  change("earlier", "started late", { clinicianSession: "carlas", startedAt: now }, noOne),

  change("admitted", "without the clinician", { aloneSince: now }, clinician),
  change("admitted", "without their page", goodbyeOf("carlas"), clinician),
  change("admitted", "without another page of theirs", goodbyeOf("carlas-last"), noOne),
  change("admitted", "without the clinician for long", { aloneSince: inMinutes(-20) }, noOne),
  change("leftCall", "without the clinician", { aloneSince: now }, noOne),
  change("alone", "answered", { aloneSince: null }, clinician),
  change("alone", "come back to", { clinicianSession: "carlas-next", aloneSince: null }, clinician),
  change("alone", "come back to, alone", { clinicianSession: "carlas-next" }, clinician),

  change("waiting", "ended", end, clinician),
  change("admitted", "ended", end, clinician),
  change("leftCall", "ended", end, clinician),
  change("closedAdmitted", "ended", end, clinician),
  change("ended", "ended", end, noOne),
  change("admitted", "ended and moved on", { ...end, expireAt: inMinutes(600) }, noOne),
  ...badTimes.map((endedAt) =>
    change("admitted", naming("ended at", endedAt), { ...end, endedAt }, noOne),
  ),
  change("waiting", "ended by admitting", { ...end, state: "admitted" }, noOne),
  change("admitted", "ended and put back", { ...end, state: "waiting" }, noOne),
  change("admitted", "put back", { state: "waiting", admittedAt: null }, noOne),

  remove("waiting"),
  remove("ended"),
];
