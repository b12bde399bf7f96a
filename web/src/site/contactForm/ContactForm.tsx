import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { contactConsent } from "@salvia/domain/site/contactConsent";
import { publicPath } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";

import { brand } from "@salvia/domain/site/brand";
import { CheckboxLine } from "./CheckboxLine.tsx";
import { ContactFields } from "./ContactFields.tsx";
import { problemId, thanksId } from "./contactMarkup.ts";
import type { PageContext } from "../document/pageContext.ts";
import { SentEstimate } from "../price/SentEstimate.tsx";
import { EstimateChoice } from "../price/EstimateChoice.tsx";
import { ProblemSummary } from "./ProblemSummary.tsx";
import { nonBreaking } from "../../lib/format.ts";
import { Button } from "../../ui/Button.tsx";

/**
 * The contact form. Without JavaScript it is posted natively and comes back filled in if it has
 * problems; the page's script sends it in place. Both find the problem messages in its markup.
 */
export function ContactForm({ place }: { place: PageContext }) {
  const { t } = useTranslation("contact");
  const consent = contactConsent[place.language];
  const phone = nonBreaking(brand.phone.display);
  return (
    <Box
      sx={{
        p: { xs: 2.5, sm: 4 },
        borderRadius: "20px",
        backgroundColor: "raised",
        // The thanks are much shorter than the form.
        "&:has(> form[hidden])": { alignSelf: "start" },
      }}
    >
      <Box
        component="form"
        method="post"
        // Moves the focus to the server's problem message instead of the top of the page.
        action={`/api/contact#${problemId}`}
        aria-label={t("form.label")}
        data-contact=""
        sx={formStyles}
      >
        <ProblemSummary
          id={problemId}
          data-fields={t("problem.fields")}
          data-busy={t("problem.busy")}
          data-offline={t("problem.offline")}
          data-unknown={t("problem.unknown")}
          data-failed={t("problem.failed")}
        />
        <Typography>{t("form.required")}</Typography>
        <ContactFields page={place.page} />
        {place.page === "price" && <EstimateChoice language={place.language} />}
        <CheckboxLine name="consent" value="yes">
          <Box component="span" sx={{ fontSize: "1rem" }}>
            {consent}{" "}
            <Box component="span" sx={{ color: "text.secondary" }}>
              ({t("form.optional")})
            </Box>
          </Box>
        </CheckboxLine>
        {/* A honeypot: bots fill in every field, while people neither see nor hear this one. */}
        <Box
          aria-hidden="true"
          sx={{ position: "absolute", left: -9999, width: "1px", height: "1px" }}
        >
          <label>
            {t("form.website")}
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </Box>
        <input type="hidden" name="page" value={place.page} />
        <input type="hidden" name="language" value={place.language} />
        <input type="hidden" name="key" />
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
          <Button type="submit" variant="contained" size="large" data-sending={t("form.sending")}>
            {t("form.send")}
          </Button>
          <Typography variant="body2" sx={{ color: "text.secondary", flex: "1 1 220px" }}>
            {t("form.privacy")}{" "}
            <Link href={publicPath("privacy", place.language)}>{t("form.privacyLink")}</Link>
          </Typography>
        </Box>
      </Box>
      <Box id={thanksId} tabIndex={-1} hidden sx={thanksStyles}>
        <Typography variant="h3" sx={{ mb: 1 }}>
          {t("thanks.title")}
        </Typography>
        <Typography>{t("thanks.text", { phone })}</Typography>
        <Typography variant="h4" sx={{ mt: 3, mb: 1 }}>
          {t("thanks.sent")}
        </Typography>
        <Box component="dl" sx={sentStyles} />
        {place.page === "price" && <SentEstimate language={place.language} />}
        <p data-consent="">{consent}</p>
      </Box>
    </Box>
  );
}

// On the elements, these styles would give each of them a whole set of its own.
const formStyles = {
  display: "grid",
  gap: 2.5,
  "&[hidden]": { display: "none" },
  "& [type=submit]": { minWidth: 160 },
  "& textarea": { display: "block", resize: "vertical" },
};

const thanksStyles = {
  scrollMarginTop: 96,
  "&[hidden]": { display: "none" },
  "&:focus": { outline: 0 },
  "form:not(:has([name=consent]:checked)) ~ & [data-consent]": { display: "none" },
};

/** The script fills the list with what the visitor sent. */
const sentStyles = {
  m: 0,
  "& dt": { color: "text.secondary", fontSize: "0.875rem" },
  "& dd": { m: 0, mb: 1, overflowWrap: "anywhere", whiteSpace: "pre-line" },
};
