import { styled } from "@mui/material/styles";
import { leadSteps } from "@salvia/domain/lead/leadStatus";
import { useTranslation } from "react-i18next";

/**
 * A lead's progress: 'Step n of 6' above as many segments.
 *
 * @param step 1 to 6
 * @param halted whether the lead goes no further (a lost lead)
 */
export function LeadProgress({ step, halted }: { step: number; halted: boolean }) {
  const { t } = useTranslation("leads");
  return (
    <Progress data-halted={halted}>
      {t("progress", { step, steps: leadSteps })}
      <span aria-hidden="true">
        {segments.map((segment) => (
          <i key={segment} data-done={segment <= step} />
        ))}
      </span>
    </Progress>
  );
}

const segments = Array.from({ length: leadSteps }, (_, index) => index + 1);

const Progress = styled("span")(({ theme }) => ({
  display: "inline-grid",
  gap: 4,
  verticalAlign: "middle",
  fontSize: "0.8125rem",
  lineHeight: 1.2,
  whiteSpace: "nowrap",
  "& > span": { display: "grid", gridAutoFlow: "column", gap: 2, width: 92 },
  "& i": { height: 4, borderRadius: 2, backgroundColor: theme.vars.palette.divider },
  "& i[data-done=true]": { backgroundColor: theme.vars.palette.primary.main },
  "&[data-halted=true]": { color: theme.vars.palette.text.secondary },
  "&[data-halted=true] i[data-done=true]": { backgroundColor: theme.vars.palette.outline },
}));
