import Box from "@mui/material/Box";
import type { ContactPage } from "@salvia/domain/site/contact";
import { plans } from "@salvia/domain/site/plan";
import { useTranslation } from "react-i18next";

import { FieldProblem } from "../contactForm/ContactField.tsx";

/** The choice of a plan, which every inquiry includes. */
export function PlanRadios({ page }: { page: ContactPage }) {
  const { t } = useTranslation(["contact", "plans"]);
  return (
    <Box
      component="fieldset"
      data-field="plan"
      aria-describedby="plan-error"
      sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <Box component="legend" sx={{ p: 0, mb: 0.75, fontWeight: 550 }}>
        {t(`form.plan.${audiences[page]}`)}
      </Box>
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(3, minmax(0, 1fr))" },
          gap: 1,
        }}
      >
        {plans.map((plan) => (
          <Box key={plan} component="label" sx={optionStyles}>
            <Box
              component="input"
              // The summary of problems links here.
              {...(plan === plans[0] && { id: "plan" })}
              type="radio"
              name="plan"
              value={plan}
              required
              sx={{ width: 20, height: 20, m: 0, accentColor: "currentColor" }}
            />
            <span>
              <Box component="b" sx={{ display: "block", fontWeight: 600 }}>
                {t(`plans:name.${plan}`)}
              </Box>
              <Box
                component="span"
                sx={{ display: "block", color: "text.secondary", fontSize: "0.875rem" }}
              >
                {t(`plans:detail.${plan}`)}
              </Box>
            </span>
          </Box>
        ))}
      </Box>
      <FieldProblem name="plan" />
    </Box>
  );
}

const audiences = {
  home: "person",
  individuals: "person",
  businesses: "team",
  embedded: "partner",
  partners: "partner",
} as const satisfies Record<ContactPage, string>;

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
