import type { Invitation } from "@salvia/domain/account/account";

import { checkTable } from "../../../lib/csvFile/checkTable.ts";
import { parseTable } from "../../../lib/csvFile/parseTable.ts";
import type { ReadRows } from "../../../ui/csvFile/useReadFile.ts";
import { findColumns, type InvitationColumn } from "./invitationColumns.ts";
import { parseInvitation, type InvitationProblem } from "./parseInvitation.ts";

/**
 * Reads and checks a file of invitations.
 *
 * @param today such as 2028-02-29
 */
export async function readInvitations(
  file: Blob,
  today: string,
): Promise<ReadRows<Invitation, InvitationProblem, InvitationColumn>> {
  const read = parseTable(new Uint8Array(await file.arrayBuffer()));
  if ("problem" in read) return read;
  const found = findColumns(read.table.headings);
  if ("missing" in found) return found;
  const rows = checkTable(read.table, (cells, width) =>
    parseInvitation(cells, width, found.columns, today),
  );
  return { rows };
}
