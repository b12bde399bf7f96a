import type { WaitingListEntry } from "@salvia/domain/scheduling/waitingList";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { useKnownTimeZone } from "../../../ui/time/useKnownTimeZone.ts";
import { dayText } from "../timeFormat.ts";

/** What a patient waits for, in one line: "Video visit, morning, until Tuesday, December 8". */
export function WaitingWish({ mode, partOfDay, until }: WaitingListEntry) {
  const { t } = useTranslation("appointments");
  const { language } = useLanguage();
  const zone = useKnownTimeZone();
  // `until` is the end of the last day.
  const lastDay = dayText(new Date(until.getTime() - 1), language, zone);
  return (
    <span>
      {[
        t(mode === null ? "waitingList.anyMode" : `mode.${mode}`),
        ...(partOfDay === null ? [] : [t(`waitingList.${partOfDay}`)]),
        t("waitingList.untilDay", { day: lastDay }),
      ].join(" · ")}
    </span>
  );
}
