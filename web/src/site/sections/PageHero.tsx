import Box from "@mui/material/Box";
import { keyframes } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

import { Button } from "../../ui/Button.tsx";
import { SiteSection } from "./SiteSection.tsx";
import { FirstAnswers, type FirstAnswer } from "./FirstAnswers.tsx";

/** Moves the drawing once, as a breeze moves a plant. */
const breeze = keyframes({
  "25%": { transform: "skewX(-1.2deg)" },
  "55%": { transform: "skewX(0.8deg)" },
  "80%": { transform: "skewX(-0.3deg)" },
});

interface HeroAction {
  href: string;
  label: string;
}

interface PageHeroProps {
  title: string;
  lead: string;
  /** The two main actions, the more likely one first. */
  actions: readonly [HeroAction, HeroAction];
  /** Answers to the most common questions, visible without scrolling. */
  answers: readonly FirstAnswer[];
  drawing?: ReactNode;
  /** What stands in place of a drawing, on phones too. */
  picture?: ReactNode;
}

/** The first screen of a public page. */
export function PageHero({ title, lead, actions, answers, drawing, picture }: PageHeroProps) {
  const [first, second] = actions;
  return (
    <SiteSection
      component="div"
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 8fr) minmax(0, 4fr)" },
        alignItems: "center",
        columnGap: { md: 6, lg: 10 },
        // A picture stands on the answers.
        rowGap: { xs: 3, md: picture ? 0 : 5 },
        pt: { xs: 2, md: 3 },
        pb: { xs: 4, md: 12 },
      }}
    >
      <Box sx={{ pb: { md: picture ? 5 : 0 } }}>
        <Typography variant="h1" sx={{ maxWidth: "18ch", mb: 2.5 }}>
          {title}
        </Typography>
        <Typography
          sx={{ fontSize: { sm: "1.1875rem" }, color: "text.secondary", maxWidth: "52ch", mb: 3.5 }}
        >
          {lead}
        </Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
          <Button href={first.href} variant="contained" size="large">
            {first.label}
          </Button>
          <Button href={second.href} variant="outlined" size="large">
            {second.label}
          </Button>
        </Box>
      </Box>
      <Box sx={{ gridColumn: "1 / -1", gridRow: { md: 2 } }}>
        <FirstAnswers answers={answers} />
      </Box>
      {picture ?? <Box sx={drawingStyles}>{drawing}</Box>}
    </SiteSection>
  );
}

const drawingStyles = {
  // A phone has room for what the page says.
  display: { xs: "none", md: "block" },
  maxWidth: 380,
  width: "100%",
  mx: "auto",
  lineHeight: 0,
  transformOrigin: "bottom",
  "@media (prefers-reduced-motion: no-preference)": { animation: `${breeze} 2.4s 0.4s` },
};
