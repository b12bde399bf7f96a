import { collections } from "@salvia/domain/shared/collections";
import { staffSchema } from "@salvia/domain/account/staff";

import { liveDocument } from "../../firebase/liveQuery/liveDocument.ts";

/** A staff member's directory entry; null if there is none yet. */
export const staffEntry = liveDocument(staffSchema, (uid: string) => `${collections.staff}/${uid}`);
