import { accessEndpoints } from "@salvia/domain/account/accessEndpoints";
import type { Invitation } from "@salvia/domain/account/account";
import {
  invitationFileLimits,
  type InvitationOutcome,
} from "@salvia/domain/account/invitationFile";

import { failureOf } from "../../../firebase/clientError.ts";
import type { Session } from "../../../session/session.ts";
import type { FileSender } from "../../../ui/csvFile/useFileImport.ts";
import type { InvitationProblem } from "../file/parseInvitation.ts";
import { stateOf } from "./invitationRows.ts";

/** Sends invitations of a file to the server. */
export function invitationSender(
  session: Pick<Session, "ask">,
): FileSender<Invitation, InvitationProblem, InvitationOutcome> {
  const ask =
    (endpoint: "checkInvitations" | "sendInvitations") =>
    async (invitations: readonly Invitation[]) => {
      const input = { invitations: [...invitations] };
      return (await session.ask(accessEndpoints[endpoint], input)).outcomes;
    };
  return {
    check: ask("checkInvitations"),
    send: ask("sendInvitations"),
    size: invitationFileLimits,
    failureOf,
    isReady: (row) => stateOf(row) === "ready",
  };
}
