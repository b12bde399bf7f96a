import { insurersDay } from "@salvia/domain/site/insurersDay";

import { clientFailureOf, workerFailure } from "../../../firebase/clientError.ts";
import { openWorker } from "../../../lib/worker/openWorker.ts";
// oxlint-disable-next-line import/default -- Vite resolves it to the script's URL
import workerScript from "./invitationsWorker.ts?worker&url";
import type { readInvitations } from "./readInvitations.ts";

/** Opens the worker that reads files of invitations. */
export function openInvitationsReader() {
  const worker = openWorker<{ readInvitations: typeof readInvitations }>(
    "invitations",
    workerScript,
    workerFailure,
  );
  const read: typeof readInvitations = (file) =>
    worker.answer(async (work) => work.readInvitations(file, insurersDay(new Date())));
  return {
    read,
    failureOf: clientFailureOf,
    close: () => worker.close(),
  };
}
