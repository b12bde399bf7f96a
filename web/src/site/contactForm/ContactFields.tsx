import Box from "@mui/material/Box";
import {
  isForCompanies,
  messageMaxLength,
  partnerKinds,
  type ContactPage,
} from "@salvia/domain/lead/contact";
import { emailMaxLength, nameMaxLength } from "@salvia/domain/shared/patterns";
import { useTranslation } from "react-i18next";

import { ContactField, fieldStyles, SelectField } from "./ContactField.tsx";
import { Fieldset } from "./Fieldset.tsx";
import { PlanRadios } from "../sections/PlanRadios.tsx";

/** The fields of the contact form; some pages have additional ones. */
export function ContactFields({ page }: { page: ContactPage }) {
  const { t } = useTranslation(["contact", "partners"]);
  return (
    <>
      <Box sx={nameStyles}>
        <ContactField
          name="firstName"
          autoComplete="given-name"
          required
          maxLength={nameMaxLength}
        />
        <ContactField
          name="lastName"
          autoComplete="family-name"
          required
          maxLength={nameMaxLength}
        />
      </Box>
      <Fieldset legend={t("form.reach")}>
        <Box sx={pairStyles}>
          <ContactField name="email" type="email" autoComplete="email" maxLength={emailMaxLength} />
          <ContactField name="phone" type="tel" autoComplete="tel" maxLength={40} />
        </Box>
      </Fieldset>
      {isForCompanies(page) && (
        <Box sx={pairStyles}>
          <ContactField name="company" autoComplete="organization" required maxLength={120} />
          {page === "businesses" && (
            <ContactField name="groupSize" type="number" optional min={1} max={100_000} />
          )}
          {page === "partners" && (
            <ContactField name="partnerKind">
              <SelectField name="partnerKind">
                <option value="">{t("form.partnerNone")}</option>
                {partnerKinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {t(`partners:kinds.${kind}.title`)}
                  </option>
                ))}
              </SelectField>
            </ContactField>
          )}
        </Box>
      )}
      {page === "price" && (
        <div data-if="company" hidden>
          <ContactField name="company" autoComplete="organization" optional maxLength={120} />
        </div>
      )}
      {page === "partners" || page === "embedded" ? null : <PlanRadios page={page} />}
      <ContactField name="message" optional>
        <Box
          component="textarea"
          id="message"
          name="message"
          rows={4}
          maxLength={messageMaxLength}
          aria-describedby="message-hint message-error"
          sx={fieldStyles}
        />
        <Box id="message-hint" sx={hintStyles}>
          {t("form.messageHint")}
        </Box>
      </ContactField>
    </>
  );
}

const hintStyles = { mt: 0.75, color: "text.secondary", fontSize: "0.875rem", textWrap: "pretty" };

/** Side by side on a phone, too, but not at 320 px. */
const nameStyles = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(140px, 1fr))",
  gap: { xs: 1.5, sm: 2.5 },
};

const pairStyles = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
  gap: 2.5,
};
