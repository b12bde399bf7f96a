import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

import { SiteSection } from "./SiteSection.tsx";

interface StepsProps {
  id: string;
  title: string;
  lead?: string;
  steps: readonly { title: string; text: string }[];
  /** Whether to number the steps because they follow one another. */
  ordered?: boolean;
  children?: ReactNode;
}

/** A few items side by side: steps in order, or kinds of one thing. */
export function Steps({ id, title, lead, steps, ordered = false, children }: StepsProps) {
  return (
    <SiteSection id={id} aria-labelledby={`${id}-title`} sx={{ pb: { xs: 8, md: 12 } }}>
      <Typography id={`${id}-title`} variant="h2" sx={{ maxWidth: "24ch", mb: { xs: 3, md: 5 } }}>
        {title}
      </Typography>
      {lead === undefined ? null : (
        <Typography sx={{ color: "text.secondary", maxWidth: "60ch", mb: { xs: 3, md: 5 } }}>
          {lead}
        </Typography>
      )}
      <Box
        component={ordered ? "ol" : "ul"}
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" },
          gap: { xs: 3, md: 5 },
          m: 0,
          p: 0,
          listStyle: "none",
          counterReset: "step",
        }}
      >
        {steps.map((step) => (
          <Box
            key={step.title}
            component="li"
            sx={{
              pt: 2.5,
              borderTop: "2px solid",
              borderColor: "primary.main",
              ...(ordered && numbered),
            }}
          >
            <Typography variant="h3" sx={{ mb: 1 }}>
              {step.title}
            </Typography>
            <Typography sx={{ color: "text.secondary", maxWidth: "48ch" }}>{step.text}</Typography>
          </Box>
        ))}
      </Box>
      {children}
    </SiteSection>
  );
}

const numbered = {
  counterIncrement: "step",
  "&::before": {
    content: "counter(step)",
    display: "block",
    mb: 0.5,
    color: "primary.main",
    fontWeight: 650,
    fontVariantNumeric: "tabular-nums",
  },
};
