import { useTranslation } from "react-i18next";

import { useMutation } from "../../../firebase/useMutation.ts";
import { useAuth } from "../../../session/useAuth.ts";
import { useToast } from "../../../ui/dialogs/ToastProvider.tsx";
import type { AppointmentRow } from "../data/appointments.data.ts";
import { attemptChange } from "../useAppointmentMutation.ts";
import { followingInSeries } from "./series.data.ts";

/** Cancels an appointment of a series and those that follow it, one by one, and says how many. */
export function useCancelFollowing() {
  const { t } = useTranslation("appointments");
  const canceledBy = useAuth().user?.uid ?? "";
  const showToast = useToast();
  const mutation = useMutation();

  async function cancelFollowing(row: AppointmentRow) {
    await mutation.run(async () => {
      const rows = await followingInSeries(row);
      let count = 0;
      for (const each of rows) {
        // oxlint-disable-next-line no-await-in-loop -- one by one, so that a failure leaves the rest
        const problem = await attemptChange(each, { status: "cancelled", canceledBy });
        if (problem === null) count += 1;
      }
      const isAll = count === rows.length;
      const text = t("series.canceled", { count });
      showToast(
        isAll ? "success" : "warning",
        isAll ? text : `${text} ${t("series.notAllCanceled", { count: rows.length - count })}`,
      );
    });
  }

  return { ...mutation, cancelFollowing };
}
