import { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import {
  leadImportLimits,
  type ImportOutcome,
  type OwnImport,
  type UndoProgress,
} from "@salvia/domain/lead/leadImport";

import type { Session } from "../../../session/session.ts";
import type { FileSender } from "../run/useFileImport.ts";
import type { LeadItem } from "./parseLead.ts";

/** The outcome of a row; `new` is a person whom no lead has. */
export type LeadOutcome = ImportOutcome | "new";

/** The server calls of an import. Each may throw errors that `failureOf` translates. */
export function leadImportCalls(session: Pick<Session, "ask">) {
  const sender: FileSender<LeadItem, LeadOutcome> = {
    /** Finds out whose leads people already are, by hashes of what identifies them. */
    async check(items) {
      const rows = items.map(({ keys }) => [...keys]);
      const { known } = await session.ask(leadEndpoints.checkLeadKeys, { rows });
      return known.map((as) => as ?? "new");
    },
    async send(items, { importId, part }) {
      const input = { importId, chunk: part, leads: items.map(({ lead }) => lead) };
      return (await session.ask(leadEndpoints.importLeads, input)).outcomes;
    },
    size: { checked: leadImportLimits.rowsPerCheck, sent: leadImportLimits.rowsPerChunk },
    states: {
      new: "ready",
      created: "ready",
      twin: "skipped",
      mine: "skipped",
      pool: "skipped",
      colleague: "skipped",
    },
  };
  return {
    sender,
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
