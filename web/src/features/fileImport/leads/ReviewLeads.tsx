import { leadProblems, type LeadProblem } from "@salvia/domain/lead/leadForm";
import { salesPaths } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { ReviewFile } from "../review/ReviewFile.tsx";
import { countStates } from "../run/fileRows.ts";
import { useImportState } from "./ImportProvider.tsx";
import type { RowProblem } from "./parseLead.ts";
import { UndoImport } from "./UndoImport.tsx";

type ReviewLeadsProps = { fileName: string; onBack: () => void; onAgain: () => void };

/** Shows the planned outcome of each row, imports the rows, and then shows the result of each. */
export function ReviewLeads({ fileName, onBack, onAgain }: ReviewLeadsProps) {
  const { t } = useTranslation(["leadImport", "leads"]);
  const { reader, work, undo } = useImportState();
  const { rows, phase, importId } = work;
  const { ready, done } = countStates(rows);
  const phonesLeftOut = rows.filter(
    (row) => row.is === "item" && row.state === "ready" && row.notes.includes("phoneLeftOut"),
  ).length;
  const undone = importId === null ? undefined : undo.results.get(importId);
  const problemText = (problem: RowProblem) =>
    isOfForm(problem) ? t(`leads:problems.${problem}`) : t(`problems.${problem}`);
  return (
    <ReviewFile
      {...{ work, reader, fileName, problemText, onAgain, onBack }}
      outcomeText={(outcome) => t(`row.${outcome}`)}
      isUndone={undone !== undefined}
      texts={{
        lead: t("review.lead", { file: fileName }),
        ready: t("review.ready", { count: ready }),
        importing: t("importing"),
        paused: (reason) => t("paused", { reason }),
        start: ready === 0 ? null : t("review.import", { count: ready }),
        done: t("review.done", { count: done }),
        again: t("review.again"),
        back: t("review.back"),
      }}
      next={
        <Button variant="contained" component={Link} to={salesPaths.leads}>
          {t("review.toLeads")}
        </Button>
      }
    >
      {phase === "ready" && phonesLeftOut > 0 ? (
        <Notice severity="warning">{t("review.phonesLeftOut", { count: phonesLeftOut })}</Notice>
      ) : null}
      {phase === "done" && importId !== null && done > 0 ? (
        <UndoImport
          importId={importId}
          created={done}
          progress={undone ?? null}
          label={t("undo.action")}
        />
      ) : null}
    </ReviewFile>
  );
}

function isOfForm(problem: RowProblem): problem is LeadProblem {
  return leadProblems.some((each) => each === problem);
}
