import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import {
  freeNoteTemplateId,
  noteTemplateMaxCount,
  type NoteTemplate,
} from "@salvia/domain/record/noteTemplate";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useMutation } from "../../../firebase/useMutation.ts";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { MutationProblem } from "../../../ui/status/MutationProblem.tsx";
import { useFocusKept } from "../../../ui/useFocusKept.ts";
import { EntryRows } from "../EntryRows.tsx";
import type { Row } from "../records.data.ts";
import {
  addNoteTemplate,
  changeNoteTemplate,
  deleteNoteTemplate,
  noteTemplatesOf,
} from "./noteTemplates.data.ts";
import { NoteTemplateForm } from "./NoteTemplateForm.tsx";

/** A user's own templates by name; views of the same user share the listener. */
export function useOwnTemplates(uid: string) {
  const { language } = useLanguage();
  const live = useLiveQuery(`noteTemplates/${uid}`, noteTemplatesOf(uid));
  if (live.status !== "content") return live;
  const byName = live.value.toSorted((a, b) => a.name.localeCompare(b.name, language));
  return { ...live, value: byName };
}

export type OwnTemplatesProps = {
  uid: string;
  /** Whether they are templates of messages to leads, and not of notes. */
  isMessage?: boolean;
};

/** Lists a user's own templates, and adds, changes and deletes them. */
export function OwnTemplates({ uid, isMessage = false }: OwnTemplatesProps) {
  const live = useOwnTemplates(uid);
  if (live.status === "error") return <LoadProblem of={live} />;
  if (live.status === "loading") return <Skeleton variant="rounded" height={120} />;
  const templates = live.status === "content" ? live.value : [];
  return <Editable {...{ uid, isMessage, templates }} />;
}

type EditableProps = Required<OwnTemplatesProps> & { templates: readonly Row<NoteTemplate>[] };

function Editable({ uid, isMessage, templates }: EditableProps) {
  const [editing, setEditing] = useState<Row<NoteTemplate> | "new" | null>(null);
  const container = useRef<HTMLDivElement>(null);
  // Closing the form and deleting a template remove the button that has the focus.
  useFocusKept(container, `${editing === null} ${templates.length}`);
  const freeId = freeNoteTemplateId(
    uid,
    templates.map(({ id }) => id),
  );
  const close = () => setEditing(null);
  return (
    <Box ref={container} tabIndex={-1} sx={{ display: "grid", gap: 2, outline: "none" }}>
      {editing === "new" && freeId !== null ? (
        <NoteTemplateForm
          about="new"
          initial={{ name: "", text: "" }}
          isMessage={isMessage}
          save={(details) => addNoteTemplate(uid, freeId, details)}
          onClose={close}
        />
      ) : editing !== null && editing !== "new" ? (
        <NoteTemplateForm
          about={editing.id}
          initial={{ name: editing.name, text: editing.text }}
          isMessage={isMessage}
          save={(details) => changeNoteTemplate(editing, details)}
          onClose={close}
        />
      ) : (
        <TemplateList templates={templates} isFull={freeId === null} onEdit={setEditing} />
      )}
    </Box>
  );
}

type TemplateListProps = {
  templates: readonly Row<NoteTemplate>[];
  isFull: boolean;
  onEdit: (template: Row<NoteTemplate> | "new") => void;
};

function TemplateList({ templates, isFull, onEdit }: TemplateListProps) {
  const { t } = useTranslation("records");
  const [deleting, setDeleting] = useState<Row<NoteTemplate> | null>(null);
  const mutation = useMutation();
  return (
    <>
      {templates.length === 0 ? (
        <Typography sx={{ color: "text.secondary" }}>{t("notes.templates.none")}</Typography>
      ) : (
        <EntryRows aria-label={t("notes.templates.own")}>
          {templates.map((template) => {
            const { id, name } = template;
            return (
              <Box component="li" key={id} sx={{ flexWrap: "wrap" }}>
                <Box sx={{ flex: "1 1 12rem", minWidth: 0, overflowWrap: "anywhere" }}>{name}</Box>
                <Button
                  size="small"
                  color="inherit"
                  aria-label={t("notes.templates.changeOne", { name })}
                  onClick={() => onEdit(template)}
                >
                  {t("notes.templates.change")}
                </Button>
                <Button
                  size="small"
                  color="inherit"
                  aria-label={t("notes.templates.deleteOne", { name })}
                  onClick={() => setDeleting(template)}
                >
                  {t("notes.templates.delete")}
                </Button>
              </Box>
            );
          })}
        </EntryRows>
      )}
      <MutationProblem mutation={mutation} />
      {isFull ? (
        <Typography>{t("notes.templates.full", { most: noteTemplateMaxCount })}</Typography>
      ) : (
        <div>
          <Button variant="outlined" onClick={() => onEdit("new")}>
            {t("notes.templates.add")}
          </Button>
        </div>
      )}
      {deleting === null ? null : (
        <ConfirmDialog
          open
          title={t("notes.templates.deleting.title", { name: deleting.name })}
          body={t("notes.templates.deleting.body")}
          cancelLabel={t("notes.templates.deleting.stay")}
          confirmLabel={t("notes.templates.deleting.confirm")}
          onCancel={() => setDeleting(null)}
          onConfirm={() => {
            setDeleting(null);
            void mutation.run(() => deleteNoteTemplate(deleting));
          }}
        />
      )}
    </>
  );
}
