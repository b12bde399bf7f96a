import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { smallGroup } from "@salvia/domain/site/planOffer";
import type { Language } from "@salvia/domain/shared/language";
import { publicPath } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";

import {
  GardenDrawing,
  HouseDrawing,
  OfficeDrawing,
  PhoneDrawing,
} from "../../ui/drawings/SiteDrawings.tsx";
import { SiteSection } from "./SiteSection.tsx";

const pictures = {
  individuals: <HouseDrawing />,
  businesses: <OfficeDrawing />,
  partners: <GardenDrawing />,
  embedded: <PhoneDrawing />,
};

/** The four kinds of customers, each with a link to its page. */
export function SolutionsSection({ language }: { language: Language }) {
  const { t } = useTranslation("home");
  return (
    <SiteSection id="solutions" aria-labelledby="solutions-title" sx={{ pb: { xs: 4, md: 14 } }}>
      <Typography
        id="solutions-title"
        variant="h2"
        sx={{ maxWidth: "24ch", textWrap: "balance", mb: { xs: 3, md: 6 } }}
      >
        {t("solutions.title")}
      </Typography>
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
          gap: { xs: 1.5, md: 3 },
        }}
      >
        {(["individuals", "businesses", "partners", "embedded"] as const).map((solution) => (
          <Card key={solution} sx={cardStyles}>
            <Box aria-hidden="true" sx={pictureStyles}>
              {pictures[solution]}
            </Box>
            <Typography variant="h3" sx={{ mb: 0.5 }}>
              <Link
                href={publicPath(solution, language)}
                sx={{ display: "inline-block", py: 0.75 }}
              >
                {t(`solutions.${solution}.title`)}
              </Link>
            </Typography>
            <Typography sx={{ color: "text.secondary", maxWidth: "48ch" }}>
              {t(`solutions.${solution}.text`, smallGroup)}
            </Typography>
          </Card>
        ))}
      </Box>
    </SiteSection>
  );
}

const cardStyles = { px: { xs: 2.5, md: 4 }, py: { xs: 1.5, md: 4 } };

const pictureStyles = { width: 168, mb: 2, lineHeight: 0, display: { xs: "none", md: "block" } };
