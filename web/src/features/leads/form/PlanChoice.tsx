import FormHelperText from "@mui/material/FormHelperText";
import { styled } from "@mui/material/styles";
import { plans } from "@salvia/domain/site/plan";
import { useTranslation } from "react-i18next";

import type { LeadForm } from "./useLeadForm.ts";

/** Radio buttons, shown as three cards, for the plan of interest. */
export function PlanChoice({ form }: { form: LeadForm }) {
  const { t } = useTranslation("leads");
  const problem = form.problemOf("plan");
  return (
    <>
      <Cards
        role="radiogroup"
        aria-label={t("form.plan")}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : problemId}
      >
        {plans.map((plan) => (
          <label key={plan} data-invalid={problem !== null}>
            <input
              type="radio"
              value={plan}
              name="plan"
              checked={form.values.plan === plan}
              onChange={() => form.change({ plan })}
              onBlur={() => form.leave("plan")}
              aria-describedby={problem === null ? undefined : problemId}
            />
            <b>{t(`plan.${plan}`)}</b>
            <span>{t(`planDetail.${plan}`)}</span>
          </label>
        ))}
      </Cards>
      {problem === null ? null : (
        <FormHelperText id={problemId} error sx={{ marginInline: 1.75, marginTop: -1.5 }}>
          {t(`problems.${problem}`)}
        </FormHelperText>
      )}
    </>
  );
}

const problemId = "lead-plan-problem";

const Cards = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 12,
  [theme.breakpoints.up("sm")]: { gridTemplateColumns: "repeat(3, 1fr)" },
  "& label": {
    position: "relative",
    display: "grid",
    alignContent: "start",
    gap: 2,
    padding: "12px 14px",
    borderRadius: 12,
    border: `1px solid ${theme.vars.palette.outline}`,
  },
  "& label[data-invalid=true]": { borderColor: theme.vars.palette.error.main },
  "& label:hover": { borderColor: theme.vars.palette.text.primary },
  "& label:has(input:checked)": {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
    backgroundColor: theme.vars.palette.tint,
  },
  "& label:has(input:focus-visible)": {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
  // Invisible but as large as the card, so that pointers on the card hit the radio button.
  "& input": {
    position: "absolute",
    inset: 0,
    width: "100%",
    height: "100%",
    margin: 0,
    opacity: 0,
    cursor: "pointer",
  },
  "& b": { fontWeight: 600 },
  "& span": { fontSize: "0.8125rem", lineHeight: 1.4, color: theme.vars.palette.text.secondary },
}));
