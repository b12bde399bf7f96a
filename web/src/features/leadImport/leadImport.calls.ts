import { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import type {
  ImportedLead,
  ImportOutcome,
  KnownAs,
  OwnImport,
  UndoProgress,
} from "@salvia/domain/lead/leadImport";

import type { Session } from "../../session/session.ts";

/** What an import asks of the server. Each may throw what `failureOf` translates. */
export function leadImportCalls(session: Pick<Session, "ask">) {
  return {
    /** Whose leads people are already, by the keys of each; null for those nobody knows. */
    async check(rows: string[][]): Promise<readonly (KnownAs | null)[]> {
      return (await session.ask(leadEndpoints.checkLeadKeys, { rows })).known;
    },
    /** What became of the rows of a chunk. The same chunk again changes nothing. */
    async send(
      importId: string,
      chunk: number,
      leads: ImportedLead[],
    ): Promise<readonly ImportOutcome[]> {
      return (await session.ask(leadEndpoints.importLeads, { importId, chunk, leads })).outcomes;
    },
    /** The imports of one's own that can be undone, or were, newest first. */
    async list(): Promise<readonly OwnImport[]> {
      return (await session.ask(leadEndpoints.ownImports, {})).imports;
    },
    /** Undoes a part of an import, and tells how far it is. Called until it has finished. */
    async undo(importId: string): Promise<UndoProgress> {
      return await session.ask(leadEndpoints.undoImport, { importId });
    },
  };
}

export type LeadImportCalls = ReturnType<typeof leadImportCalls>;
