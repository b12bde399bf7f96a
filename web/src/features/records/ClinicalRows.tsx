import Box from "@mui/material/Box";
import { useState, type ReactNode } from "react";

import { useMutation } from "../../firebase/useMutation.ts";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { MutationProblem } from "../../ui/status/MutationProblem.tsx";
import { EntryRows } from "./EntryRows.tsx";

/** What the list is called, and what its buttons say; `…One` names an entry. */
export type ClinicalTexts = {
  list: string;
  change: string;
  changeOne: (name: string) => string;
  end: string;
  endOne: (name: string) => string;
  /** Asked before an entry ends. */
  question: (name: string) => { title: string; body: string; cancel: string; confirm: string };
};

type ClinicalRowsProps<Entry> = {
  texts: ClinicalTexts;
  active: readonly Entry[];
  /** Whether several are beside each other where there is room. */
  areBeside?: boolean;
  nameOf: (entry: Entry) => string;
  renderEntry: (entry: Entry) => ReactNode;
  /** How clinicians change the list; null for read-only users. */
  editing: { onChange: (entry: Entry) => void; end: (entry: Entry) => Promise<void> } | null;
};

/** Active entries of a record. Clinicians can end one here, or begin to change it. */
export function ClinicalRows<Entry>(props: ClinicalRowsProps<Entry>) {
  const { texts, active, areBeside = false, nameOf, renderEntry, editing } = props;
  const [ending, setEnding] = useState<Entry | null>(null);
  const mutation = useMutation();
  const question = ending === null ? null : texts.question(nameOf(ending));
  return (
    <>
      <EntryRows aria-label={texts.list} sx={areBeside ? beside : {}}>
        {active.map((entry) => {
          const name = nameOf(entry);
          return (
            <li key={name}>
              <Box sx={{ minWidth: 0, flexGrow: 1, overflowWrap: "anywhere" }}>
                {renderEntry(entry)}
              </Box>
              {editing === null ? null : (
                <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "flex-end" }}>
                  <Button
                    size="small"
                    color="inherit"
                    aria-label={texts.changeOne(name)}
                    onClick={() => editing.onChange(entry)}
                  >
                    {texts.change}
                  </Button>
                  <Button
                    size="small"
                    color="inherit"
                    aria-label={texts.endOne(name)}
                    onClick={() => setEnding(entry)}
                  >
                    {texts.end}
                  </Button>
                </Box>
              )}
            </li>
          );
        })}
      </EntryRows>
      <MutationProblem mutation={mutation} />
      {ending === null || question === null || editing === null ? null : (
        <ConfirmDialog
          open
          title={question.title}
          body={question.body}
          cancelLabel={question.cancel}
          confirmLabel={question.confirm}
          onCancel={() => setEnding(null)}
          onConfirm={() => {
            setEnding(null);
            void mutation.run(() => editing.end(ending));
          }}
        />
      )}
    </>
  );
}

const beside = {
  display: "grid",
  columnGap: 4,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 400px), 1fr))",
} as const;
