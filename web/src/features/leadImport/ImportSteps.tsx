import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";

const steps = ["file", "columns", "rows"] as const;

/** Shows the current step of the import. */
export function ImportSteps({ at }: { at: (typeof steps)[number] }) {
  const { t } = useTranslation("leadImport");
  return (
    <Box
      component="ol"
      aria-label={t("steps.label")}
      sx={{
        display: "flex",
        flexWrap: "wrap",
        gap: { xs: 1.5, sm: 3 },
        listStyle: "none",
        padding: 0,
        margin: 0,
      }}
    >
      {steps.map((step, index) => (
        <Box
          key={step}
          component="li"
          aria-current={step === at ? "step" : undefined}
          sx={{
            display: "flex",
            alignItems: "center",
            gap: 1,
            color: step === at ? "text.primary" : "text.secondary",
            fontWeight: step === at ? 600 : 400,
          }}
        >
          <Box
            component="span"
            sx={{
              display: "grid",
              placeItems: "center",
              width: 26,
              height: 26,
              borderRadius: "50%",
              fontSize: "0.875rem",
              border: 1,
              borderColor: step === at ? "primary.main" : "outline",
              backgroundColor: step === at ? "primary.main" : "transparent",
              color: step === at ? "primary.contrastText" : "inherit",
            }}
          >
            {index + 1}
          </Box>
          {t(`steps.${step}`)}
        </Box>
      ))}
    </Box>
  );
}
