import { viewersMax } from "@salvia/domain/shared/viewers";
import { collections } from "@salvia/domain/shared/collections";

import type { ActorName } from "../support/actors.ts";
import { type Documents, type Fields, missing, now, own } from "../support/values.ts";
import { admins, documentRows, noOne, past } from "../support/documentRows.ts";
import { type Row, write, undecidable } from "../support/row.ts";
import { leadDocuments, storedLeads, type StoredLead } from "./leads.stored.ts";

const owner: readonly ActorName[] = ["owner"];
const sales: readonly ActorName[] = ["owner", "colleague"];

type Lead = StoredLead | "absent" | typeof strange;

/** No client can store a lead under such an id. */
const strange = "a.b:c";

const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60_000);
const expireAt = inHours(24);
const crowd = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`viewer${at}`, past]));

const { pathOf, get, list, remove } = documentRows(collections.leadViewers, { reads: { get: 2 } });

/** Who has leads open: of most of them, no one was seen yet. */
export const storedViewers: Documents = {
  ...leadDocuments,
  [pathOf("mine")]: { viewers: { otto: past }, expireAt },
  [pathOf("consented")]: { viewers: crowd(viewersMax), expireAt },
  [pathOf("withoutConsent")]: { viewers: crowd(viewersMax - 1), expireAt },
  [pathOf("theirs")]: null,
  [pathOf("pooled")]: null,
  [pathOf("absent")]: null,
  [pathOf(strange)]: null,
  [`${collections.leads}/${strange}`]: storedLeads.pooled,
};

/** Every tested operation on the viewers of leads. */
export const leadViewerRows: readonly Row[] = [
  get("of mine", "mine", [...owner, ...admins]),
  get("of theirs, where there are none", "theirs", ["colleague", ...admins]),
  get("of a lead in the pool", "pooled", [...sales, ...admins]),
  undecidable(get("of a lead that there is not", "absent", admins)),
  list("a page", (all) => all.limit(50)),

  see("of mine", "mine", [...owner, ...admins]),
  see("of theirs, as the first", "theirs", ["colleague", ...admins]),
  see("of one in the pool in the past", "pooled", noOne, { [`viewers.${own}`]: past }),
  see("of a lead in the pool", "pooled", [...sales, ...admins]),
  undecidable(see("of a lead that there is not", "absent", admins)),
  see("under a strange id", strange, noOne),
  see("for almost two days", "mine", [...owner, ...admins], { expireAt: inHours(47) }),
  see("for three days", "mine", noOne, { expireAt: inHours(72) }),
  see("until it was past", "mine", noOne, { expireAt: past }),
  see("without an end", "mine", noOne, { expireAt: missing }),
  undecidable(see("until a word", "mine", noOne, { expireAt: "now" })),
  see("in the past", "mine", noOne, { [`viewers.${own}`]: past }),
  see("at a time in words", "mine", noOne, { [`viewers.${own}`]: "now" }),
  see("with more", "mine", noOne, { note: "more" }),
  see("of another, too", "mine", noOne, { "viewers.zoe": now }),
  see("instead of another", "mine", noOne, { "viewers.otto": missing }),
  see("as the last there is room for", "withoutConsent", [...owner, ...admins]),
  see("with too many", "consented", noOne),
  see("instead of one of too many", "consented", noOne, { "viewers.viewer0": missing }),
  see("as another", "mine", noOne, { [`viewers.${own}`]: missing, "viewers.zoe": now }),
  see("as no one", "mine", noOne, { [`viewers.${own}`]: missing }),
  undecidable(see("in no list", "mine", noOne, { viewers: missing }, true)),

  remove("of mine", "mine"),
];

/** Says that the actor has a lead open. */
function see(
  name: string,
  lead: Lead,
  allowedTo: Row["allowedTo"],
  change: Fields = {},
  isWhole = false,
): Row {
  const operation = storedViewers[pathOf(lead)] === null ? "create" : "update";
  const send: Row["send"] = (db, uid) => {
    const fields = { [`viewers.${own}`]: now, expireAt, ...change };
    const named = Object.entries(fields).map(
      ([key, value]) => [key.replace(own, uid), value] as const,
    );
    const sent: Fields = Object.fromEntries(
      isWhole ? named.filter(([key]) => !key.startsWith("viewers")) : named,
    );
    return write(db, (writes) =>
      operation === "create"
        ? writes.set(db.doc(pathOf(lead)), {
            viewers: { [uid]: sent[`viewers.${uid}`] },
            expireAt: sent["expireAt"],
          })
        : isWhole
          ? writes.set(db.doc(pathOf(lead)), withoutMissing(sent))
          : writes.update(db.doc(pathOf(lead)), sent),
    );
  };
  return { operation, name, send, allowedTo, reads: 2 };
}

function withoutMissing(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== missing));
}
