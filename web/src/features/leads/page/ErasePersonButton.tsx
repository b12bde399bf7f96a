import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";

import { MoreTexts } from "../../../i18n/MoreTexts.tsx";

/** For administrators: asks to erase a lead's person. */
export function ErasePersonButton({ onErase }: { onErase: () => void }) {
  return (
    <MoreTexts namespaces={["erasePerson"]} fallback={null}>
      <Erase onErase={onErase} />
    </MoreTexts>
  );
}

function Erase({ onErase }: { onErase: () => void }) {
  const { t } = useTranslation("erasePerson");
  return (
    <Button variant="outlined" color="error" onClick={onErase}>
      {t("action")}
    </Button>
  );
}
