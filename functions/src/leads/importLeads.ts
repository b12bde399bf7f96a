import type { LeadEndpointInput, LeadEndpointOutput } from "@salvia/domain/lead/leadEndpoints";
import * as logger from "firebase-functions/logger";

import type { SignedInHandler } from "../auth/signedInRoute.ts";
import { countRequest } from "../limits/countRequest.ts";
import { importChunk } from "./importChunk.ts";

/** Imports a chunk of a file's rows as leads of the caller. */
export const importLeads: SignedInHandler<
  LeadEndpointInput<"importLeads">,
  LeadEndpointOutput<"importLeads">
> = async (chunk, call) => {
  const { uid } = call.person;
  await countRequest("leadImport", call, uid);
  const outcomes = await importChunk(chunk, uid, call.now);
  const created = outcomes.filter((outcome) => outcome === "created").length;
  logger.info("leads imported", { uid, importId: chunk.importId, chunk: chunk.chunk, created });
  return { output: { outcomes } };
};
