import type { Appointment } from "@salvia/domain/scheduling/appointment";
import { collections } from "@salvia/domain/shared/collections";
import {
  endOfTakenDay,
  takenDayItems,
  takenDayOf,
  takenDayPath,
  takenPartOf,
  type BookingChange,
} from "@salvia/domain/scheduling/takenTime";
import { deleteField } from "firebase/firestore";

import type { ActorName } from "../support/actors.ts";
import {
  appointmentPath,
  carlasEarlierChange,
  changePath,
  startOf,
  storedAppointments,
  type StoredAppointment,
} from "./appointments.stored.ts";
import { listOf, type Query, type Row, write } from "../support/row.ts";
import { now, type Fields } from "../support/values.ts";

const clinician: readonly ActorName[] = ["clinician"];
const both: readonly ActorName[] = ["clinician", "member"];
const noOne: readonly ActorName[] = [];
const { confirmed, pending } = storedAppointments;

/** The path pattern of taken days in firestore.rules. */
export const daysOfTakenTime = `${collections.takenTime}/{uid}/${takenDayItems}`;

const day = takenDayOf(confirmed.startsAt);
const carlasDay = takenDayPath("carla", day);
const pendingDay = takenDayOf(pending.startsAt);

/** The change that confirms Carla's request of Dora. */
const confirmation = {
  clinicianId: "carla",
  patientId: "dora",
  frees: null,
  takes: takenPartOf({ ...pending, status: "confirmed", token: "token-new" }),
};

/** Moves Carla's confirmed appointment by a quarter of an hour, onto its own time. */
const quarterLater = new Date(confirmed.startsAt.getTime() + 15 * 60_000);
const move = {
  ...confirmation,
  frees: takenPartOf(confirmed),
  takes: takenPartOf({ ...confirmed, startsAt: quarterLater }),
};
const nextDay = startOf(160);
const moveOverDays = { ...move, takes: takenPartOf({ ...confirmed, startsAt: nextDay }) };
const cancellation = { ...move, takes: null };

/** Every tested operation on the taken days of clinicians and patients. */
export const takenTimeRows: readonly Row[] = [
  get("Carla's", carlasDay, both),
  get("Dora's", takenDayPath("dora", day), both),
  get("Drew's, whom two treat", takenDayPath("drew", day), ["clinician", "another clinician"]),
  get("Cleo's", takenDayPath("cleo", day), ["another clinician", "another member"]),
  get("Carla's, without appointments", takenDayPath("carla", "1"), both),
  list("Carla's", "carla", (all) => inOrder(all).limit(8), both),
  list("Dora's", "dora", (all) => inOrder(all).limit(100), both),
  list("Carla's, more than a page", "carla", (all) => inOrder(all).limit(101), noOne),
  { ...list("Carla's, without limit", "carla", (all) => all, noOne), undecidable: true },

  book(
    "a request",
    "pending",
    { status: "confirmed", token: "token-new" },
    confirmation,
    clinician,
  ),
  book("a cancellation", "confirmed", { status: "cancelled" }, cancellation, both),
  book("a move by a quarter of an hour", "confirmed", to(quarterLater), move, clinician),
  book("a move over two days", "confirmed", to(nextDay), moveOverDays, clinician),
  ...["carla", "dora"].flatMap((uid) => [
    refused(`without a cell of ${uid}'s`, uid, (cells) =>
      Object.fromEntries(Object.entries(cells).slice(1)),
    ),
    refused(`with another token in ${uid}'s`, uid, (cells) => mapped(cells, () => "token-2")),
    refused(`with a cell more of ${uid}'s`, uid, (cells) => ({ ...cells, "1": "token-new" })),
    refused(`freeing a colleague's cell of ${uid}'s`, uid, (cells) => ({
      ...cells,
      ...mapped(takenPartOf(confirmed)?.cells ?? {}, () => deleteField()),
    })),
    refused(`changing another's cell of ${uid}'s`, uid, (cells) => ({
      ...cells,
      ...mapped(takenPartOf(confirmed)?.cells ?? {}, () => "token-new"),
    })),
  ]),
  ...[
    { endsAt: new Date("2026-01-01") },
    { updatedAt: new Date("2026-01-01") },
    { appointmentId: "pending" },
  ].map((more) => refused(`with ${Object.keys(more).join()}`, "carla", (cells) => cells, more)),
  confirm("rival", "at a time that Carla has given away"),
  confirm("drewsBusy", "at a time when Drew has another appointment"),
  confirm("rival", "at a time that is taken, with the same token", "token-confirmed"),
  ...["carla", "dora"].map((of) =>
    book(
      `a cancellation that keeps a cell of ${of}'s`,
      "confirmed",
      { status: "cancelled" },
      cancellation,
      noOne,
      { of, cells: (cells) => Object.fromEntries(Object.entries(cells).slice(1)) },
    ),
  ),
  besides("a colleague's day", "cleo", pendingDay, confirmation.takes?.cells ?? {}),
  besides("a day without changes", "carla", takenDayOf(nextDay), {}),
  {
    operation: "update",
    name: "by an earlier change",
    send: (db) =>
      write(db, (writes) => {
        const { takes } = carlasEarlierChange;
        if (takes === null) throw new Error("That change takes time.");
        const data = dayWith(takes.cells, takes.day);
        writes.set(db.doc(takenDayPath("carla", takes.day)), data, { merge: true });
      }),
    allowedTo: noOne,
    undecidable: true,
    reads: 1,
  },
  {
    operation: "update",
    name: "without a change of an appointment",
    send: (db) => write(db, (writes) => writes.update(db.doc(carlasDay), { updatedAt: now })),
    allowedTo: noOne,
    undecidable: true,
    reads: 1,
  },
  {
    operation: "delete",
    name: "Carla's",
    send: (db) => write(db, (writes) => writes.delete(db.doc(carlasDay))),
    allowedTo: noOne,
  },
];

function get(name: string, path: string, allowedTo: Row["allowedTo"]): Row {
  const send: Row["send"] = (db) => db.doc(path).get({ source: "server" });
  // Asks for the patient of this id, who may not exist.
  return { operation: "get", name, send, allowedTo, undecidable: true, reads: 3 };
}

function list(
  name: string,
  uid: string,
  query: (all: Query) => Query,
  allowedTo: Row["allowedTo"],
): Row {
  const send = listOf(`${collections.takenTime}/${uid}/${takenDayItems}`, query);
  return { operation: "list", name, send, allowedTo, undecidable: true, reads: 3 };
}

function inOrder(all: Query): Query {
  return all.orderBy("endsAt");
}

type Parts = Pick<BookingChange, "clinicianId" | "patientId" | "frees" | "takes">;

/** Changes an appointment with its taken days, the days first. */
function book(
  name: string,
  which: StoredAppointment,
  fields: Partial<Appointment>,
  parts: Parts,
  allowedTo: Row["allowedTo"],
  change: {
    of?: string;
    cells?: (cells: Fields) => Fields;
    more?: Fields;
    another?: readonly [path: string, data: Fields];
  } = {},
): Row {
  const send: Row["send"] = (db, uid) =>
    write(db, (writes) => {
      if (change.another) {
        const [path, data] = change.another;
        writes.set(db.doc(path), data, { merge: true });
      }
      for (const [of, cells] of daysOf(parts)) {
        for (const owner of [parts.clinicianId, parts.patientId]) {
          const isWrong = owner === change.of;
          const sent = isWrong ? (change.cells?.(cells) ?? cells) : cells;
          const data = { ...dayWith(sent, of), ...(isWrong && change.more) };
          writes.set(db.doc(takenDayPath(owner, of)), data, { merge: true });
        }
      }
      const isMoved = fields.startsAt !== undefined;
      const stamps = { rev: storedAppointments[which].rev + 1, updatedAt: now };
      writes.update(db.doc(appointmentPath(which)), {
        ...fields,
        ...stamps,
        ...(isMoved && { timeSetAt: now }),
      });
      writes.set(db.doc(changePath(uid)), { appointmentId: which, ...parts, at: now });
    });
  const beside = { collection: collections.appointments, operation: "update" } as const;
  return { operation: "update", name, send, allowedTo, beside, undecidable: true, reads: 10 };
}

/** Confirms Carla's request of Dora, with wrong cells in one of the days. */
function refused(
  name: string,
  of: string,
  cells: (cells: Fields) => Fields,
  more: Fields = {},
): Row {
  const fields = { status: "confirmed", token: "token-new" } as const;
  return book(`a request ${name}`, "pending", fields, confirmation, noOne, { of, cells, more });
}

/** Confirms Carla's request of Dora, and writes another day besides. */
function besides(name: string, owner: string, of: string, cells: Fields): Row {
  const fields = { status: "confirmed", token: "token-new" } as const;
  const another = [takenDayPath(owner, of), dayWith(cells, of)] as const;
  return book(`a request and ${name}`, "pending", fields, confirmation, noOne, { another });
}

/** Confirms a request at a time that is taken. */
function confirm(which: "rival" | "drewsBusy", name: string, token = "token-new"): Row {
  const fields = { status: "confirmed", token } as const;
  const { clinicianId, patientId } = storedAppointments[which];
  const takes = takenPartOf({ ...storedAppointments[which], ...fields });
  return book(
    `a request ${name}`,
    which,
    fields,
    { clinicianId, patientId, frees: null, takes },
    noOne,
  );
}

function daysOf({ frees, takes }: Parts): Map<string, Fields> {
  const days = new Map<string, Fields>();
  if (frees !== null)
    days.set(
      frees.day,
      mapped(frees.cells, () => deleteField()),
    );
  if (takes !== null) days.set(takes.day, { ...days.get(takes.day), ...takes.cells });
  return days;
}

function dayWith(cells: Fields, of: string): Fields {
  return { cells, endsAt: endOfTakenDay(of), updatedAt: now };
}

function mapped(cells: Fields, value: () => unknown): Fields {
  return Object.fromEntries(Object.keys(cells).map((cell) => [cell, value()]));
}

function to(startsAt: Date): Partial<Appointment> {
  return { status: "confirmed", startsAt };
}
