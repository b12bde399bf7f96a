import { coverageSchema } from "@salvia/domain/member/coverage";
import { collections } from "@salvia/domain/shared/collections";

import { liveDocument } from "../../firebase/liveQuery/liveDocument.ts";

/** A member's own plan, live; null if the core system has sent none. */
export const coverageDocument = liveDocument(
  coverageSchema,
  (uid: string) => `${collections.coverages}/${uid}`,
);
