import { staffSchema } from "@salvia/domain/account/staff";
import { collections } from "@salvia/domain/shared/collections";

import { liveDocument } from "./liveQuery/liveDocument.ts";

/**
 * A staff member's directory entry; null if there is none yet. Several features read it, and they
 * share a listener, because they all name it `staff/{uid}`.
 */
export const staffEntry = liveDocument(staffSchema, (uid: string) => `${collections.staff}/${uid}`);
