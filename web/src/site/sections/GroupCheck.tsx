import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { Language } from "@salvia/domain/shared/language";
import { publicPath } from "@salvia/domain/site/paths";
import { smallGroup, type GroupAnswer } from "@salvia/domain/site/planOffer";
import { useTranslation } from "react-i18next";

import { Button } from "../../ui/Button.tsx";
import { SiteSection } from "./SiteSection.tsx";
import { fieldStyles } from "../contactForm/ContactField.tsx";

/**
 * Shows a business which plan fits its size. The page's script shows the answer; without it, the
 * button links to the rule, which is always visible beside the question.
 */
export function GroupCheck({ language }: { language: Language }) {
  const { t } = useTranslation("businesses");
  const links: Record<GroupAnswer, string> = {
    individual: publicPath("individuals", language),
    "small-group": "#contact",
    "large-group": "#contact",
  };
  const answers = ["individual", "small-group", "large-group"] as const;
  const numbers = { ...smallGroup, over: smallGroup.most + 1 };
  return (
    <SiteSection id="check" aria-labelledby="check-title" sx={{ pb: { xs: 8, md: 12 } }}>
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
          gap: { xs: 4, md: 8 },
          p: { xs: 3, md: 5 },
          border: "1px solid",
          borderColor: "divider",
          borderRadius: "20px",
          backgroundColor: "background.paper",
        }}
      >
        <div>
          <Typography id="check-title" variant="h2" sx={{ mb: 2.5 }}>
            {t("check.title")}
          </Typography>
          <Box
            component="form"
            data-group-check=""
            action={`${publicPath("businesses", language)}#rule`}
            sx={{ display: "flex", flexWrap: "wrap", alignItems: "end", gap: 1.5 }}
          >
            <Box sx={{ width: 200 }}>
              <Box component="label" htmlFor="employees" sx={{ display: "block", mb: 0.75 }}>
                {t("check.label")}
              </Box>
              <Box
                component="input"
                id="employees"
                name="employees"
                inputMode="numeric"
                // A number field would take "1.000" for 1.
                pattern="[1-9][0-9]{0,5}"
                required
                sx={fieldStyles}
              />
            </Box>
            <Button type="submit" variant="contained" size="large">
              {t("check.action")}
            </Button>
          </Box>
          <Box component="output" sx={{ display: "block", minHeight: { md: 116 }, pt: 2 }}>
            {answers.map((answer) => (
              <Box key={answer} component="span" data-group-answer={answer} hidden sx={hideable}>
                <Typography component="span" sx={{ display: "block", mb: 0.5 }}>
                  {t(`check.answer.${answer}`, numbers)}
                </Typography>
                <Link href={links[answer]} sx={{ display: "inline-block", py: 0.75 }}>
                  {t(`check.answer.${answer}Link`)}
                </Link>
              </Box>
            ))}
            <Box
              component="span"
              data-group-answer="wrong"
              hidden
              sx={{ ...hideable, color: "error.main" }}
            >
              {t("check.wrong")}
            </Box>
          </Box>
        </div>
        <Box id="rule" tabIndex={-1} sx={{ alignSelf: "center", "&:focus": { outline: 0 } }}>
          <Typography variant="h3" sx={{ mb: 1.5 }}>
            {t("check.rule.title")}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, display: "grid", gap: 1 }}>
            {answers.map((answer) => (
              <li key={answer}>{t(`check.rule.${answer}`, numbers)}</li>
            ))}
          </Box>
        </Box>
      </Box>
    </SiteSection>
  );
}

const hideable = { display: "block", "&[hidden]": { display: "none" } };
