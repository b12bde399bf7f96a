import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";

import { brand } from "@salvia/domain/brand";
import { Meadow } from "../ui/drawings/Meadow.tsx";
import { Band } from "./Band.tsx";

/** How to reach us, at any hour. */
export function ContactBand() {
  const { t } = useTranslation("site");
  return (
    <Band id="contact" aria-labelledby="contact-title">
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
          alignItems: "end",
          gap: { xs: 4, md: 6 },
          borderRadius: "24px",
          backgroundColor: "tint",
          overflow: "hidden",
        }}
      >
        <Box sx={{ p: { xs: 3, sm: 5, md: 7 }, pb: { xs: 0, md: 7 } }}>
          <Typography id="contact-title" variant="h2" sx={{ textWrap: "balance", mb: 2 }}>
            {t("contact.title")}
          </Typography>
          <Typography sx={{ mb: 4 }}>{t("contact.text")}</Typography>
          <Button href={brand.phone.href} variant="contained" color="secondary" size="large">
            {t("contact.call", { phone: unbroken(brand.phone.display) })}
          </Button>
          <Typography sx={{ mt: 2.5 }}>
            <Link href={`mailto:${brand.email}`} color="inherit">
              {t("contact.write", { email: brand.email })}
            </Link>
          </Typography>
        </Box>
        <Box sx={{ px: { xs: 2, md: 4 }, lineHeight: 0 }}>
          <Meadow />
        </Box>
      </Box>
    </Band>
  );
}

/** A telephone number that is not torn apart at the end of a line. */
function unbroken(number: string): string {
  return number.replaceAll(" ", "\u00a0");
}
