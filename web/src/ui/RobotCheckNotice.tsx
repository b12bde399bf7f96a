import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Trans, useTranslation } from "react-i18next";

import { useLanguage } from "../i18n/useLanguage.ts";

/** Discloses who else receives the number, in place of the badge of Google's reCAPTCHA. */
export function RobotCheckNotice() {
  const { t } = useTranslation("phone");
  const { language } = useLanguage();
  const page = (name: string) => (
    <Link
      href={`https://policies.google.com/${name}?hl=${language}`}
      color="inherit"
      target="_blank"
      rel="noreferrer"
    />
  );
  return (
    <Typography variant="body2" sx={{ color: "text.secondary" }}>
      <Trans
        t={t}
        i18nKey="number.robotCheck"
        components={{ privacy: page("privacy"), terms: page("terms") }}
      />
    </Typography>
  );
}
