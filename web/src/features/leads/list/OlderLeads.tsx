import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";

import { useOnline } from "../../../ui/useOnline.ts";
import type { LeadFeed } from "../paging/leadFeed.ts";

/** The foot of the list: loads more leads, or says that there are no more. */
export function OlderLeads({ older, onShow }: { older: LeadFeed["older"]; onShow: () => void }) {
  const { t } = useTranslation(["leads", "leadSearch"]);
  const online = useOnline();
  // Nothing loads without a network; the notice above says so.
  if (older === "loading" && !online) return null;
  return (
    <Box
      sx={{
        display: "grid",
        placeItems: "center",
        minHeight: 65,
        borderTop: 1,
        borderColor: "divider",
        color: "text.secondary",
      }}
    >
      {older === "none" || older === "narrow" ? (
        t(older === "none" ? "older.none" : "leadSearch:more")
      ) : (
        <Button
          aria-disabled={older === "loading"}
          onClick={() => {
            if (older === "some") onShow();
          }}
        >
          {t(older === "some" ? "older.show" : "older.loading")}
        </Button>
      )}
    </Box>
  );
}
