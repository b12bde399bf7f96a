import UpIcon from "@mui/icons-material/ArrowUpward";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";

/** Scrolls to leads that arrived above the visible rows. */
export function NewAboveButton({ count, onPress }: { count: number; onPress: () => void }) {
  const { t } = useTranslation("leads");
  if (count === 0) return null;
  return (
    <Box
      sx={{
        position: "fixed",
        top: 112,
        left: "50%",
        transform: "translateX(-50%)",
        zIndex: "speedDial",
      }}
    >
      <Button
        variant="contained"
        startIcon={<UpIcon />}
        onClick={onPress}
        sx={{ borderRadius: 999, boxShadow: "0 12px 32px rgb(16 25 21 / 0.14)" }}
      >
        {t("newAbove", { count })}
      </Button>
    </Box>
  );
}
