import Typography from "@mui/material/Typography";
import { createContext, useContext, useEffect, useSyncExternalStore, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { zoneToSay } from "../../lib/time/zoneToSay.ts";
import { StaffZonesContext } from "../StaffName.tsx";
import { useTimeZone } from "./useTimeZone.ts";

type ZoneNameProps = {
  /** The shown time that it stands beside. */
  moment: Date;
  /** The clinician whose practice may be in another zone. */
  practiceOf?: string;
};

/** The zone of the times beside it, only for readers whose device or practice shows another time. */
export function ZoneName({ moment, practiceOf }: ZoneNameProps) {
  const { language } = useLanguage();
  const own = useTimeZone();
  const zone = zoneToSay(moment, language, own, [usePracticeZone(practiceOf)]);
  const isSaid = useContext(ZoneSaidContext) && zoneToSay(moment, language, own) !== null;
  return zone === null || isSaid ? null : <span>{zone}</span>;
}

/** Says the zone of the times of a list once above it, rather than beside each. */
export function ZoneSaid({ children, ...span }: { from: Date; until: Date; children: ReactNode }) {
  return (
    <ZoneSaidContext value>
      {useContext(ZoneSaidContext) ? null : <ZoneNote {...span} />}
      {children}
    </ZoneSaidContext>
  );
}

/** Whether a note above says the zone. */
export const ZoneSaidContext = createContext(false);

/** The same for a page of times, as a sentence beside them. */
export function ZoneNote({ from, until }: { from: Date; until: Date }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const zone = useTimeZone();
  // The clocks may change between the first and the last of them.
  const names = [from, until].map((moment) => zoneToSay(moment, language, zone));
  const said = [...new Set(names.filter((name) => name !== null))];
  if (said.length === 0) return null;
  return (
    <Typography variant="body2" sx={{ color: "text.secondary" }}>
      {t("timesIn", { zone: said.join(" / ") })}
    </Typography>
  );
}

/** The time zone of a clinician's practice; null while it is not known. */
function usePracticeZone(uid: string | undefined): string | null {
  const zones = useContext(StaffZonesContext);
  useEffect(() => {
    if (uid !== undefined) zones?.ask(uid);
  }, [zones, uid]);
  const subscribe = zones?.subscribe ?? noChanges;
  return useSyncExternalStore(subscribe, () =>
    uid === undefined ? null : (zones?.get(uid) ?? null),
  );
}

const noChanges = () => () => {};
