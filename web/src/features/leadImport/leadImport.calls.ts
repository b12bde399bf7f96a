import { leadCalls } from "@salvia/domain/leadCalls";
import type { ImportedLead, ImportOutcome, KnownAs } from "@salvia/domain/leadImport";

import type { Session } from "../../session/session.ts";

/** What an import asks of the server. Each may throw what `failureOf` translates. */
export function leadImportCalls(session: Pick<Session, "ask">) {
  return {
    /** Whose leads people are already, by the keys of each; null for those nobody knows. */
    async check(rows: string[][]): Promise<readonly (KnownAs | null)[]> {
      return (await session.ask(leadCalls.checkLeadKeys, { rows })).known;
    },
    /** What became of the rows of a chunk. The same chunk again changes nothing. */
    async send(
      importId: string,
      chunk: number,
      leads: ImportedLead[],
    ): Promise<readonly ImportOutcome[]> {
      return (await session.ask(leadCalls.importLeads, { importId, chunk, leads })).outcomes;
    },
  };
}

export type LeadImportCalls = ReturnType<typeof leadImportCalls>;
