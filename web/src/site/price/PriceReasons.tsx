import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { plans } from "@salvia/domain/site/plan";
import { askedBenefits } from "@salvia/domain/site/priceRules";
import { useTranslation } from "react-i18next";

import { Filled, placeOf } from "./Filled.tsx";

/** Why the best fit is the best, and what the other plans would change. */
export function PriceReasons() {
  const { t } = useTranslation(["price", "plans"]);
  return (
    <Box sx={reasonStyles}>
      {plans.map((plan) => (
        <Typography key={plan} data-if={`fit.${plan}`} hidden variant="h3" sx={{ mb: 1.5 }}>
          {t("reason.title", { plan: t(`plans:name.${plan}`) })}
        </Typography>
      ))}
      {(["nothing", "all", "most"] as const).map((condition) => (
        <p key={condition} data-if={condition} hidden>
          {t(`reason.${condition}`)}
        </p>
      ))}
      <Benefits prefix="reason" />
      {plans.map((plan) => (
        <div key={plan}>
          {(["less", "more"] as const).map((than) => (
            <p key={than} data-if={`${than}.${plan}`} hidden>
              <Filled>
                {t(`reason.${than}`, {
                  plan: t(`plans:name.${plan}`),
                  difference: placeOf(`difference.${plan}`),
                })}
              </Filled>
            </p>
          ))}
          <Benefits prefix={`other.${plan}`} />
        </div>
      ))}
    </Box>
  );
}

/** The benefits whose condition is met; the prefix is its beginning. Every plan covers the others. */
function Benefits({ prefix }: { prefix: string }) {
  const { t } = useTranslation("plans");
  return (
    <ul>
      {askedBenefits.map((benefit) => (
        <li key={benefit} data-if={`${prefix}.${benefit}`} hidden>
          {t(`benefit.${benefit}`)}
        </li>
      ))}
    </ul>
  );
}

const reasonStyles = {
  mt: { xs: 4, md: 6 },
  maxWidth: "72ch",
  "& p": { m: 0 },
  "& ul": { mt: 0.25, mb: 1.5, pl: 2.5 },
};
