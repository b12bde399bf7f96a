import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";

import type { Failure } from "../../firebase/clientError.ts";
import { Button } from "../../ui/Button.tsx";
import { WiltedPicture } from "../../ui/drawings/StatePictures.tsx";
import { StateMessage } from "../../ui/status/StateMessage.tsx";
import { useFailureText } from "../../ui/status/useFailureText.ts";

/** Replaces a page that failed, with advice and the reference for support. */
export function BrokenPage({ failure }: { failure: Failure }) {
  const { t } = useTranslation("portal");
  const failureText = useFailureText();
  // The network lost a part of the page.
  const isLost = failure.code === "offline";
  return (
    <Box
      component="main"
      role="alert"
      sx={{ minHeight: "80vh", display: "grid", placeItems: "center" }}
    >
      <StateMessage
        picture={<WiltedPicture />}
        title={t(isLost ? "broken.lost" : "broken.title")}
        level="h1"
        action={
          <Button variant="contained" onClick={() => location.reload()}>
            {t("broken.action")}
          </Button>
        }
      >
        {isLost ? failureText(failure) : t("broken.body")}
        {failure.id === null ? null : (
          <Typography sx={{ marginTop: 1, color: "text.primary" }}>
            {t("broken.reference", { id: failure.id })}
          </Typography>
        )}
      </StateMessage>
    </Box>
  );
}
