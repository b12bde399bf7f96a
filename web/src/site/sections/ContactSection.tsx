import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";

import { brand } from "@salvia/domain/site/brand";
import { Meadow } from "../../ui/drawings/Stem.tsx";
import { SiteSection } from "./SiteSection.tsx";
import { ContactForm } from "../contactForm/ContactForm.tsx";
import type { PageContext } from "../document/pageContext.ts";
import { nonBreaking } from "../../lib/format.ts";
import { Button } from "../../ui/Button.tsx";

/** How to reach us at any time: by phone, by email or through the form. */
export function ContactSection({ place }: { place: PageContext }) {
  const { t } = useTranslation("contact");
  return (
    <SiteSection id="contact" aria-labelledby="contact-title">
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 5fr) minmax(0, 7fr)" },
          gap: { xs: 4, md: 6 },
          mx: { xs: -2, sm: 0 },
          px: { xs: 2, sm: 4, md: 6 },
          py: { xs: 3, sm: 5, md: 7 },
          borderRadius: { sm: "24px" },
          backgroundColor: "tint",
        }}
      >
        <Box sx={place.page === "price" ? { ...besideStyles, ...followsForm } : besideStyles}>
          <Typography id="contact-title" variant="h2" sx={{ mb: 2 }}>
            {t(`title.${place.page}`)}
          </Typography>
          <Typography sx={{ mb: 3 }}>{t(place.page === "price" ? "next.text" : "text")}</Typography>
          <Button href={brand.phone.href} variant="contained" color="secondary" size="large">
            {t("call", { phone: nonBreaking(brand.phone.display) })}
          </Button>
          <Typography sx={{ mt: 1.5 }}>
            <Link
              href={`mailto:${brand.email}`}
              color="inherit"
              sx={{ display: "inline-block", py: 0.75 }}
            >
              {t("write", { email: brand.email })}
            </Link>
          </Typography>
          {/* The price page is heavy enough without it. */}
          {place.page !== "price" && (
            <Box sx={besideForm}>
              <Typography variant="h3" sx={{ mt: 5, mb: 0.75 }}>
                {t("next.title")}
              </Typography>
              <Typography sx={{ maxWidth: "42ch" }}>{t("next.text")}</Typography>
              <Box sx={meadowStyles}>
                <Meadow />
              </Box>
            </Box>
          )}
        </Box>
        <ContactForm place={place} />
      </Box>
    </SiteSection>
  );
}

const besideStyles = { display: "flex", flexDirection: "column", alignItems: "start" } as const;

/** Stays in sight along the form, where nothing fills the panel below it. */
const followsForm = { position: { md: "sticky" }, top: 24, alignSelf: "start" } as const;

/** Fills the panel where the form is beside the text, and much longer. */
const besideForm = {
  display: { xs: "none", md: "flex" },
  flexDirection: "column",
  flexGrow: 1,
  width: "100%",
};

/** Stands on the bottom of the panel. */
const meadowStyles = { mt: "auto", mb: -7, pt: 4, lineHeight: 0 };
