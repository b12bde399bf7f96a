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
} from "@salvia/domain/leadActivity";
import { useId, useRef, useState, useSyncExternalStore, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";

import { useUnloadWarning } from "../../ui/useUnloadWarning.ts";
import {
  addActivity,
  newActivityId,
  type OwnActivity,
  type OwnActivityKind,
} from "./activities.data.ts";
import { RefusedActivityNotice } from "./RefusedActivityNotice.tsx";
import { unsavedActivities } from "./unsavedActivities.ts";

type AddActivityProps = { leadId: string; authorId: string };

/** Where a salesperson writes down what they did. What was typed is kept until it is saved. */
export function AddActivity({ leadId, authorId }: AddActivityProps) {
  const { t } = useTranslation("leadPage");
  const input = useRef<HTMLTextAreaElement>(null);
  const [kind, setKind] = useState<OwnActivityKind>("note");
  const [text, setText] = useState(() => unsavedActivities.draftOf(leadId));
  const [tried, setTried] = useState(false);
  const refused = useSyncExternalStore(unsavedActivities.subscribe, () =>
    unsavedActivities.refusedOf(leadId),
  );
  const problem = problemOf(text);
  const shown = problem !== null && (tried || problem !== "empty");
  useUnloadWarning(problem !== "empty" || refused.length > 0);

  function type(next: string) {
    setText(next);
    setTried(false);
    unsavedActivities.keepDraft(leadId, next);
  }

  const send = (activity: OwnActivity) =>
    void unsavedActivities.send(leadId, activity, () => addActivity(leadId, activity, authorId));

  function submit() {
    input.current?.focus();
    if (problem !== null) return setTried(true);
    send({ id: newActivityId(leadId), kind, text: tidy(text) });
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
      {refused.map(({ activity, failure }) => (
        <RefusedActivityNotice
          key={activity.id}
          activity={activity}
          failure={failure}
          onAgain={() => {
            unsavedActivities.drop(leadId, activity.id);
            send(activity);
          }}
          onDrop={() => unsavedActivities.drop(leadId, activity.id)}
        />
      ))}
    </Box>
  );
}

function problemOf(text: string): "empty" | "tooLong" | "unreadable" | null {
  const tidied = tidy(text);
  if (tidied === "") return "empty";
  if (tidied.length > activityTextMaxLength) return "tooLong";
  return ownActivitySchema.shape.text.safeParse(tidied).success ? null : "unreadable";
}

/** Browsers paste the line ends of other systems. */
function tidy(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").trim();
}
