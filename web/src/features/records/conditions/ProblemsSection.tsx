import Typography from "@mui/material/Typography";
import { problemsFrom, type Problem, type Problems } from "@salvia/domain/record/problem";
import { useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { Button } from "../../../ui/Button.tsx";
import { draftsOf } from "../../../ui/drafts.ts";
import { Section } from "../../../ui/Section.tsx";
import { type OpenRecordKey, recordLingerMs } from "../openRecord.ts";
import { EntryHistory } from "../EntryHistory.tsx";
import { SectionToCome } from "../SectionToCome.tsx";
import { addProblem, problemsOf } from "../records.data.ts";
import { useSince } from "./AllergyText.tsx";
import { ClinicalRows } from "../ClinicalRows.tsx";
import { useConditionTexts } from "./useConditionTexts.ts";
import { noProblem, ProblemForm, type ProblemDraft } from "./ProblemForm.tsx";
import { useClinicalDraft } from "../useClinicalDraft.ts";

type ProblemsSectionProps = {
  patientId: string;
  /** The access for recording problems; null for read-only users. */
  access: OpenRecordKey | null;
};

/** A patient's problems: active ones, and what was resolved. */
export function ProblemsSection({ patientId, access }: ProblemsSectionProps) {
  const { t } = useTranslation("recordSummary");
  const live = useProblems(patientId);
  const detailsOf = useProblemDetails();
  const title = t("problems.title");
  if (live.status !== "content") return <SectionToCome title={title} part={live} />;
  const problems = problemsFrom(live.value);
  const history = (
    <EntryHistory
      part="problems"
      summary={t("problems.history", { count: live.value.length })}
      newestFirst={live.value}
      access={access}
      describe={(entry) => {
        if (entry.status === "resolved") return t("problems.event.resolved", { name: entry.name });
        const details = detailsOf(entry);
        return details === ""
          ? t("problems.event.plain", { name: entry.name })
          : t("problems.event.active", { name: entry.name, details });
      }}
    />
  );
  if (access !== null) return <EditableSection {...{ title, problems, access, history }} />;
  return (
    <Section title={title}>
      <ProblemList problems={problems} editing={null} />
      {history}
    </Section>
  );
}

/** All entries about a patient's problems; views of the same patient share the listener. */
export function useProblems(patientId: string) {
  const name = `records/${patientId}/problems`;
  return useLiveQuery(name, problemsOf(patientId), undefined, recordLingerMs);
}

type ProblemListProps = {
  problems: Problems;
  editing: { onChange: (problem: Problem) => void; access: OpenRecordKey } | null;
};

function ProblemList({ problems: { active, resolved }, editing }: ProblemListProps) {
  const { t } = useTranslation("recordSummary");
  const texts = useConditionTexts("problems");
  const detailsOf = useProblemDetails();
  return (
    <>
      {active.length === 0 ? (
        <Typography sx={{ color: "text.secondary" }}>
          {t(resolved.length === 0 ? "problems.none" : "problems.noneActive")}
        </Typography>
      ) : (
        <ClinicalRows
          texts={texts}
          areBeside
          active={active.map(({ latest }) => latest)}
          nameOf={({ name }) => name}
          renderEntry={(problem) => (
            <>
              <b>{problem.name}</b>
              <small>{detailsOf(problem)}</small>
            </>
          )}
          editing={
            editing === null
              ? null
              : {
                  onChange: editing.onChange,
                  end: ({ name, severity, onset }) =>
                    addProblem(editing.access, { status: "resolved", name, severity, onset }),
                }
          }
        />
      )}
      {resolved.length === 0 ? null : (
        <Typography sx={{ color: "text.secondary" }}>
          {t("problems.resolved", { names: resolved.map(({ latest }) => latest.name).join(", ") })}
        </Typography>
      )}
    </>
  );
}

/** Drafts by appointment id. */
const drafts = draftsOf<ProblemDraft>();

type EditableSectionProps = {
  title: string;
  problems: Problems;
  access: OpenRecordKey;
  history: ReactNode;
};

function EditableSection({ title, problems, access, history }: EditableSectionProps) {
  const { t } = useTranslation("recordSummary");
  const button = useRef<HTMLButtonElement>(null);
  const form = useClinicalDraft(drafts, access.appointmentId, noProblem, button);
  const add = form.isOpen ? null : (
    <Button ref={button} variant="outlined" onClick={() => form.open(noProblem)}>
      {t("problems.add")}
    </Button>
  );
  return (
    <Section title={title} action={add}>
      <ProblemList
        problems={problems}
        editing={{
          access,
          onChange: ({ name, severity, onset }) =>
            form.open({ name, severity: severity ?? "", onset: onset ?? "" }),
        }}
      />
      {form.isOpen ? (
        <ProblemForm
          key={form.opened}
          active={problems.active.map(({ latest }) => latest)}
          access={access}
          draft={form.draft}
          onDraft={form.change}
          onClose={form.close}
        />
      ) : null}
      {history}
    </Section>
  );
}

/** What is known about a problem besides its name, in one line. */
export function useProblemDetails(): (problem: Problem) => string {
  const { t } = useTranslation("recordSummary");
  const since = useSince();
  return ({ severity, onset }) =>
    [severity === null ? null : t(`problems.severity.${severity}`), since(onset)]
      .filter((part) => part !== null)
      .join(" · ");
}
