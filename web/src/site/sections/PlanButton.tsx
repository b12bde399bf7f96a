import type { SystemStyleObject } from "@mui/system";
import { chosenPlanAddress } from "@salvia/domain/lead/contact";
import type { Plan } from "@salvia/domain/site/plan";
import { suggestedPlan } from "@salvia/domain/site/planOffer";
import { useTranslation } from "react-i18next";

import { Button } from "../../ui/Button.tsx";
import { planLink, type PageContext } from "../document/pageContext.ts";

interface PlanButtonProps {
  plan: Plan;
  place: PageContext;
  styles: SystemStyleObject;
}

/**
 * A link to the form with a plan selected: by the page's script or, in a browser without scripts, by
 * the server.
 */
export function PlanButton({ plan, place, styles }: PlanButtonProps) {
  const { t } = useTranslation("plans");
  const button = {
    "aria-label": t("chooseNamed", { plan: t(`name.${plan}`) }),
    variant: plan === suggestedPlan() ? "contained" : "outlined",
    children: t("choose"),
  } as const;
  return (
    <>
      <Button
        href={planLink(plan, place)}
        sx={{ ...styles, [withoutScripts]: { display: "none" } }}
        {...button}
      />
      <Button
        href={chosenPlanAddress(plan, place.page, place.language)}
        rel="nofollow"
        sx={{ ...styles, display: "none", [withoutScripts]: { display: "inline-flex" } }}
        {...button}
      />
    </>
  );
}

const withoutScripts = "@media (scripting: none)";
