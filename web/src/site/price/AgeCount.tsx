import Box from "@mui/material/Box";
import { wholeNumber } from "@salvia/domain/site/priceAnswers";
import { useTranslation } from "react-i18next";

interface AgeCountProps {
  id: string;
  name: string;
  /** The ages, such as "30 to 39". */
  ages: string;
}

/** How many people of some ages: a field, and without typing a button for each step. */
export function AgeCount({ id, name, ages }: AgeCountProps) {
  const { t } = useTranslation("price");
  return (
    <Box sx={rowStyles}>
      <label htmlFor={id}>{ages}</label>
      <Box sx={stepperStyles}>
        <button type="button" data-step="-1" aria-label={t("people.fewer", { ages })}>
          −
        </button>
        {/* Text instead of a number field, whose value is empty if someone pastes words. */}
        <input
          id={id}
          name={name}
          inputMode="numeric"
          placeholder="0"
          pattern={wholeNumber.source}
        />
        <button type="button" data-step="1" aria-label={t("people.more", { ages })}>
          +
        </button>
      </Box>
    </Box>
  );
}

const rowStyles = {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 1.5,
};

const stepperStyles = {
  display: "flex",
  minHeight: 48,
  border: "1px solid",
  borderColor: "outline",
  borderRadius: "12px",
  "&:has([aria-invalid='true'])": { borderColor: "error.main", borderWidth: 2 },
  "& button, & input": {
    width: 48,
    p: 0,
    border: 0,
    borderRadius: "inherit",
    backgroundColor: "transparent",
    color: "inherit",
    font: "inherit",
    textAlign: "center",
  },
  "& button": { color: "primary.main", fontSize: "1.375rem", cursor: "pointer" },
  // Nothing to take away.
  "&:has(:placeholder-shown) [data-step^='-']": { opacity: 0.5 },
  "@media (scripting: none)": { "& button": { display: "none" } },
};
