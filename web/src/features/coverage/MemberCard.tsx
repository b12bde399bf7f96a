import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import PrintIcon from "@mui/icons-material/PrintOutlined";
import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import type { Coverage } from "@salvia/domain/member/coverage";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../firebase/useMutation.ts";
import { download } from "../../lib/download.ts";
import { BusyButton } from "../../ui/BusyButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { FilterChoice } from "../../ui/fields/FilterChoice.tsx";
import { Section } from "../../ui/Section.tsx";
import { MutationProblem } from "../../ui/status/MutationProblem.tsx";
import { CardFace, useCardTexts, type CardProps } from "./CardFace.tsx";
import { cardImage } from "./cardImage.ts";

/**
 * The member cards of everyone on a plan: on the screen, on paper, and as a picture that a phone
 * shows offline.
 */
export function MemberCard({ patient, coverage }: Omit<CardProps, "of">) {
  const { t } = useTranslation("member");
  const mutation = useMutation();
  const [chosen, setChosen] = useState<string | null>(null);
  // The family may change while the page is open.
  const person = coverage.family.find((each) => keyOf(each) === chosen);
  const card = { patient, coverage, of: person?.name };
  const texts = useCardTexts(card);

  async function save() {
    download(await cardImage(texts), t("card.file"));
  }
  return (
    <Section title={t("card.title")} lead={t("card.lead")}>
      <GlobalStyles styles={printedAlone} />
      {coverage.family.length === 0 ? null : (
        <FilterChoice
          label={t("card.of")}
          any={patient.name}
          value={person === undefined ? null : chosen}
          choices={coverage.family.map((each) => [keyOf(each), each.name] as const)}
          onChoose={setChosen}
        />
      )}
      <CardFace {...card} />
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

function keyOf({ name, birthYear }: Coverage["family"][number]): string {
  return `${name} ${birthYear}`;
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
