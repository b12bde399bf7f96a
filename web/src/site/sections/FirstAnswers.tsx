import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ContactPage } from "@salvia/domain/lead/contact";
import { useTranslation } from "react-i18next";

export interface FirstAnswer {
  question: string;
  answer: string;
  /** Whether the answer contains a price, which is then marked as a sample. */
  sample?: boolean;
}

/** Questions and answers side by side, or stacked on narrow screens. */
export function FirstAnswers({ answers }: { answers: readonly FirstAnswer[] }) {
  const { t } = useTranslation("site");
  return (
    <Box
      component="dl"
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" },
        gap: { xs: 1.5, md: 4 },
        m: 0,
        p: { xs: 2, md: 3.5 },
        borderRadius: "20px",
        backgroundColor: "tint",
      }}
    >
      {answers.map(({ question, answer, sample = false }) => (
        <div key={question}>
          <Typography component="dt" sx={{ fontWeight: 650, mb: 0.25 }}>
            {question}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontSize: "1rem", lineHeight: 1.5 }}>
            {answer}
            {sample && <SampleMark label={t("sample")} />}
          </Typography>
        </div>
      ))}
    </Box>
  );
}

/**
 * The questions that every page begins with: what is covered, who pays how much, and where.
 *
 * @param prices the formatted prices in the answers; null if there are none
 */
export function useFirstAnswers(
  page: Exclude<ContactPage, "price">,
  prices: { price: string } | { adult: string; child: string } | null,
): readonly FirstAnswer[] {
  const { t } = useTranslation(["home", "individuals", "businesses", "embedded", "partners"]);
  return (["covers", "pay", "where"] as const).map((about) => ({
    question: t(`${page}:answers.${about}.question`),
    answer: t(`${page}:answers.${about}.answer`, { ...prices }),
    sample: about === "pay" && prices !== null,
  }));
}

export function SampleMark({ label }: { label: string }) {
  return (
    <Box
      component="span"
      sx={{ display: "block", color: "text.secondary", fontSize: "0.875rem", lineHeight: 1.5 }}
    >
      {label}
    </Box>
  );
}
