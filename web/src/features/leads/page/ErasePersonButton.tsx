import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";

import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";

/** Opens the erase dialog; for administrators. */
export function ErasePersonButton({ onErase }: { onErase: () => void }) {
  return (
    <NamespaceLoader namespaces={["erasePerson"]} fallback={null}>
      <Erase onErase={onErase} />
    </NamespaceLoader>
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
