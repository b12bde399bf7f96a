import Box from "@mui/material/Box";
import type { Language } from "@salvia/domain/shared/language";
import { bandAges, priceRules } from "@salvia/domain/site/priceRules";
import { useTranslation } from "react-i18next";

import { useAgesText } from "../../ui/useAgesText.ts";
import { Filled, placeOf } from "./Filled.tsx";

/** The answers in one line: who, where, and from when. */
export function PriceSummary({ language }: { language: Language }) {
  const { t } = useTranslation("price");
  const agesText = useAgesText();
  return (
    <Box component="ul" sx={lineStyles}>
      {bandAges.map((ages) => (
        <li key={ages.from} data-if={`age.${ages.from}`} hidden>
          <span data-text={`age.${ages.from}`} /> × {agesText(ages)}
        </li>
      ))}
      <li data-if="company" hidden>
        <Filled>
          {t("result.employees", { count: placeOf("employees"), share: placeOf("share") })}
        </Filled>
      </li>
      {priceRules.regions.map(({ id, name }) => (
        <li key={id} data-if={`region.${id}`} hidden>
          {name[language]}
        </li>
      ))}
      <li>
        <Filled>{t("result.start", { date: placeOf("start") })}</Filled>
      </li>
    </Box>
  );
}

const lineStyles = {
  display: "flex",
  flexWrap: "wrap",
  columnGap: 1.5,
  m: 0,
  mb: 3,
  p: 0,
  listStyle: "none",
  color: "text.secondary",
  "& li:not(:last-child)::after": { content: '"·" / ""', ml: 1.5 },
};
