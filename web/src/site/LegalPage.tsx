import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";

import { Band } from "./Band.tsx";
import { Prose } from "./Prose.tsx";

interface LegalPageProps {
  title: string;
  /** What the page is for, in a sentence or two. */
  lead: string;
  sections: readonly { id: string; title: string; text: string }[];
}

/** A page of longer text in sections that can be linked to. */
export function LegalPage({ title, lead, sections }: LegalPageProps) {
  return (
    <Band component="article" sx={{ pt: { xs: 2, md: 5 } }}>
      <Typography variant="h1" sx={{ mb: 2.5, textWrap: "balance", overflowWrap: "anywhere" }}>
        {title}
      </Typography>
      <Typography sx={{ fontSize: { sm: "1.1875rem" }, color: "text.secondary", maxWidth: "60ch" }}>
        {lead}
      </Typography>
      {sections.map(({ id, title: heading, text }) => (
        <Box key={id} component="section" id={id} sx={{ mt: { xs: 5, md: 6 }, maxWidth: "68ch" }}>
          <Typography variant="h2" sx={{ fontSize: "1.5rem", mb: 1.5 }}>
            {heading}
          </Typography>
          <Prose text={text} />
        </Box>
      ))}
    </Band>
  );
}
