import Typography from "@mui/material/Typography";
import { problemsFrom, type Problem, type Problems } from "@salvia/domain/record/problem";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { draftsOf } from "../../../ui/drafts.ts";
import { Section } from "../../../ui/Section.tsx";
import { type OpenRecordKey, recordLingerMs } from "../openRecord.ts";
import { EditableSection } from "../EditableSection.tsx";
import { EntryHistory } from "../EntryHistory.tsx";
import { SectionToCome } from "../SectionToCome.tsx";
import { addProblem, problemsOf } from "../records.data.ts";
import { useSince } from "./AllergyText.tsx";
import { ClinicalRows } from "../ClinicalRows.tsx";
import { useConditionTexts } from "./useConditionTexts.ts";
import { noProblem, ProblemForm, type ProblemDraft } from "./ProblemForm.tsx";

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
  if (access !== null) {
    return (
      <EditableSection
        title={title}
        access={access}
        add={t("problems.add")}
        empty={noProblem}
        drafts={drafts}
        renderList={(open) => (
          <ProblemList
            problems={problems}
            editing={{
              access,
              onChange: ({ name, severity, onset }) =>
                open({ name, severity: severity ?? "", onset: onset ?? "" }),
            }}
          />
        )}
        renderForm={(props) => (
          <ProblemForm {...props} active={problems.active.map(({ latest }) => latest)} />
        )}
        history={history}
      />
    );
  }
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

const drafts = draftsOf<ProblemDraft>();

/** What is known about a problem besides its name, in one line. */
export function useProblemDetails(): (problem: Problem) => string {
  const { t } = useTranslation("recordSummary");
  const since = useSince();
  return ({ severity, onset }) =>
    [severity === null ? null : t(`problems.severity.${severity}`), since(onset)]
      .filter((part) => part !== null)
      .join(" · ");
}
