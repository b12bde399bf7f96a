import { useTranslation } from "react-i18next";

import { Section } from "../../ui/Section.tsx";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import type { AbsenceCalls } from "./absence.calls.ts";
import { SavedChoice } from "./SavedChoice.tsx";
import { useAnswer } from "./useAnswer.ts";

/**
 * Lets a salesperson get no leads from the website for a while. Hidden from those who get none
 * anyway, because the rules for new leads are off or don't name them.
 */
export function AbsenceSection({ calls }: { calls: AbsenceCalls }) {
  const { t } = useTranslation("settings");
  const { answer: isAway, replace, retry } = useAnswer(calls.find);
  if (isAway.status === "loading") return null;
  if (isAway.status === "content" && isAway.value === null) return null;
  return (
    <Section title={t("absence.title")}>
      {isAway.status === "error" ? (
        <LoadProblem failure={isAway.failure} onRetry={retry} />
      ) : (
        <SavedChoice
          name={t("absence.away")}
          hint={t("absence.awayHint")}
          stored={isAway.value === true}
          onSave={async (next) => replace(await calls.change(next))}
        />
      )}
    </Section>
  );
}
