import ExpandIcon from "@mui/icons-material/ExpandMore";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";

import { SiteSection } from "./SiteSection.tsx";
import { StructuredData } from "../document/StructuredData.tsx";

/** Questions with collapsible answers that work without JavaScript. */
export function Faq({ items }: { items: readonly { question: string; answer: string }[] }) {
  const { t } = useTranslation("site");
  return (
    <SiteSection
      aria-labelledby="faq-title"
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 4fr) minmax(0, 8fr)" },
        columnGap: 6,
        rowGap: 2,
        pb: { xs: 8, md: 12 },
        "@media print": { display: "block" },
      }}
    >
      <StructuredData
        data={{
          "@type": "FAQPage",
          mainEntity: items.map(({ question, answer }) => ({
            "@type": "Question",
            name: question,
            acceptedAnswer: { "@type": "Answer", text: answer },
          })),
        }}
      />
      <Typography id="faq-title" variant="h2">
        {t("faq")}
      </Typography>
      <div>
        {items.map(({ question, answer }) => (
          <Box key={question} component="details" sx={itemStyles}>
            <Box component="summary" sx={summaryStyles}>
              {question}
              <ExpandIcon />
            </Box>
            <Typography sx={{ color: "text.secondary", maxWidth: "66ch", pb: 2.5 }}>
              {answer}
            </Typography>
          </Box>
        ))}
      </div>
    </SiteSection>
  );
}

const itemStyles = {
  borderBottom: "1px solid",
  borderColor: "divider",
  "&[open] summary svg": { transform: "rotate(180deg)" },
  // Printed pages show all answers.
  "@media print": { "&::details-content": { contentVisibility: "visible" } },
};

const summaryStyles = {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 2,
  py: 2,
  cursor: "pointer",
  fontSize: "1.125rem",
  fontWeight: 600,
  listStyle: "none",
  borderRadius: "8px",
  "&::-webkit-details-marker": { display: "none" },
  "& svg": { flexShrink: 0, color: "primary.main" },
};
