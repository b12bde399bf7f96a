import Box from "@mui/material/Box";
import { isForCompanies, type ContactPage } from "@salvia/domain/lead/contact";
import type { LeadPlan } from "@salvia/domain/lead/lead";
import { plans } from "@salvia/domain/site/plan";
import { useTranslation } from "react-i18next";

import { FieldProblem } from "../contactForm/ContactField.tsx";
import { Fieldset } from "../contactForm/Fieldset.tsx";

/** The choice of a plan. Not to know yet is one, and that of a company until it makes another. */
export function PlanRadios({ page }: { page: ContactPage }) {
  const { t } = useTranslation(["contact", "plans"]);
  const isCompany = isForCompanies(page);
  return (
    <Fieldset
      legend={t(isCompany ? "form.plan.team" : "form.plan.person")}
      data-field="plan"
      aria-describedby="plan-error"
    >
      <Box
        sx={{
          display: "grid",
          // Side by side on a phone, too, but not at 320 px.
          gridTemplateColumns: {
            xs: "repeat(auto-fit, minmax(140px, 1fr))",
            sm: "repeat(2, minmax(0, 1fr))",
          },
          gap: 1,
        }}
      >
        {plans.map((plan) => (
          <PlanRadio
            key={plan}
            // The summary of problems links here.
            {...(plan === plans[0] && { id: "plan" })}
            value={plan}
            required={!isCompany}
            name={t(`plans:name.${plan}`)}
            detail={t(`plans:detail.${plan}`)}
          />
        ))}
        <PlanRadio
          value={"undecided" satisfies LeadPlan}
          required={!isCompany}
          defaultChecked={isCompany}
          name={t(isCompany ? "form.plan.teamUndecided" : "form.plan.undecided")}
          detail={t("form.plan.undecidedDetail")}
        />
      </Box>
      <FieldProblem name="plan" />
    </Fieldset>
  );
}

interface PlanRadioProps {
  id?: string;
  value: LeadPlan;
  required?: boolean;
  defaultChecked?: boolean;
  name: string;
  detail: string;
}

function PlanRadio({ name, detail, ...input }: PlanRadioProps) {
  return (
    <Box component="label" sx={optionStyles}>
      <Box
        component="input"
        type="radio"
        name="plan"
        sx={{ width: 20, height: 20, m: 0, accentColor: "currentColor" }}
        {...input}
      />
      <span>
        <Box component="b" sx={{ display: "block", fontWeight: 600 }}>
          {name}
        </Box>
        <Box
          component="span"
          sx={{
            display: { xs: "none", sm: "block" },
            color: "text.secondary",
            fontSize: "0.875rem",
          }}
        >
          {detail}
        </Box>
      </span>
    </Box>
  );
}

const optionStyles = {
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "start",
  gap: 1.25,
  p: 1.5,
  minHeight: 44,
  border: "1px solid",
  borderColor: "outline",
  borderRadius: "12px",
  lineHeight: 1.35,
  cursor: "pointer",
  "&:has(:checked)": { borderColor: "primary.main", backgroundColor: "tint" },
  "& input": { color: "primary.main" },
};
