import type { patientEndpoints } from "@salvia/domain/member/patientEndpoints";
import type { InputOf } from "@salvia/domain/shared/endpoint";
import { getAuth } from "firebase-admin/auth";
import * as logger from "firebase-functions/logger";

import { accessServices } from "../accounts/access/applyAccessChange.ts";
import { adminApp } from "../platform/adminApp.ts";
import type { SignedInHandler } from "../caller/signedInRoute.ts";
import type { HttpRequest } from "../http/route.ts";
import { countRequest } from "../limits/countRequest.ts";
import { importOnce } from "./importOnce.ts";
import type { ImportedBy } from "./importOrder.ts";
import type { ServiceHandler } from "./serviceRoute.ts";

export const importPatients: SignedInHandler<typeof patientEndpoints.importPatients> = (
  order,
  call,
) => answer(order, call, { kind: "administrator", uid: call.person.uid });

/** Imports patients for the insurer's core system. */
export const importPatientsAsService: ServiceHandler<
  typeof patientEndpoints.importPatientsAsService
> = (order, call) => answer(order, call, { kind: "service", name: call.service });

async function answer(
  input: InputOf<typeof patientEndpoints.importPatients>,
  call: HttpRequest,
  by: ImportedBy,
) {
  const order = { dryRun: false, ...input };
  const who = by.kind === "service" ? by.name : by.uid;
  await countRequest("patientImport", call, who);
  const services = { ...accessServices(adminApp), auth: getAuth(adminApp) };
  const outcomes = await importOnce(services, { ...order, by, now: call.now });
  const { importId, dryRun, patients } = order;
  const added = outcomes.filter((outcome) => outcome === "added").length;
  const changed = outcomes.filter((outcome) => outcome === "changed").length;
  const rows = patients.length;
  logger.info("patients imported", { by: who, importId, dryRun, rows, added, changed });
  return { output: { outcomes: [...outcomes] } };
}
