import { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import type {
  ImportedLead,
  ImportOutcome,
  KnownAs,
  OwnImport,
  UndoProgress,
} from "@salvia/domain/lead/leadImport";

import type { Session } from "../../../session/session.ts";

/** The server calls of an import. Each may throw errors that `failureOf` translates. */
export function leadImportCalls(session: Pick<Session, "ask">) {
  return {
    /** Finds out whose leads people already are, by the keys of each; null for unknown people. */
    async check(rows: string[][]): Promise<readonly (KnownAs | null)[]> {
      return (await session.ask(leadEndpoints.checkLeadKeys, { rows })).known;
    },
    /** Imports a chunk and returns the outcome of each row. Repeating a chunk changes nothing. */
    async send(
      importId: string,
      chunk: number,
      leads: ImportedLead[],
    ): Promise<readonly ImportOutcome[]> {
      return (await session.ask(leadEndpoints.importLeads, { importId, chunk, leads })).outcomes;
    },
    /** The user's own imports that can be or were undone, newest first. */
    async list(): Promise<readonly OwnImport[]> {
      return (await session.ask(leadEndpoints.ownImports, {})).imports;
    },
    /** Undoes one part of an import and returns the progress. Call it until it has finished. */
    async undo(importId: string): Promise<UndoProgress> {
      return await session.ask(leadEndpoints.undoImport, { importId });
    },
  };
}

export type LeadImportCalls = ReturnType<typeof leadImportCalls>;
