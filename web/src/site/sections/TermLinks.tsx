import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import type { Language } from "@salvia/domain/shared/language";
import { publicPath } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";

import { glossaryLink } from "../document/glossary.ts";

/** Links from the plan table to the explanations of the terms that it uses. */
export function TermLinks({ language }: { language: Language }) {
  const { t } = useTranslation("glossary");
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, alignItems: "baseline", mt: 2 }}>
      <span id="terms-title">{t("inTable")}</span>
      <Box component="ul" aria-labelledby="terms-title" sx={listStyles}>
        {terms.map((term) => (
          <li key={term}>
            <Link href={glossaryLink(term, language)} sx={linkStyles}>
              {t(`term.${term}.name`)}
            </Link>
          </li>
        ))}
        <li>
          <Link href={publicPath("glossary", language)} sx={linkStyles}>
            {t("all")}
          </Link>
        </li>
      </Box>
    </Box>
  );
}

const terms = [
  "premium",
  "copay",
  "coinsurance",
  "out-of-pocket-maximum",
  "waiting-period",
  "exclusion",
] as const;

const listStyles = { display: "contents", listStyle: "none" };

const linkStyles = { display: "inline-block", py: 0.75 };
