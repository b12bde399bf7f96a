import { noFigures, salesStatsSchema, type SalesFigures } from "@salvia/domain/lead/salesStats";
import { Timestamp, type DocumentSnapshot } from "firebase-admin/firestore";

/** Figures as they are stored, and when they were last counted, to the database's full precision. */
export type StoredStats = { figures: SalesFigures; countedAt: Timestamp | null };

/** What a document of `salesStats` holds; all zero where there is none, null where it holds no such thing. */
export function storedStats(snapshot: DocumentSnapshot): StoredStats | null {
  const data = snapshot.data();
  if (data === undefined) return { figures: noFigures(), countedAt: null };
  const countedAt: unknown = data["countedAt"];
  const moment = countedAt instanceof Timestamp ? countedAt : null;
  const read = salesStatsSchema.safeParse({ ...data, countedAt: moment?.toDate() ?? countedAt });
  if (!read.success) return null;
  const { countedAt: _, ...figures } = read.data;
  return { figures, countedAt: moment };
}
