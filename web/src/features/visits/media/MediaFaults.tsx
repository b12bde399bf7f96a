import { useTranslation } from "react-i18next";

import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { mediaKinds } from "./openMedia.ts";
import type { OwnMedia } from "./useOwnMedia.ts";

/** Shows which of the user's devices do not work in a visit, with a retry button. */
export function MediaFaults({ media }: { media: OwnMedia }) {
  const { t } = useTranslation("visits");
  const faults = mediaKinds.flatMap((kind) => {
    const fault = media.faults[kind];
    return fault === null ? [] : [{ kind, fault }];
  });
  return faults.map(({ kind, fault }, at) => (
    <Notice
      key={kind}
      severity="warning"
      action={
        // One button retries both devices.
        at > 0 ? undefined : (
          <Button
            color="inherit"
            size="small"
            sx={{ whiteSpace: "nowrap" }}
            aria-disabled={media.status === "opening"}
            onClick={media.open}
          >
            {t("check.again")}
          </Button>
        )
      }
    >
      {`${t(`fault.${kind}.${fault}`)} ${t(`fault.${kind}.effect`)}`}
    </Notice>
  ));
}
