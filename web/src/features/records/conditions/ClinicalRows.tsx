import Box from "@mui/material/Box";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../../firebase/useMutation.ts";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import { MutationProblem } from "../../../ui/status/MutationProblem.tsx";
import { EntryRows } from "../EntryRows.tsx";

/** The parts of a record whose entries are active or resolved. */
type ClinicalPart = "allergies" | "problems";

type ClinicalRowsProps<Entry> = {
  part: ClinicalPart;
  active: readonly Entry[];
  nameOf: (entry: Entry) => string;
  renderEntry: (entry: Entry) => ReactNode;
  /** How clinicians change the list; null for read-only users. */
  editing: { onChange: (entry: Entry) => void; resolve: (entry: Entry) => Promise<void> } | null;
};

/** Active allergies or problems. Clinicians can resolve one here, or begin to change it. */
export function ClinicalRows<Entry>(props: ClinicalRowsProps<Entry>) {
  const { part, active, nameOf, renderEntry, editing } = props;
  const { t } = useTranslation("recordSummary");
  const [resolving, setResolving] = useState<Entry | null>(null);
  const mutation = useMutation();
  return (
    <>
      <EntryRows aria-label={t(`${part}.active`)} sx={beside}>
        {active.map((entry) => {
          const name = nameOf(entry);
          return (
            <li key={name}>
              <Box sx={{ minWidth: 0, flexGrow: 1, overflowWrap: "anywhere" }}>
                {renderEntry(entry)}
              </Box>
              {editing === null ? null : (
                <Box sx={actions}>
                  <Button
                    size="small"
                    color="inherit"
                    aria-label={t("edit.changeOne", { name })}
                    onClick={() => editing.onChange(entry)}
                  >
                    {t("edit.change")}
                  </Button>
                  <Button
                    size="small"
                    color="inherit"
                    aria-label={t("edit.resolveOne", { name })}
                    onClick={() => setResolving(entry)}
                  >
                    {t("edit.resolve")}
                  </Button>
                </Box>
              )}
            </li>
          );
        })}
      </EntryRows>
      <MutationProblem mutation={mutation} />
      {resolving === null || editing === null ? null : (
        <ConfirmDialog
          open
          title={t(`${part}.resolving.title`, { name: nameOf(resolving) })}
          body={t(`${part}.resolving.body`)}
          cancelLabel={t(`${part}.resolving.stay`)}
          confirmLabel={t(`${part}.resolving.confirm`)}
          onCancel={() => setResolving(null)}
          onConfirm={() => {
            setResolving(null);
            void mutation.run(() => editing.resolve(resolving));
          }}
        />
      )}
    </>
  );
}

/** Several beside each other where there is room. */
const beside = {
  display: "grid",
  columnGap: 4,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 400px), 1fr))",
} as const;

const actions = {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
} as const;
