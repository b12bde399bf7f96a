import { Fragment, useEffect, useRef, useState, type ReactNode } from "react";

import { Button } from "../../ui/Button.tsx";
import { useDraft, type draftsOf } from "../../ui/drafts.ts";
import { Section } from "../../ui/Section.tsx";
import type { OpenRecordKey } from "./openRecord.ts";

/** What every form for an entry of a record gets. */
export type EntryFormProps<Draft> = {
  access: OpenRecordKey;
  draft: Draft;
  onDraft: (next: Draft) => void;
  /** Called after the entry was saved, and when the form is canceled. */
  onClose: () => void;
};

type EditableSectionProps<Draft> = {
  title: string;
  urgent?: boolean;
  access: OpenRecordKey;
  /** The label of the button that opens an empty form. */
  add: string;
  empty: Draft;
  /** Drafts by appointment id. */
  drafts: ReturnType<typeof draftsOf<Draft>>;
  /** The entries; `open` opens the form with one of them. */
  renderList: (open: (draft: Draft) => void, isFormOpen: boolean) => ReactNode;
  renderForm: (props: EntryFormProps<Draft>) => ReactNode;
  history: ReactNode;
};

/**
 * A part of a record with the form that adds to it. What is typed outlives the form; an empty form
 * is not kept, so that nothing asks before the page closes.
 */
export function EditableSection<Draft extends object>(props: EditableSectionProps<Draft>) {
  const {
    title,
    urgent = false,
    access,
    add,
    empty,
    drafts,
    renderList,
    renderForm,
    history,
  } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [draft, setDraft] = useDraft(drafts, access.appointmentId);
  /** How often the form was opened: the key that gives the first field the focus each time. */
  const [opened, setOpened] = useState(0);
  const [isOpen, setOpen] = useState(draft !== null);
  const [closed, setClosed] = useState(0);
  useEffect(() => {
    if (closed > 0) button.current?.focus();
  }, [closed]);

  function onDraft(next: Draft) {
    setDraft(Object.values(next).some((value) => value !== "") ? next : null);
  }

  function open(next: Draft) {
    onDraft(next);
    setOpened((times) => times + 1);
    setOpen(true);
  }

  function onClose() {
    setDraft(null);
    setOpen(false);
    setClosed((times) => times + 1);
  }

  const action = isOpen ? null : (
    <Button ref={button} variant="outlined" onClick={() => open(empty)}>
      {add}
    </Button>
  );
  return (
    <Section title={title} urgent={urgent} action={action}>
      {renderList(open, isOpen)}
      {isOpen ? (
        <Fragment key={opened}>
          {renderForm({ access, draft: draft ?? empty, onDraft, onClose })}
        </Fragment>
      ) : null}
      {history}
    </Section>
  );
}
