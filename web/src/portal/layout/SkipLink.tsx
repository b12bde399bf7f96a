import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";

/** Lets keyboard users skip the menu. It is visible only while focused. */
export function SkipLink({ target }: { target: string }) {
  const { t } = useTranslation("portal");
  return (
    <Skip
      href={`#${target}`}
      onClick={(event) => {
        // Keeps the address unchanged; the router would treat the fragment as a navigation.
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    >
      {t("skip")}
    </Skip>
  );
}

const Skip = styled("a")(({ theme }) => ({
  position: "fixed",
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: "10px 16px",
  borderRadius: 8,
  fontWeight: 600,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  "&:not(:focus)": { transform: "translateY(-64px)" },
}));
