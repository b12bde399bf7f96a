import type { LeadFormValues } from "@salvia/domain/lead/leadForm";
import { parseUniqueKeys } from "@salvia/domain/lead/parseLeadForm";
import { leadUniqueKeys, type LeadKeyType } from "@salvia/domain/lead/leadUniqueKeys";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";

import { useSession } from "../../../session/useAuth.ts";
import type { LeadDraft } from "./leadDraft.ts";
import { findDuplicateLead, type DuplicateLead } from "../data/leadUniqueKeys.data.ts";

/**
 * Finds a lead that already has a field's value, once the value is complete and typing pauses; null
 * if there is none or the lookup fails. Values of the edited lead itself are not looked up.
 */
export function useDuplicateLead(type: LeadKeyType, draft: LeadDraft): DuplicateLead | null {
  const session = useSession();
  const [found, setFound] = useState<{ key: string; known: DuplicateLead | null } | null>(null);
  const typed = useWatch({
    compute: (values: LeadFormValues) => leadUniqueKeys(parseUniqueKeys(values)).get(type) ?? null,
  });
  const held = draft.kind === "edit" ? leadUniqueKeys(draft.base).get(type) : undefined;
  const key = typed === held ? null : typed;
  const { leadId } = draft;

  useEffect(() => {
    if (key === null) return undefined;
    let isOver = false;
    const ask = async () => {
      const known = await findDuplicateLead(key, leadId, session);
      if (!isOver) setFound({ key, known });
    };
    const timer = setTimeout(() => void ask().catch(ignore), pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [key, leadId, session]);

  return found !== null && found.key === key ? found.known : null;
}

const pauseMs = 500;

function ignore() {
  // Saving repeats the check: the rules refuse duplicates.
}
