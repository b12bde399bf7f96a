import LeavingIcon from "@mui/icons-material/LogoutOutlined";
import MovingIcon from "@mui/icons-material/SwapVertOutlined";
import { useTranslation } from "react-i18next";

import { RowNote } from "./RowNote.tsx";
import type { RowHighlight } from "./useRowHighlights.ts";

/** Label of a row that is about to leave or move; nothing for other marks. */
export function LeavingLabel({ mark }: { mark: RowHighlight | undefined }) {
  const { t } = useTranslation("leads");
  if (mark !== "leaving" && mark !== "moving") return null;
  const Icon = mark === "leaving" ? LeavingIcon : MovingIcon;
  return (
    <RowNote>
      <Icon aria-hidden="true" />
      {t(`row.${mark}`)}
    </RowNote>
  );
}
