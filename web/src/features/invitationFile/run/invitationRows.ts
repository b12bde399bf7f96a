import type { Invitation } from "@salvia/domain/account/account";
import type { InvitationOutcome } from "@salvia/domain/account/invitationFile";

import type { FileRow } from "../../../ui/csvFile/fileRows.ts";
import type { InvitationProblem } from "../file/parseInvitation.ts";

export type InvitationRow = FileRow<Invitation, InvitationProblem, InvitationOutcome>;

/** States of a row: to invite, invited now, invited before, or not possible. */
export const invitationRowStates = ["ready", "done", "before", "faulty"] as const;

type InvitationRowState = (typeof invitationRowStates)[number];

export function stateOf(row: InvitationRow): InvitationRowState {
  if (row.is !== "item") return "faulty";
  if (row.outcome === "invitedBefore") return "before";
  if (row.outcome === "invited") return row.isDone ? "done" : "ready";
  return "faulty";
}
