import { leadProblems } from "@salvia/domain/lead/leadForm";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";

import type { ImportRow } from "./importRows.ts";
import type { RowProblem } from "../columns/parseRow.ts";

/** Returns a function that describes a row's outcome and reason in the user's language. */
export function useRowText(): (row: ImportRow) => string {
  const { t } = useTranslation(["leadImport", "leads"]);
  const problemText = useCallback(
    (problem: RowProblem) => {
      const known = leadProblems.find((each) => each === problem);
      if (known !== undefined) return t(`leads:problems.${known}`);
      const own = ownProblems.find((each) => each === problem);
      return own === undefined ? "" : t(`problems.${own}`);
    },
    [t],
  );
  return useCallback(
    (row) => {
      if (row.is === "faulty") return row.problems.map(problemText).join(" ");
      if (row.is === "twin") return t("row.twin", { row: row.of });
      return t(`row.${row.outcome ?? "new"}`);
    },
    [t, problemText],
  );
}

const ownProblems = [
  "planUnknown",
  "sourceUnknown",
  "documentTypeUnknown",
  "documentCountryUnknown",
  "tooManyCells",
] as const satisfies readonly RowProblem[];
