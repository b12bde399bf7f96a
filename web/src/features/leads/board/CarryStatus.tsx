import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";

import { belowToasts } from "../../../ui/dialogs/belowToasts.ts";
import { visuallyHidden } from "../../../ui/visuallyHidden.ts";
import { fullName } from "../paging/leadRow.ts";
import type { Carried } from "./carrying.ts";
import { useMoveProblemText } from "../moves/useMoveProblemText.ts";

/** Says, in sight and to screen readers, where the card is that the keyboard carries. */
export function CarryStatus({ carried, ended }: { carried: Carried | null; ended: string }) {
  const { t } = useTranslation(["board", "leads"]);
  const problemText = useMoveProblemText();
  const isCarried = carried?.by === "keys";
  if (!isCarried) return <Bar>{ended}</Bar>;
  const { row, over } = carried;
  const name = fullName(row);
  if (over === null) {
    return (
      <Bar ref={belowToasts} data-carried>
        {t("carry.start", { name })}
      </Bar>
    );
  }
  const status = t(`leads:status.${over}`);
  const problem = problemText(row.lead, over);
  return (
    <Bar ref={belowToasts} data-carried>
      {problem === null
        ? t("carry.over", { name, status })
        : t("carry.blocked", { status, reason: problem })}
    </Bar>
  );
}

const Bar = styled("output")(({ theme }) => ({
  "&:not([data-carried])": visuallyHidden,
  "&[data-carried]": {
    position: "sticky",
    bottom: 12,
    zIndex: theme.zIndex.snackbar,
    padding: "10px 16px",
    borderRadius: 12,
    border: `2px solid ${theme.vars.palette.primary.main}`,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: theme.shadows[4],
    fontSize: "0.9375rem",
  },
}));
