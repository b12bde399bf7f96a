import { leadProblems } from "@salvia/domain/lead/leadForm";
import { salesPaths } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { Button } from "../../../ui/Button.tsx";
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
  const undone = importId === null ? undefined : undo.results.get(importId);
  function problemText(problem: RowProblem): string {
    const known = leadProblems.find((each) => each === problem);
    if (known !== undefined) return t(`leads:problems.${known}`);
    const own = ownProblems.find((each) => each === problem);
    return own === undefined ? "" : t(`problems.${own}`);
  }
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

const ownProblems = [
  "planUnknown",
  "sourceUnknown",
  "documentTypeUnknown",
  "documentCountryUnknown",
] as const satisfies readonly RowProblem[];
