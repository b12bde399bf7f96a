import { failureOf, type Failure } from "../../firebase/clientError.ts";
import type { OwnActivity } from "./activities.data.ts";

/** What the server refused, with the text, and why. */
export type RefusedActivity = { activity: OwnActivity; failure: Failure };

/**
 * Keeps what was typed and is not saved: drafts, and what the server refused, be it long after the
 * page was left. It lives as long as the document; a sign-out loads another one.
 */
function createUnsavedActivities() {
  const drafts = new Map<string, string>();
  const refused = new Map<string, readonly RefusedActivity[]>();
  const listeners = new Set<() => void>();

  function set(leadId: string, all: readonly RefusedActivity[]) {
    refused.set(leadId, all);
    for (const listener of listeners) listener();
  }

  const refusedOf = (leadId: string) => refused.get(leadId) ?? none;

  return {
    refusedOf,
    draftOf: (leadId: string) => drafts.get(leadId) ?? "",
    keepDraft: (leadId: string, text: string) => void drafts.set(leadId, text),

    /** Sends an activity; if the server refuses it, it is kept here until it is sent again or dropped. */
    async send(leadId: string, activity: OwnActivity, write: () => Promise<void>): Promise<void> {
      try {
        await write();
      } catch (error) {
        set(leadId, [...refusedOf(leadId), { activity, failure: failureOf(error) }]);
      }
    },

    drop(leadId: string, id: string) {
      set(
        leadId,
        refusedOf(leadId).filter(({ activity }) => activity.id !== id),
      );
    },

    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const unsavedActivities = createUnsavedActivities();

const none: readonly RefusedActivity[] = [];
