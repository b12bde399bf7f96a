import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import { useTranslation } from "react-i18next";

/**
 * Switches the prices of the plan table below it between one adult and a family. It works without
 * script; a browser that knows no `:has()` shows both rows instead.
 */
export function PayerSwitch() {
  const { t } = useTranslation("plans");
  return (
    <Box component="fieldset" sx={switchStyles}>
      <GlobalStyles styles={hiddenRows} />
      <Box component="legend" sx={{ float: "left", p: 0, mr: 0.5, alignSelf: "center" }}>
        {t("table.payer.label")}
      </Box>
      {payers.map((payer) => (
        <Box key={payer} component="label" sx={optionStyles}>
          <input
            type="radio"
            name="payer"
            value={payer}
            autoComplete="off"
            defaultChecked={payer === "adult"}
          />
          {t(`table.payer.${payer}`)}
        </Box>
      ))}
    </Box>
  );
}

const payers = ["adult", "family"] as const;

const hiddenRows = {
  "@media screen": {
    "section:has([value=adult]:checked) [data-payer=family]": { display: "none" },
    "section:has([value=family]:checked) [data-payer=adult]": { display: "none" },
  },
};

const switchStyles = {
  display: "none",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 1,
  m: 0,
  mb: 2,
  p: 0,
  border: 0,
  minWidth: 0,
  "@supports selector(:has(*))": { "@media screen": { display: "flex" } },
};

const optionStyles = {
  display: "flex",
  alignItems: "center",
  minHeight: 44,
  px: 2,
  border: "1px solid",
  borderColor: "outline",
  borderRadius: 999,
  cursor: "pointer",
  "&:has(:checked)": { borderColor: "primary.main", backgroundColor: "tint", fontWeight: 600 },
  "& input": { m: 0, mr: 1, accentColor: "currentColor", color: "primary.main" },
};
