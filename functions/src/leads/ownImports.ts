import type { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import { collections } from "@salvia/domain/shared/collections";
import { importRunSchema } from "@salvia/domain/lead/leadImport";
import { getFirestore } from "firebase-admin/firestore";

import { adminApp } from "../platform/adminApp.ts";
import type { SignedInHandler } from "../caller/signedInRoute.ts";
import { countRequest } from "../limits/countRequest.ts";
import { stored } from "../platform/stored.ts";

/** More imports than a user makes in three days; sorting them here avoids an index. */
const most = 200;

/** Lists the caller's imports while they can be undone, and for a while after they were. */
export const ownImports: SignedInHandler<typeof leadEndpoints.ownImports> = async (_, call) => {
  const { uid } = call.person;
  await countRequest("leadImport", call, uid);
  const runs = getFirestore(adminApp).collection(collections.importRuns);
  const { docs } = await runs.where("uid", "==", uid).limit(most).get();
  const imports = docs
    .flatMap((snapshot) => stored(importRunSchema, snapshot) ?? [])
    // Expired documents can no longer be undone and are deleted within a day.
    .filter(({ created, expiresAt }) => created > 0 && expiresAt > call.now)
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .map(({ importId, createdAt, created, undoneAt, removed, kept, finished }) => ({
      importId,
      createdAt: createdAt.getTime(),
      created,
      undo: undoneAt === null ? null : { removed, kept, finished },
    }));
  return { output: { imports } };
};
