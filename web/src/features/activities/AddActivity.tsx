import MentionIcon from "@mui/icons-material/AlternateEmailOutlined";
import CallIcon from "@mui/icons-material/CallOutlined";
import EmailIcon from "@mui/icons-material/EmailOutlined";
import NoteIcon from "@mui/icons-material/StickyNote2Outlined";
import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import TextField from "@mui/material/TextField";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import {
  activityTextMaxLength,
  mentionsMax,
  ownActivityKinds,
  type OwnActivity,
} from "@salvia/domain/lead/leadActivity";
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { useAuth } from "../../session/useAuth.ts";
import { Button } from "../../ui/Button.tsx";
import { draftsOf } from "../../ui/drafts.ts";
import { Section } from "../../ui/Section.tsx";
import { useFocusKept } from "../../ui/useFocusKept.ts";
import { useUnloadWarning } from "../../ui/useNavigationBlocker.ts";
import {
  activityFormSchema,
  emptyActivityForm,
  isBlank,
  readActivityForm,
  type ActivityForm,
} from "./activityForm.ts";
import { AnsweredNote } from "./AnsweredNote.tsx";
import { CallFields } from "./CallFields.tsx";
import { mentionedIn, type Mentioned } from "./mentions.ts";
import { NoteField, type NoteFieldHandle } from "./NoteField.tsx";

type AddActivityProps = {
  leadId: string;
  /** What the user may add. */
  kinds?: readonly OwnActivity["kind"][];
  /** Who can be mentioned; null until they are known. */
  colleagues: readonly Mentioned[] | null;
  /** Called when the user begins to mention someone, who then must become known. */
  onMention: () => void;
  /** Whether those mentioned can open the lead. */
  isOpenToAll: boolean;
  onAdd: (activity: OwnActivity) => void;
  /** What is known of a contact to log; the form then opens with the focus. */
  prefill: Partial<ActivityForm> | null;
  /** What follows an added entry, below the form. */
  afterAdding: ReactNode;
};

/** Form to add a note, a call or an email. What is unfinished is kept when the user leaves. */
export function AddActivity(props: AddActivityProps) {
  const { leadId, kinds = ownActivityKinds, colleagues, onMention, isOpenToAll } = props;
  const { onAdd, prefill, afterAdding } = props;
  const { t } = useTranslation("leadPage");
  const { language } = useLanguage();
  const authorId = useAuth().user?.uid;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const note = useRef<NoteFieldHandle>(null);
  const call = useRef<HTMLDivElement>(null);
  const [typed, setForm] = useState(() => prefilled(activityDrafts.get(leadId), prefill));
  const form = kinds.includes(typed.kind) ? typed : { ...typed, kind: "note" as const };
  const [tried, setTried] = useState(false);
  /** Whether the form is as it was after the last entry. */
  const isAdded = useRef(false);
  const { activity, problems } = readActivityForm(form);
  const isPrefilled = prefill !== null;
  const isNote = form.kind === "note";
  const mentioned = mentionedIn(form.text, form.mentions);
  const isFull = mentioned.length >= mentionsMax;
  const names = new Intl.ListFormat(language).format(mentioned.map(({ name }) => name));
  const textProblem = problems.text === "empty" && !tried ? null : problems.text;
  useUnloadWarning(!isBlank(form));
  useFocusKept(heading, afterAdding === null);
  useEffect(() => {
    if (isPrefilled) (call.current?.querySelector("button") ?? input.current)?.focus();
  }, [isPrefilled]);

  function change(fields: Partial<ActivityForm>) {
    const next = { ...form, ...fields };
    setForm(next);
    setTried(false);
    isAdded.current = false;
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
    isAdded.current = true;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  }

  const textField = {
    label: t(`add.${form.kind}Label`),
    value: form.text,
    error: textProblem !== null,
    helperText:
      textProblem === null
        ? t(isNote ? "add.mentionHint" : "add.hint")
        : t(`add.${textProblem}`, { most: activityTextMaxLength }),
    onKeyDown,
  };

  return (
    <Section headingRef={heading} title={t(kinds.length > 1 ? "add.title" : "add.noteTitle")}>
      <Box sx={{ display: "grid", gap: 1.5 }}>
        {kinds.length > 1 ? (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={form.kind}
            aria-label={t("add.kind")}
            onChange={(_event, value: unknown) => {
              const kind = kinds.find((each) => each === value);
              if (kind !== undefined) change({ kind });
            }}
          >
            {kinds.map((kind) => {
              const Icon = icons[kind];
              return (
                <ToggleButton
                  key={kind}
                  value={kind}
                  sx={{ gap: 1, paddingInline: { xs: 1, sm: 2 } }}
                >
                  <Icon fontSize="small" aria-hidden="true" />
                  {t(`add.${kind}`)}
                </ToggleButton>
              );
            })}
          </ToggleButtonGroup>
        ) : null}
        {form.kind === "call" ? (
          <CallFields ref={call} {...{ form, problems, tried, onKeyDown }} onChange={change} />
        ) : null}
        {isNote && form.replyTo !== null ? (
          <AnsweredNote
            {...{ leadId, id: form.replyTo }}
            onRemove={() => {
              change({ replyTo: null });
              input.current?.focus();
            }}
          />
        ) : null}
        {isNote ? (
          <NoteField
            {...textField}
            ref={note}
            inputRef={input}
            isFull={isFull}
            colleagues={colleagues?.filter(({ uid }) => uid !== authorId) ?? null}
            mentioned={new Set(mentioned.map(({ uid }) => uid))}
            onChange={(text) => change({ text })}
            onMention={(colleague, text) => change({ text, mentions: [...mentioned, colleague] })}
            onAsk={onMention}
          />
        ) : (
          <TextField
            {...textField}
            id={id}
            multiline
            minRows={2}
            maxRows={12}
            fullWidth
            autoComplete="off"
            inputRef={input}
            onChange={(event) => change({ text: event.target.value })}
          />
        )}
        {isNote && mentioned.length > 0 ? (
          <FormHelperText component="output" sx={{ margin: 0, display: "block" }}>
            {t(isOpenToAll ? "add.notified" : "add.cannotOpen", { names })}
          </FormHelperText>
        ) : null}
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          <Button
            variant="outlined"
            onClick={({ detail }) => {
              // The second click of a double click would add the next entry.
              if (detail < 2 || !isAdded.current) submit();
            }}
          >
            {t(`add.${form.kind}Action`)}
          </Button>
          {isNote && !isFull ? (
            <Button startIcon={<MentionIcon />} onClick={() => note.current?.mention()}>
              {t("add.mention")}
            </Button>
          ) : null}
        </Box>
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
