import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { Plan } from "@salvia/domain/site/plan";
import { planOffers } from "@salvia/domain/site/planOffer";
import { useTranslation } from "react-i18next";

import { SampleMark } from "./FirstAnswers.tsx";
import { planLink } from "./planLink.ts";
import type { PageContext } from "../document/pageContext.ts";
import { tableRoles } from "./planTableStyles.ts";
import { formatPrice } from "./price.ts";

interface PlanPriceCellProps {
  plan: Plan;
  payer: "adult" | "employee";
  place: PageContext;
}

/** A plan's sample price, with a link to the form with that plan selected. */
export function PlanPriceCell({ plan, payer, place }: PlanPriceCellProps) {
  const { t } = useTranslation(["plans", "site"]);
  return (
    <td {...tableRoles.cell}>
      <Box component="span" sx={{ fontWeight: 650, fontSize: { xs: "1.25rem", sm: "2rem" } }}>
        {formatPrice(planOffers[plan].monthly[payer], place.language)}
      </Box>
      <SampleMark label={t("site:sample")} />
      <Button
        href={planLink(plan, place)}
        aria-label={t("chooseNamed", { plan: t(`name.${plan}`) })}
        variant={plan === "standard" ? "contained" : "outlined"}
        sx={{
          mt: 1.5,
          px: { xs: 1, sm: 3 },
          width: { xs: "100%", sm: "auto" },
          minWidth: 0,
        }}
      >
        {t("choose")}
      </Button>
    </td>
  );
}
