import { collections } from "@salvia/domain/shared/collections";
import { messagesPath, type Message, type Thread } from "@salvia/domain/assistant/thread";

import { actors } from "../support/actors.ts";
import type { Documents } from "../support/values.ts";
import { clinicians, documentRows } from "../support/documentRows.ts";
import { type Row, undecidable } from "../support/row.ts";

const at = new Date("2026-11-20T09:00:00Z");
const times = { createdAt: at, expireAt: new Date("2027-02-18T09:00:00Z") };
const threadOf = (ownerId: string): Thread => ({
  ownerId,
  title: "Who do I see today?",
  updatedAt: at,
  context: null,
  ...times,
});
const message: Message = { from: "owner", text: "Who do I see today?", ...times };

const ownId = (uid: string) => uid;
const threads = documentRows(collections.threads, { fresh: () => ({ ...threadOf("zoe") }) });

/** Every actor has a conversation under their own uid, as if each had once been a clinician. */
export const storedThreads: Documents = Object.fromEntries(
  ["zoe", "stranger", ...actors.map(({ uid }) => uid ?? "stranger")].flatMap((uid) => [
    [threads.pathOf(uid), threadOf(uid)],
    [`${messagesPath(uid)}/first`, message],
  ]),
);

/** Every tested operation on conversations. */
export const threadRows: readonly Row[] = [
  threads.get("one's own", ownId, clinicians),
  threads.get("another's", "zoe"),
  threads.get("one that is not there", "missing"),
  threads.list(
    "a page of one's own",
    (all, uid) => all.where("ownerId", "==", uid).limit(10),
    clinicians,
  ),
  threads.list(
    "the largest page",
    (all, uid) => all.where("ownerId", "==", uid).limit(100),
    clinicians,
  ),
  threads.list("more than a page", (all, uid) => all.where("ownerId", "==", uid).limit(101)),
  undecidable(
    threads.list("one's own without limit", (all, uid) => all.where("ownerId", "==", uid)),
  ),
  threads.list("another's", (all) => all.where("ownerId", "==", "zoe").limit(10)),
  // Only the server writes them.
  threads.create("one's own", (uid) => `${uid}New`),
  threads.update("one's own", ownId, { title: "Mine" }),
  threads.remove("one's own", ownId, clinicians),
  threads.remove("another's", "zoe"),
  threads.remove("one that is not there", "missing"),
];

const ownMessages = documentRows(messagesPath, { fresh: () => ({ ...message }) });

/** Every tested operation on their messages. */
export const messageRows: readonly Row[] = [
  ownMessages.get("one's own", "first"),
  { ...ownMessages.list("a page of one's own", (all) => all.limit(60), clinicians), reads: 2 },
  { ...ownMessages.list("the largest page", (all) => all.limit(100), clinicians), reads: 2 },
  ownMessages.list("more than a page", (all) => all.limit(101)),
  { ...undecidable(ownMessages.list("all of one's own", (all) => all)), reads: 2 },
  { ...listOfSome("another's", "zoe"), reads: 2 },
  { ...undecidable(listOfSome("those of none", "missing")), reads: 2 },
  ownMessages.create("one's own", "firstNew"),
  ownMessages.update("one's own", "first", { title: "Mine" }),
  ownMessages.remove("one's own", "first"),
];

function listOfSome(name: string, threadId: string): Row {
  return documentRows(messagesPath(threadId)).list(name, (all) => all.limit(60));
}
