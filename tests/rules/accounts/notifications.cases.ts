import { newNotification, notificationsPath } from "@salvia/domain/mail/notification";

import { actors, isEnded, isVisitGuest } from "../support/actors.ts";
import { type Documents, missing, naming, now, type Fields } from "../support/values.ts";
import { documentRows } from "../support/documentRows.ts";
import { type Row, undecidable } from "../support/row.ts";

const everyUser = actors
  .filter((actor) => actor.uid !== null && !isEnded(actor) && !isVisitGuest(actor))
  .map(({ name }) => name);

const unread = newNotification({
  kind: "newLead",
  leadId: "lead",
  at: new Date("2026-11-20T09:00:00Z"),
});
const ofAppointment = newNotification({
  kind: "appointmentConfirmed",
  appointmentId: "appointment",
  at: new Date("2026-11-20T09:00:00Z"),
});
const read = { ...unread, readAt: new Date("2026-11-20T10:00:00Z") };

const own = documentRows(notificationsPath, { fresh: () => ({ ...unread }) });
const zoes = documentRows(notificationsPath("zoe"), { fresh: () => ({ ...unread }) });
const pathOf = (uid: string, id: string) => own.pathOf(id, uid);

/** Every actor has notifications, one of them read, and so has Zoe, who is no actor. */
export const storedNotifications: Documents = Object.fromEntries(
  ["zoe", "stranger", ...actors.map(({ uid }) => uid ?? "stranger")].flatMap((uid) => [
    [pathOf(uid, "unread"), unread],
    [pathOf(uid, "read"), read],
    [pathOf(uid, "appointment"), ofAppointment],
    [pathOf(uid, "new"), null],
  ]),
);

const badTimes = [missing, null, true, 7, "now", new Date("2020-01-01"), new Date("2120-01-01")];
const served: Fields = {
  kind: "conversion",
  leadId: "other",
  appointmentId: "other",
  conversationId: "other",
  requestId: "other",
  at: now,
  expireAt: now,
  extra: true,
};

/** Every tested operation on notifications. */
export const notificationRows: readonly Row[] = [
  own.get("one's own", "unread", everyUser),
  own.get("one's own that does not exist", "missing", everyUser),
  zoes.get("another's", "unread"),
  own.list("a page", (items) => items.limit(20), everyUser),
  own.list("the largest page", (items) => items.limit(100), everyUser),
  own.list("more than a page", (items) => items.limit(101)),
  undecidable(own.list("without limit", (items) => items)),
  own.list(
    "the unread",
    (items) => items.where("readAt", "==", null).orderBy("at", "desc").limit(10),
    everyUser,
  ),
  zoes.list("another's", (items) => items.limit(20)),
  own.create("one's own", "new"),
  zoes.create("another's", "new"),
  own.update("that it is read", "unread", { readAt: now }, everyUser),
  own.update("that it is read, once more", "read", { readAt: now }, everyUser),
  own.update("that one about an appointment is read", "appointment", { readAt: now }, everyUser),
  zoes.update("another's", "unread", { readAt: now }),
  ...badTimes.map((readAt) => own.update(naming("readAt", readAt), "unread", { readAt })),
  own.update("that it is not read after all", "read", { readAt: null }),
  own.update("nothing", "read", {}),
  ...Object.entries(served).map(([field, value]) =>
    own.update(naming(field, value), "unread", { readAt: now, [field]: value }),
  ),
  own.remove("one's own", "unread"),
  zoes.remove("another's", "unread"),
];
