import { useState, type RefObject } from "react";
import { flushSync } from "react-dom";

import { useDraft, type draftsOf } from "../../ui/drafts.ts";

/**
 * The open form of a section. What is typed outlives the form; an empty form is not kept, so that
 * nothing asks before the page closes.
 *
 * @param button opens an empty form; it gets the focus when the form is gone
 */
export function useClinicalDraft<Draft extends object>(
  drafts: ReturnType<typeof draftsOf<Draft>>,
  appointmentId: string,
  empty: Draft,
  button: RefObject<HTMLButtonElement | null>,
) {
  const [draft, setDraft] = useDraft(drafts, appointmentId);
  /** How often the form was opened: the key that gives the first field the focus each time. */
  const [opened, setOpened] = useState(0);
  const [isOpen, setOpen] = useState(draft !== null);

  function change(next: Draft) {
    setDraft(Object.values(next).some((value) => value !== "") ? next : null);
  }

  return {
    draft: draft ?? empty,
    isOpen,
    opened,
    change,
    open: (next: Draft) => {
      change(next);
      setOpened(opened + 1);
      setOpen(true);
    },
    close: () => {
      flushSync(() => {
        setDraft(null);
        setOpen(false);
      });
      button.current?.focus();
    },
  };
}
