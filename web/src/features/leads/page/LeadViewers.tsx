import ViewIcon from "@mui/icons-material/VisibilityOutlined";
import Box from "@mui/material/Box";
import { othersThere, viewerBeatMs } from "@salvia/domain/shared/viewers";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useAuth } from "../../../session/useAuth.ts";
import { useStaffName } from "../../../ui/StaffName.tsx";
import { sayOpen, viewersOfLead } from "./leadViewers.data.ts";

/** Says who else has the lead open now, and lets them see that the user has. */
export function LeadViewers({ leadId }: { leadId: string }) {
  const uid = useAuth().user?.uid ?? "";
  useEffect(() => beHere(leadId, uid), [leadId, uid]);
  const live = useLiveQuery(`leadViewers/${leadId}`, viewersOfLead(leadId));
  const viewers = live.status === "content" ? live.value : null;
  const others = viewers === null ? [] : othersThere(viewers, uid);
  return (
    <Box component="output" sx={{ display: "contents" }}>
      {others.map((other) => (
        <Viewer key={other} uid={other} />
      ))}
    </Box>
  );
}

function Viewer({ uid }: { uid: string }) {
  const { t } = useTranslation("leadPage");
  const name = useStaffName(uid);
  return (
    <Box
      component="span"
      sx={{ display: "inline-flex", alignItems: "center", gap: 0.75, color: "secondary.main" }}
    >
      <ViewIcon aria-hidden="true" sx={{ fontSize: 18 }} />
      <span>{t("viewer", { name })}</span>
    </Box>
  );
}

/** Says at once and then regularly that the page is open, while it is visible and online. */
function beHere(leadId: string, uid: string): () => void {
  const say = (isOpen: boolean) => {
    // Nothing is sent later: by then it would be wrong.
    if (navigator.onLine) sayOpen(leadId, uid, isOpen).catch(() => {});
  };
  const beat = () => {
    if (document.visibilityState === "visible") say(true);
  };
  const leave = () => say(false);
  const turn = () => say(document.visibilityState === "visible");
  beat();
  const timer = setInterval(beat, viewerBeatMs);
  document.addEventListener("visibilitychange", turn);
  window.addEventListener("pagehide", leave);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", turn);
    window.removeEventListener("pagehide", leave);
    leave();
  };
}
