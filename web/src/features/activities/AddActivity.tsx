import CallIcon from "@mui/icons-material/CallOutlined";
import EmailIcon from "@mui/icons-material/EmailOutlined";
import NoteIcon from "@mui/icons-material/StickyNote2Outlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import {
  activityTextMaxLength,
  ownActivityKinds,
  type OwnActivity,
} from "@salvia/domain/lead/leadActivity";
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { draftsOf } from "../../ui/drafts.ts";
import { Section } from "../../ui/Section.tsx";
import { useUnloadWarning } from "../../ui/useNavigationBlocker.ts";
import {
  activityFormSchema,
  emptyActivityForm,
  isBlank,
  readActivityForm,
  type ActivityForm,
} from "./activityForm.ts";
import { CallFields } from "./CallFields.tsx";

type AddActivityProps = {
  leadId: string;
  onAdd: (activity: OwnActivity) => void;
  /** What is known of a contact to log; the form then opens with the focus. */
  prefill: Partial<ActivityForm> | null;
  /** What follows an added entry, below the form. */
  afterAdding: ReactNode;
};

/** Form to add a note, a call or an email. What is unfinished is kept when the user leaves. */
export function AddActivity({ leadId, onAdd, prefill, afterAdding }: AddActivityProps) {
  const { t } = useTranslation("leadPage");
  const input = useRef<HTMLTextAreaElement>(null);
  const call = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState(() => prefilled(activityDrafts.get(leadId), prefill));
  const [tried, setTried] = useState(false);
  const { activity, problems } = readActivityForm(form);
  const isPrefilled = prefill !== null;
  const textProblem = problems.text === "empty" && !tried ? null : problems.text;
  useUnloadWarning(!isBlank(form));
  useEffect(() => {
    if (isPrefilled) (call.current?.querySelector("button") ?? input.current)?.focus();
  }, [isPrefilled]);

  function change(fields: Partial<ActivityForm>) {
    const next = { ...form, ...fields };
    setForm(next);
    setTried(false);
    if (isBlank(next)) activityDrafts.delete(leadId);
    else activityDrafts.set(leadId, next);
  }

  function submit() {
    setTried(activity === null);
    if (problems.outcome !== null) return call.current?.querySelector("button")?.focus();
    if (problems.minutes !== null) return call.current?.querySelector("input")?.focus();
    input.current?.focus();
    if (activity === null) return;
    onAdd(activity);
    change({ ...emptyActivityForm, kind: form.kind });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  }

  return (
    <Section title={t("add.title")}>
      <Box sx={{ display: "grid", gap: 1.5 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={form.kind}
          aria-label={t("add.kind")}
          onChange={(_event, value: unknown) => {
            const kind = ownActivityKinds.find((each) => each === value);
            if (kind !== undefined) change({ kind });
          }}
        >
          {ownActivityKinds.map((kind) => {
            const Icon = icons[kind];
            return (
              <ToggleButton key={kind} value={kind} sx={{ gap: 1, paddingInline: 2 }}>
                <Icon fontSize="small" aria-hidden="true" />
                {t(`add.${kind}`)}
              </ToggleButton>
            );
          })}
        </ToggleButtonGroup>
        {form.kind === "call" ? (
          <CallFields ref={call} {...{ form, problems, tried, onKeyDown }} onChange={change} />
        ) : null}
        <TextField
          id={useId()}
          label={t(`add.${form.kind}Label`)}
          multiline
          minRows={2}
          maxRows={12}
          fullWidth
          autoComplete="off"
          value={form.text}
          inputRef={input}
          error={textProblem !== null}
          helperText={
            textProblem === null
              ? t("add.hint")
              : t(`add.${textProblem}`, { most: activityTextMaxLength })
          }
          onChange={(event) => change({ text: event.target.value })}
          onKeyDown={onKeyDown}
        />
        <div>
          <Button variant="contained" onClick={submit}>
            {t(`add.${form.kind}Action`)}
          </Button>
        </div>
      </Box>
      {afterAdding}
    </Section>
  );
}

/** The form with what is known of a contact. A text that the user has begun stays. */
function prefilled(draft = emptyActivityForm, prefill: Partial<ActivityForm> | null): ActivityForm {
  return { ...draft, ...prefill, text: draft.text === "" ? (prefill?.text ?? "") : draft.text };
}

const icons = { note: NoteIcon, call: CallIcon, email: EmailIcon } as const satisfies Record<
  OwnActivity["kind"],
  unknown
>;

/** The unfinished activity of each lead. */
const activityDrafts = draftsOf<ActivityForm>({
  name: "activities",
  read: (parked) => activityFormSchema.safeParse(parked).data ?? null,
});
