import { workEndpoints } from "@salvia/domain/account/workEndpoints";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";

import { useSession } from "../../session/useAuth.ts";
import { Section } from "../../ui/Section.tsx";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { SavedChoice } from "./SavedChoice.tsx";
import { useAnswer } from "./useAnswer.ts";

/**
 * Lets a salesperson get no leads from the website for a while. Hidden from those who get none
 * anyway, because the rules for new leads are off or don't name them.
 */
export function AbsenceSection() {
  const { t } = useTranslation("settings");
  const session = useSession();
  const find = useCallback(() => session.ask(workEndpoints.findAbsence, {}), [session]);
  const { answer, replace, retry } = useAnswer(find);
  if (answer.status === "loading") return null;
  if (answer.status === "content" && answer.value.isAway === null) return null;
  return (
    <Section title={t("absence.title")}>
      {answer.status === "error" ? (
        <LoadProblem of={{ ...answer, retry }} />
      ) : (
        <SavedChoice
          name={t("absence.away")}
          hint={t("absence.awayHint")}
          stored={answer.value.isAway === true}
          onSave={async (isAway) =>
            replace(await session.ask(workEndpoints.changeAbsence, { isAway }))
          }
        />
      )}
    </Section>
  );
}
