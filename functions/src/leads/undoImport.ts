import type { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../platform/adminApp.ts";
import type { SignedInHandler } from "../caller/signedInRoute.ts";
import { countRequest } from "../limits/countRequest.ts";
import { runImportUndo } from "./runImportUndo.ts";

export const undoImport: SignedInHandler<typeof leadEndpoints.undoImport> = async (
  { importId },
  call,
) => {
  const { uid } = call.person;
  await countRequest("leadImport", call, uid);
  const output = await runImportUndo(getFirestore(adminApp), { importId, uid, now: call.now });
  logger.info("import undone", { uid, importId, ...output });
  return { output };
};
