import Box from "@mui/material/Box";
import {
  availabilityEndpoints,
  type Availability,
  type StoredAvailability,
} from "@salvia/domain/scheduling/availability";
import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../../firebase/useMutation.ts";
import { dayAt } from "../../../lib/time/calendarDay.ts";
import { useSession } from "../../../session/useAuth.ts";
import { SubmitButton } from "../../../ui/BusyButton.tsx";
import { Button } from "../../../ui/Button.tsx";
import { useToast } from "../../../ui/dialogs/ToastProvider.tsx";
import { draftsOf, useDraft } from "../../../ui/drafts.ts";
import { MutationProblem } from "../../../ui/status/MutationProblem.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { useNow } from "../../../ui/time/useNow.ts";
import { useUnloadWarning } from "../../../ui/useNavigationBlocker.ts";
import { Absences } from "./Absences.tsx";
import {
  draftOf,
  parseAvailabilityDraft,
  type AvailabilityDraft,
  type DraftProblems,
} from "./availabilityDraft.ts";
import { BufferSection, PracticeSection } from "./PracticeSections.tsx";
import { WeekHours } from "./WeekHours.tsx";

/** What a clinician typed, and the revision that it is based on. */
type Edited = { draft: AvailabilityDraft; seenRev: number; isSaved: boolean };

const edits = draftsOf<Edited>();

type HoursFormProps = {
  uid: string;
  /** What is stored; null if the clinician has the usual hours. */
  stated: StoredAvailability | null;
  usual: Availability;
};

/**
 * Changes a clinician's own availability. A change made elsewhere in the meantime never replaces
 * what was typed, and what was typed never replaces such a change unseen.
 */
export function HoursForm({ uid, stated, usual }: HoursFormProps) {
  const { t } = useTranslation("availability");
  const session = useSession();
  const showToast = useToast();
  const now = useNow();
  const form = useRef<HTMLFormElement>(null);
  const mutation = useMutation();
  const [edited, setEdited] = useDraft(edits, uid);
  // Counts the attempts that found problems.
  const [attempts, setAttempts] = useState(0);
  const rev = stated?.rev ?? 0;
  // After a save, what was typed is shown until it arrives as what is stored.
  const hasArrived = edited !== null && edited.isSaved && rev >= edited.seenRev;
  const current = hasArrived ? null : edited;
  const draft = current?.draft ?? draftOf(stated ?? usual);
  const isOutdated = current !== null && !current.isSaved && current.seenRev !== rev;
  const parsed = parseAvailabilityDraft(draft, dayAt(now, draft.timezone));
  const problems: DraftProblems =
    attempts > 0 && "problems" in parsed ? parsed.problems : new Map();
  useUnloadWarning(current !== null && !current.isSaved);

  useEffect(() => {
    if (hasArrived) setEdited(null);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `setEdited` is new in each render
  }, [hasArrived]);

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [attempts]);

  function change(part: Partial<AvailabilityDraft>) {
    const seenRev = current?.seenRev ?? rev;
    setEdited({ draft: { ...draft, ...part }, seenRev, isSaved: false });
    mutation.forget();
  }

  async function save(seenRev: number) {
    if ("problems" in parsed) return setAttempts(attempts + 1);
    setAttempts(0);
    await mutation.run(async () => {
      const { availability } = parsed;
      const call = availabilityEndpoints.changeAvailability;
      const answer = await session.ask(call, { seenRev, availability });
      setEdited({ draft: draftOf(availability), seenRev: answer.rev, isSaved: true });
      showToast("success", t("saved"));
    });
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!isOutdated) void save(current?.seenRev ?? rev);
  }

  return (
    <Box
      component="form"
      ref={form}
      noValidate
      aria-label={t("title")}
      onSubmit={submit}
      sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2.5 }}
    >
      <WeekHours hours={draft.hours} problems={problems} onChange={(hours) => change({ hours })} />
      <Absences
        absences={draft.absences}
        timezone={draft.timezone}
        problems={problems}
        onChange={(absences) => change({ absences })}
      />
      <BufferSection modes={draft.modes} onChange={(modes) => change({ modes })} />
      <PracticeSection
        address={draft.address}
        timezone={draft.timezone}
        isAddressWrong={problems.has("address")}
        onChange={change}
      />
      {problems.size > 0 ? <Notice severity="error">{t("problem.some")}</Notice> : null}
      {isOutdated ? (
        <Notice
          severity="warning"
          action={
            <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "end" }}>
              <Button color="inherit" onClick={() => setEdited(null)}>
                {t("conflict.theirs")}
              </Button>
              <Button color="inherit" onClick={() => void save(rev)}>
                {t("conflict.mine")}
              </Button>
            </Box>
          }
        >
          {t("conflict.text")}
        </Notice>
      ) : (
        <MutationProblem mutation={mutation} />
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <SubmitButton busy={mutation.busy} busyLabel={t("saving")} aria-disabled={isOutdated}>
          {t("save")}
        </SubmitButton>
        {current === null || current.isSaved ? null : (
          <Button
            onClick={() => {
              setEdited(null);
              setAttempts(0);
              mutation.forget();
            }}
          >
            {t("discard")}
          </Button>
        )}
      </Box>
    </Box>
  );
}
