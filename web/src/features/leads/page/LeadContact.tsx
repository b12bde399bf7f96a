import Link from "@mui/material/Link";
import { useTranslation } from "react-i18next";

import { CopyButton } from "../../../ui/CopyButton.tsx";
import { Section } from "../../../ui/Section.tsx";
import { Description, DescriptionList } from "./DescriptionList.tsx";
import type { LeadRow } from "../data/leadRow.ts";
import { usePhoneFormat } from "../../../ui/fields/usePhoneFormat.ts";

/** The lead's email and phone, each with a link to use it and a button to copy it. */
export function LeadContact({ row: { lead } }: { row: LeadRow }) {
  const { t } = useTranslation(["leadPage", "leads"]);
  const formatPhone = usePhoneFormat();
  const { email, phone } = lead;
  return (
    <Section title={t("facts.contact")}>
      <DescriptionList>
        <Description name={t("leads:form.phone")}>
          {phone === null ? (
            t("facts.none")
          ) : (
            <Reachable
              href={`tel:${phone}`}
              text={formatPhone(phone)}
              copy={phone}
              label={t("facts.copyPhone")}
            />
          )}
        </Description>
        <Description name={t("leads:form.email")}>
          {email === null ? (
            t("facts.none")
          ) : (
            <Reachable
              href={`mailto:${email}`}
              text={email}
              copy={email}
              label={t("facts.copyEmail")}
            />
          )}
        </Description>
      </DescriptionList>
    </Section>
  );
}

type ReachableProps = { href: string; text: string; copy: string; label: string };

function Reachable({ href, text, copy, label }: ReachableProps) {
  const { t } = useTranslation("leadPage");
  return (
    <span>
      <Link href={href}>{text}</Link>
      <CopyButton
        text={copy}
        label={label}
        copied={t("facts.copied")}
        failed={t("facts.notCopied")}
      />
    </span>
  );
}
