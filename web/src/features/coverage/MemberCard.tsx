import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import PrintIcon from "@mui/icons-material/PrintOutlined";
import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import { styled } from "@mui/material/styles";
import type { Coverage } from "@salvia/domain/member/coverage";
import type { Patient } from "@salvia/domain/record/patient";
import { brand } from "@salvia/domain/site/brand";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../firebase/useMutation.ts";
import { useLanguage } from "../../i18n/useLanguage.ts";
import { download } from "../../lib/download.ts";
import { dateText } from "../../lib/time/dateText.ts";
import { BusyButton } from "../../ui/BusyButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { Logo } from "../../ui/Logo.tsx";
import { Section } from "../../ui/Section.tsx";
import { MutationProblem } from "../../ui/status/MutationProblem.tsx";
import { cardImage } from "./cardImage.ts";

type MemberCardProps = {
  patient: Pick<Patient, "name" | "memberNumber">;
  coverage: Coverage;
};

/** The member card: on the screen, on paper, and as a picture that a phone shows offline. */
export function MemberCard({ patient: { name, memberNumber }, coverage }: MemberCardProps) {
  const { t } = useTranslation(["member", "plans"]);
  const { language } = useLanguage();
  const mutation = useMutation();
  const facts = [
    ...(memberNumber === null ? [] : [{ label: t("card.number"), value: memberNumber }]),
    { label: t("card.plan"), value: t(`plans:name.${coverage.plan}`) },
    { label: t("card.since"), value: dateText(coverage.startsOn, language) },
  ];
  const phone = t("card.phone", { phone: brand.phone.display });

  async function save() {
    download(await cardImage({ name, facts, phone }), t("card.file"));
  }
  return (
    <Section title={t("card.title")} lead={t("card.lead")}>
      <GlobalStyles styles={printedAlone} />
      <Card data-card>
        <Logo size={32} />
        <b>{name}</b>
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <a href={brand.phone.href}>{phone}</a>
      </Card>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
        <BusyButton
          variant="contained"
          startIcon={<DownloadIcon />}
          busy={mutation.busy}
          busyLabel={t("card.saving")}
          onClick={() => void mutation.run(save)}
        >
          {t("card.save")}
        </BusyButton>
        <Button variant="outlined" startIcon={<PrintIcon />} onClick={printCard}>
          {t("card.print")}
        </Button>
      </Box>
      <MutationProblem mutation={mutation} />
    </Section>
  );
}

/** Prints the card alone; the browser's own command prints the whole page. */
function printCard() {
  document.body.dataset["printing"] = "card";
  window.addEventListener("afterprint", () => delete document.body.dataset["printing"], {
    once: true,
  });
  window.print();
}

const printedAlone = {
  "@media print": {
    "body[data-printing=card] *": { visibility: "hidden" },
    "body[data-printing=card] [data-card], body[data-printing=card] [data-card] *": {
      visibility: "visible",
    },
    "body[data-printing=card] [data-card]": { position: "fixed", top: 0, left: 0 },
  },
} as const;

const Card = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 16,
  // The proportions of a bank card, unless a long name needs more room.
  width: "min(100%, 85.6mm)",
  minHeight: "53.98mm",
  alignContent: "space-between",
  padding: 20,
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.primary.main}`,
  backgroundColor: theme.vars.palette.tint,
  color: theme.vars.palette.text.primary,
  overflowWrap: "anywhere",
  printColorAdjust: "exact",
  "& > b": { fontSize: "1.125rem", fontWeight: 650 },
  "& dl": { display: "flex", flexWrap: "wrap", gap: "8px 20px", margin: 0 },
  "& dt": { fontSize: "0.75rem", color: theme.vars.palette.text.secondary },
  "& dd": { margin: 0, fontSize: "0.875rem", fontWeight: 600 },
  "& > a": { color: "inherit", fontSize: "0.8125rem", fontWeight: 550 },
}));
