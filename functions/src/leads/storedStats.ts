import {
  noFigures,
  salesStatsSchema,
  type SalesFigures,
  countedLeadSchema,
  type CountedLead,
} from "@salvia/domain/lead/salesStats";
import { readStored } from "@salvia/domain/shared/readStored";
import { Timestamp, type DocumentSnapshot } from "firebase-admin/firestore";

import { stored } from "../platform/stored.ts";

/** Stored figures, and when they were last recounted, at the database's full precision. */
export type StoredStats = { figures: SalesFigures; countedAt: Timestamp | null };

/** Parses a document of `salesStats`; all zero if it is missing, null if it is malformed. */
export function storedStats(snapshot: DocumentSnapshot): StoredStats | null {
  const data = snapshot.data();
  if (data === undefined) return { figures: noFigures(), countedAt: null };
  const countedAt: unknown = data["countedAt"];
  const moment = countedAt instanceof Timestamp ? countedAt : null;
  const read = readStored(salesStatsSchema, { ...data, countedAt: moment?.toDate() ?? countedAt });
  if (!read.success) return null;
  const { countedAt: _, ...figures } = read.data;
  return { figures, countedAt: moment };
}

/** The counted fields of a lead; null if the lead is malformed and so not counted. */
export function countedLead(snapshot: DocumentSnapshot): CountedLead | null {
  try {
    return stored(countedLeadSchema, snapshot);
  } catch {
    return null;
  }
}
