import CallIcon from "@mui/icons-material/CallOutlined";
import NoteIcon from "@mui/icons-material/StickyNote2Outlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import {
  activityTextMaxLength,
  ownActivityKinds,
  ownActivitySchema,
} from "@salvia/domain/lead/leadActivity";
import { useId, useRef, useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";

import { useUnloadWarning } from "../../ui/useNavigationBlocker.ts";
import { draftsOf } from "../../ui/drafts.ts";

/** An activity entered by a salesperson. */
export type OwnActivity = { kind: (typeof ownActivityKinds)[number]; text: string };

type AddActivityProps = { leadId: string; onAdd: (activity: OwnActivity) => void };

/** Form to add a note or a call. Unfinished text is kept when the user leaves the page. */
export function AddActivity({ leadId, onAdd }: AddActivityProps) {
  const { t } = useTranslation("leadPage");
  const input = useRef<HTMLTextAreaElement>(null);
  const [kind, setKind] = useState<OwnActivity["kind"]>("note");
  const [text, setText] = useState(() => activityDrafts.get(leadId) ?? "");
  const [tried, setTried] = useState(false);
  const problem = problemOf(text);
  const shown = problem !== null && (tried || problem !== "empty");
  useUnloadWarning(problem !== "empty");

  function type(next: string) {
    setText(next);
    setTried(false);
    if (next === "") activityDrafts.delete(leadId);
    else activityDrafts.set(leadId, next);
  }

  function submit() {
    input.current?.focus();
    if (problem !== null) return setTried(true);
    onAdd({ kind, text: tidy(text) });
    type("");
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  }

  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={kind}
        aria-label={t("add.kind")}
        onChange={(_event, value: unknown) => {
          const chosen = ownActivityKinds.find((each) => each === value);
          if (chosen !== undefined) setKind(chosen);
        }}
      >
        <ToggleButton value="note" sx={{ gap: 1, paddingInline: 2 }}>
          <NoteIcon fontSize="small" aria-hidden="true" />
          {t("add.note")}
        </ToggleButton>
        <ToggleButton value="call" sx={{ gap: 1, paddingInline: 2 }}>
          <CallIcon fontSize="small" aria-hidden="true" />
          {t("add.call")}
        </ToggleButton>
      </ToggleButtonGroup>
      <TextField
        id={useId()}
        label={t(`add.${kind}Label`)}
        multiline
        minRows={2}
        maxRows={12}
        fullWidth
        autoComplete="off"
        value={text}
        inputRef={input}
        error={shown}
        helperText={shown ? t(`add.${problem}`, { most: activityTextMaxLength }) : t("add.hint")}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div>
        <Button variant="contained" onClick={submit}>
          {t(`add.${kind}Action`)}
        </Button>
      </div>
    </Box>
  );
}

function problemOf(text: string): "empty" | "tooLong" | "unreadable" | null {
  const tidied = tidy(text);
  if (tidied === "") return "empty";
  if (tidied.length > activityTextMaxLength) return "tooLong";
  return ownActivitySchema.shape.text.safeParse(tidied).success ? null : "unreadable";
}

/**
 * Normalizes line endings, since pasted text may use those of other systems, and trims the text.
 */
function tidy(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").trim();
}

/** Unfinished activity text of each lead. */
const activityDrafts = draftsOf<string>({
  name: "activities",
  read: (parked) => (typeof parked === "string" ? parked : null),
});
